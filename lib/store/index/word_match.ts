/** Word search in short lists, which are read whole. */
import { textKey } from "./sorted_page.ts";

/** Whether texts contain all words of `q`, ignoring case and accents. */
export function matcher(q = ""): (...texts: string[]) => boolean {
  const words = textKey(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const all = textKey(texts.join("\n"));
    return words.every((word) => all.includes(word));
  };
}
