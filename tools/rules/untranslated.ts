/** Texts for people stand in lib/texts, where they have all languages. */
import { textsOutside } from "./texts_outside.ts";
import type { Rule } from "./tree.ts";

/** How many places of a file are named at most. */
const MOST_NAMED = 5;

export const untranslated: Rule = ({ sources }) =>
  sources.flatMap((source) => {
    const found = textsOutside(source);
    if (found.length === 0) return [];
    return [{
      file: source.path,
      message: `${found.length} texts, links or formats have one language only. ` +
        found.slice(0, MOST_NAMED).map(({ line, what }) => `Line ${line}: ${what}`).join(" ") +
        " Move texts to lib/texts (docs/architecture.md, Languages).",
    }];
  });
