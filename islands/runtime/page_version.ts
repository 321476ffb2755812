/**
 * A page that a newer version of the program has made. Turbo reloads for it; while that would take
 * a sound or a walk away, the scripts and styles of this version show it.
 */
import { showAlert } from "../shell/alert.ts";
import { pageWouldLose } from "./reload.ts";

const HAS_NEW_VERSION = "This site has a new version. Reload the page when no story is playing.";

let wasSaid = false;

/** The page `html`, with the files of the page that is shown in place of newer ones, if need be. */
export function keepOwnFiles(html: string): string {
  if (!isOtherVersion(html) || !pageWouldLose()) return html;
  if (!wasSaid) {
    wasSaid = true;
    addEventListener("turbo:load", () => {
      showAlert(HAS_NEW_VERSION, { label: "Reload", onClick: () => location.reload() });
    }, { once: true });
  }
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const file of filesOf(page)) file.remove();
  for (const file of filesOf(document)) page.head.append(page.importNode(file));
  return page.documentElement.outerHTML;
}

const isOtherVersion = (html: string): boolean =>
  Array.from(filesOf(document)).some((file) => !html.includes(addressOf(file)));

/** The elements at whose change Turbo reloads the page: its own style sheet and script. */
const filesOf = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("[data-turbo-track=reload]");

const addressOf = (file: Element) => file.getAttribute("href") ?? file.getAttribute("src") ?? "";
