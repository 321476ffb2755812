/**
 * Pages of a newer version of the program. Turbo reloads for them; if that would end a sound or a
 * walk, the scripts and styles of this version show them.
 */
import { showAlert } from "../shell/alert.ts";
import { pageWouldLose } from "./reload.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

let wasSaid = false;

/** The page `html`, with this page's files in place of newer ones, if needed. */
export function keepOwnFiles(html: string): string {
  if (!isOtherVersion(html) || !pageWouldLose()) return html;
  if (!wasSaid) {
    wasSaid = true;
    addEventListener("turbo:load", () => {
      showAlert(t("hasNewVersion"), { label: t("reload"), onClick: () => location.reload() });
    }, { once: true });
  }
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const file of filesOf(page)) file.remove();
  for (const file of filesOf(document)) page.head.append(page.importNode(file));
  return page.documentElement.outerHTML;
}

const isOtherVersion = (html: string): boolean =>
  Array.from(filesOf(document)).some((file) => !html.includes(addressOf(file)));

/** The elements whose change makes Turbo reload the page: its style sheet and script. */
const filesOf = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("[data-turbo-track=reload]");

const addressOf = (file: Element) => file.getAttribute("href") ?? file.getAttribute("src") ?? "";
