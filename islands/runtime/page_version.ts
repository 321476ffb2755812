/**
 * Pages of a newer version of the program, or in another language. Turbo reloads for them; if that
 * would end a sound or a walk, the scripts and styles of this version show them, with the texts of
 * their language.
 */
import { showAlert } from "../shell/alert.ts";
import { pageWouldLose } from "./reload.ts";
import { language, texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

let wasSaid = false;

/**
 * The page `html`, with this page's files in place of newer ones, if needed. Rejects when the texts
 * of another language cannot be loaded.
 */
export async function keepOwnFiles(html: string): Promise<string> {
  if (!hasOtherFiles(html) || !pageWouldLose()) return html;
  const page = new DOMParser().parseFromString(html, "text/html");
  if (page.documentElement.lang !== language()) await takeTexts(page);
  if (!hasOtherFiles(html)) return html;
  if (!wasSaid) {
    wasSaid = true;
    addEventListener("turbo:load", () => {
      showAlert(t("hasNewVersion"), { label: t("reload"), onClick: () => location.reload() });
    }, { once: true });
  }
  for (const file of filesOf(page)) file.remove();
  for (const file of filesOf(document)) page.head.append(page.importNode(file));
  return page.documentElement.outerHTML;
}

/** Puts the texts of `page`, which is in another language, in the place of this page's. */
async function takeTexts(page: Document): Promise<void> {
  const [own, theirs] = [textsOf(document), textsOf(page)];
  // A script of a parsed page would not run.
  const script = document.createElement("script");
  for (const { name, value } of theirs.attributes) script.setAttribute(name, value);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    own.after(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
  own.remove();
}

const textsOf = (page: Document) =>
  page.head.querySelector<HTMLScriptElement>("script[src*='/texts-']")!;

const hasOtherFiles = (html: string): boolean =>
  Array.from(filesOf(document)).some((file) => !html.includes(addressOf(file)));

/** The elements whose change makes Turbo reload the page: its style sheet, script and texts. */
const filesOf = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("[data-turbo-track=reload]");

const addressOf = (file: Element) => file.getAttribute("href") ?? file.getAttribute("src") ?? "";
