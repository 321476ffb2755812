/**
 * Electronic Resource Citations, the metadata of an ARK's object.
 *
 * Source: https://www.dublincore.org/groups/kernel/spec/
 */
import { type Cited, inBrackets } from "./cited.ts";

/** Who, what, when and where, one a line. */
export function toErc({ authors, container, date, url, ...cited }: Cited): string {
  const title = inBrackets(cited.title, cited.originalTitle);
  const what = container === undefined ? title : `${title} (${container})`;
  const who = authors.length > 0 ? authors.join("; ") : "(:unkn)";
  return `erc:\nwho: ${who}\nwhat: ${what}\nwhen: ${date}\nwhere: ${url}\n`;
}
