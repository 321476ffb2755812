/** A page that a newer version of the program has made, shown by the scripts of this one. */

/** The elements at whose change Turbo reloads the page: its own style sheet and script. */
const filesOf = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("[data-turbo-track=reload]");

const addressOf = (file: Element) => file.getAttribute("href") ?? file.getAttribute("src") ?? "";

/** True when the page `html` asks for other files than the page that is shown. */
export const isOtherVersion = (html: string): boolean =>
  Array.from(filesOf(document)).some((file) => !html.includes(addressOf(file)));

/** The page `html` with the files of the page that is shown in place of its own. */
export function withOwnFiles(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const file of filesOf(page)) file.remove();
  for (const file of filesOf(document)) page.head.append(page.importNode(file));
  return page.documentElement.outerHTML;
}
