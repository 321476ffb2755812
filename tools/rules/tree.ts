/** The files that the rules are checked on. */
import { readSource, type SourceFile } from "./source_file.ts";

export type Style = { path: string; text: string };
/** A built script. */
type Built = { path: string; text: string };
export type Tree = { sources: SourceFile[]; styles: Style[]; built: Built[] };

/** A violation of a rule; `message` has the fault and the remedy. */
export type Violation = { file: string; message: string };

/** A rule, which gets the whole tree, because most rules are about relations of files. */
export type Rule = (tree: Tree) => Violation[];

const ROOTS = ["main.ts", "vite.config.ts", "routes", "islands", "lib", "seed", "tools", "tests"];

/** Reads the repository in the working directory, with the last build of the client. */
export function readRepository(): Tree {
  return treeOf(Object.fromEntries(
    [...ROOTS.flatMap(filesAt), ...builtScripts()].sort().map((
      path,
    ) => [path, Deno.readTextFileSync(path)]),
  ));
}

/** A tree of given texts by path. */
export function treeOf(texts: Record<string, string>): Tree {
  const files = Object.entries(texts);
  return {
    sources: files.filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => readSource(path, text)),
    built: files.filter(([path]) => path.endsWith(".js")).map(([path, text]) => ({ path, text })),
    styles: files.filter(([path]) => path.endsWith(".css")).map(([path, text]) => ({ path, text })),
  };
}

/** The scripts of the last build; older ones may be beside them. */
function builtScripts(): string[] {
  const names = Deno.readTextFileSync("dist/.assets").split("\n").filter((name) =>
    name.endsWith(".js")
  );
  return ["dist/sw.js", ...names.map((name) => `dist/assets/${name}`)];
}

function filesAt(path: string): string[] {
  if (Deno.statSync(path).isFile) return [path];
  return Array.from(Deno.readDirSync(path))
    .flatMap(({ name, isDirectory }) =>
      isDirectory ? filesAt(`${path}/${name}`) : [`${path}/${name}`]
    )
    .filter((file) => /\.(tsx?|css)$/.test(file));
}
