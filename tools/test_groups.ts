/**
 * Tests that load the whole program run several files to a process: loading it takes a second of a
 * processor, and starting a browser another half.
 */
import { pathToFileURL } from "node:url";

const LOAD_THE_PROGRAM = ["tests/e2e/", "tests/api/"];

/** Files in one process: few enough that no process is left alone at the end of a run. */
const FILES = 6;

/**
 * What to run for `files` (relative to the project's folder): modules written to `folder`, each of
 * which imports test files; then the files that run alone.
 */
export async function groupTests(files: readonly string[], folder: string): Promise<string[]> {
  const groups = LOAD_THE_PROGRAM.flatMap((start) =>
    dealt(files.filter((file) => file.startsWith(start)))
  );
  const alone = files.filter((file) => !LOAD_THE_PROGRAM.some((start) => file.startsWith(start)));
  const modules = await Promise.all(groups.map(async (group, i) => {
    const path = `${folder}/group_${i + 1}_test.ts`;
    await Deno.writeTextFile(path, group.map(importOf).join("\n"));
    return path;
  }));
  return [...modules, ...alone];
}

const importOf = (file: string) => `import ${JSON.stringify(pathToFileURL(file).href)};`;

/** Groups of at most `FILES`; neighbours, which often take equally long, are in different ones. */
function dealt(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / FILES);
  return Array.from({ length: count }, (_, i) => files.filter((_, at) => at % count === i));
}

/** The test files of a file or folder, relative to the project's folder. */
export async function filesIn(path: string): Promise<string[]> {
  const clean = path.replace(/^\.\//, "").replace(/\/$/, "");
  if (/\.tsx?$/.test(clean)) return [clean];
  const entries = await Array.fromAsync(Deno.readDir(clean));
  const inside = entries
    .filter(({ name, isDirectory }) => isDirectory || /_test\.tsx?$/.test(name))
    .map(({ name }) => `${clean}/${name}`)
    .sort();
  return (await Promise.all(inside.map(filesIn))).flat();
}
