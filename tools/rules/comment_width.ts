/** Comments end before column 100, like code; the formatter does not wrap them. */
import type { Rule } from "./tree.ts";

const COLUMNS = 100;

export const commentWidth: Rule = ({ sources, styles }) => [
  ...sources.flatMap(({ path, text, commentLines }) => tooWide(path, text, commentLines)),
  ...styles.flatMap(({ path, text }) => tooWide(path, text, linesOfCssComments(text))),
];

function tooWide(file: string, text: string, lines: number[]) {
  const all = text.split("\n");
  return [...new Set(lines)]
    .filter((line) => all[line - 1].length > COLUMNS)
    .map((line) => ({
      file,
      message: `Line ${line} is a comment of ${
        all[line - 1].length
      } columns; wrap it at ${COLUMNS}.`,
    }));
}

function linesOfCssComments(text: string): number[] {
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  return Array.from(text.matchAll(/\/\*.*?\*\//gs)).flatMap((match) => {
    const first = lineAt(match.index);
    const count = match[0].split("\n").length;
    return Array.from({ length: count }, (_, index) => first + index);
  });
}
