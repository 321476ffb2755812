/** The search for words in short lists, which are read whole. */
import { textKey } from "./sorted_page.ts";

/** Whether texts have all words of `q` among them, in any case and without their accents. */
export function matcher(q = ""): (...texts: string[]) => boolean {
  const words = textKey(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const all = textKey(texts.join("\n"));
    return words.every((word) => all.includes(word));
  };
}
