/** Files have one purpose: none is long, most are short, and very short ones are merged. */
import { folderOf } from "./import_directions.ts";
import type { SourceFile } from "./source_file.ts";
import type { Rule, Tree } from "./tree.ts";

const MOST_LINES = 300;
const MEDIAN_BELOW = 80;
/** In lines of code: neither blank nor comment. */
const TOO_SHORT = 20;
/** Folders with one file per entry, however short: pages, entry points, and sections of texts. */
const TABLES = ["routes/app.ts", "routes/table/", "islands/client.ts", "lib/texts/"];

/** The median and the maximum of the lines of files in one top folder. */
type Sizes = { folder: string; files: number; median: number; most: number };

export const fileSizes: Rule = (tree) => {
  const tooLong = [...shipped(tree), ...tree.styles]
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => ({
      file: path,
      message: `${lines} lines; no file is longer than ${MOST_LINES}. Divide it by subject.`,
    }));
  const tooLongMostly = measureSizes(tree)
    .filter(({ median }) => median >= MEDIAN_BELOW)
    .map(({ folder, median }) => ({
      file: folder,
      message: `The median of its files is ${median} lines; it stays below ${MEDIAN_BELOW}. ` +
        "Divide its longer files by subject.",
    }));
  return [...tooLong, ...tooLongMostly];
};

/**
 * Short files with one user, in the same folder. A file whose user is in another folder stays with
 * its subject; a dynamic import is a chunk, loaded on demand.
 */
export const shortFiles: Rule = (tree) => {
  const users = new Map<string, { path: string; dynamic: boolean }[]>();
  for (const { path, imports } of shipped(tree)) {
    for (const { target, dynamic } of imports) {
      users.set(target, [...(users.get(target) ?? []), { path, dynamic }]);
    }
  }
  return shipped(tree)
    .filter(({ path, codeLines }) => {
      const its = users.get(path) ?? [];
      const paths = new Set(its.map((user) => user.path));
      return codeLines < TOO_SHORT && paths.size === 1 && its.every((user) => !user.dynamic) &&
        !TABLES.some((table) => its[0].path.startsWith(table)) &&
        folderOf(path) === folderOf(its[0].path);
    })
    .map(({ path, codeLines }) => ({
      file: path,
      message: `Only ${codeLines} lines of code, and ${users.get(path)![0].path} alone imports ` +
        `them. Move them there; a file of fewer than ${TOO_SHORT} has at least two users.`,
    }));
};

/** The sizes of the three folders that make the program. */
export const measureSizes = (tree: Tree): Sizes[] =>
  ["routes", "islands", "lib"].flatMap((folder) => {
    const lines = shipped(tree)
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ text }) => countLines(text))
      .sort((a, b) => a - b);
    if (lines.length === 0) return [];
    const median = lines[Math.floor(lines.length / 2)];
    return [{ folder, files: lines.length, median, most: lines.at(-1)! }];
  });

const shipped = ({ sources }: Tree): SourceFile[] =>
  sources.filter(({ path }) => /^(routes|islands|lib)\//.test(path));

const countLines = (text: string) => text.replace(/\n$/, "").split("\n").length;
