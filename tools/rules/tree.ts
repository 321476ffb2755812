/** The files that the rules are checked on. */
import { existsSync } from "node:fs";
import { readSource, type SourceFile } from "./source_file.ts";

export type Style = { path: string; text: string };
/** A text in Markdown for people. */
type Document = { path: string; text: string };
/** A built script. */
type Built = { path: string; text: string };
export type Tree = {
  sources: SourceFile[];
  styles: Style[];
  built: Built[];
  documents: Document[];
  /** Whether a path from the root names a file or a folder. */
  exists: (path: string) => boolean;
};

/** A violation of a rule; `message` has the fault and the remedy. */
export type Violation = { file: string; message: string };

/** A rule, which gets the whole tree, because most rules are about relations of files. */
export type Rule = (tree: Tree) => Violation[];

const ROOTS = ["main.ts", "vite.config.ts", "routes", "islands", "lib", "seed", "tools", "tests"];
const DOCUMENTS = ["CONTRIBUTING.md", "README.md", "SECURITY.md", "docs"];

/** Reads the repository in the working directory, with the last build of the client. */
export function readRepository(): Tree {
  const paths = [...ROOTS, ...DOCUMENTS].flatMap(filesAt).concat(builtScripts()).sort();
  const texts = paths.map((path) => [path, Deno.readTextFileSync(path)]);
  return { ...treeOf(Object.fromEntries(texts)), exists: existsSync };
}

/** A tree of given texts by path. */
export function treeOf(texts: Record<string, string>): Tree {
  const files = Object.entries(texts);
  return {
    sources: files.filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => readSource(path, text)),
    built: files.filter(([path]) => path.endsWith(".js")).map(([path, text]) => ({ path, text })),
    styles: files.filter(([path]) => path.endsWith(".css")).map(([path, text]) => ({ path, text })),
    documents: files.filter(([path]) => path.endsWith(".md")).map(([path, text]) => ({
      path,
      text,
    })),
    exists: (path) => files.some(([file]) => file === path || file.startsWith(`${path}/`)),
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
    .filter((file) => /\.(tsx?|css|md)$/.test(file));
}
