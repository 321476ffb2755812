/**
 * Electronic Resource Citations, in which an ARK tells of its object.
 *
 * Source: https://www.dublincore.org/groups/kernel/spec/
 */
import type { Cited } from "./cited.ts";

/** Who, what, when and where, a line each. */
export function toErc({ authors, title, container, date, url }: Cited): string {
  const what = container === undefined ? title : `${title} (${container})`;
  const who = authors.length > 0 ? authors.join("; ") : "(:unkn)";
  return `erc:\nwho: ${who}\nwhat: ${what}\nwhen: ${date}\nwhere: ${url}\n`;
}
