/**
 * Texts for people stand in lib/texts, where they have all languages. Files whose texts are still
 * elsewhere are listed with their number in untranslated.json, which only gets shorter.
 */
import { type Outside, textsOutside } from "./texts_outside.ts";
import type { Rule, Tree } from "./tree.ts";

/** The number of texts that may stand in a file until they are moved, by its path. */
type Left = Record<string, number>;

const LIST = "tools/rules/untranslated.json";

/** How many places of a file are named at most. */
const MOST_NAMED = 5;

export const readLeft = (): Left => JSON.parse(Deno.readTextFileSync(LIST));

export const untranslated = (left: Left): Rule => (tree) =>
  outsideIn(tree).filter(({ path, found }) => found.length > (left[path] ?? 0)).map(
    ({ path, found }) => ({
      file: path,
      message: `${found.length} texts, links or formats have one language only; ` +
        `${left[path] ?? 0} were left. ` +
        found.slice(0, MOST_NAMED).map(({ line, what }) => `Line ${line}: ${what}`).join(" ") +
        " Move texts to lib/texts (docs/architecture.md, Languages).",
    }),
  );

/**
 * The list with the numbers of `tree` where they are lower. Files that have no such text any more,
 * or are gone, are not in it.
 */
export function lowered(left: Left, tree: Tree): Left {
  const now = new Map(outsideIn(tree).map(({ path, found }) => [path, found.length]));
  return Object.fromEntries(
    Object.entries(left).map(([path, most]) => [path, Math.min(most, now.get(path) ?? 0)] as const)
      .filter(([, most]) => most > 0),
  );
}

export const writeLeft = (left: Left): void =>
  Deno.writeTextFileSync(LIST, `${JSON.stringify(left, null, 2)}\n`);

/** The number of texts in a list. */
export const totalOf = (left: Left): number =>
  Object.values(left).reduce((sum, most) => sum + most, 0);

const outsideIn = ({ sources }: Tree): { path: string; found: Outside[] }[] =>
  sources.map((source) => ({ path: source.path, found: textsOutside(source) }));
