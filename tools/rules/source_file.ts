/** The properties of a source file for the rules: its imports, its comments, its length. */
import { parseSync, Visitor } from "vite";

/** An import of a file, in any syntax: static, dynamic, re-export or type. */
type Import = {
  /** The imported file's path from the root, or the specifier of a package. */
  target: string;
  /** Removed when types are stripped. */
  typeOnly: boolean;
  /** Loaded when the call is reached: `import("…")`. */
  dynamic: boolean;
};

/** A node of the syntax tree, with fields by its type (https://github.com/estree/estree). */
// deno-lint-ignore no-explicit-any
export type Node = { type: string; [field: string]: any };

export type SourceFile = {
  /** From the root, with slashes. */
  path: string;
  text: string;
  /** The syntax tree of the module; its statements are `body`. */
  program: Node;
  imports: Import[];
  /** Lines, counted from 1, with a comment. */
  commentLines: number[];
  /** Lines with anything but comments and white space. */
  codeLines: number;
  /** Calls of `Deno.openKv` and of a store's methods, as written, with their lines. */
  kvCalls: { call: string; line: number }[];
};

const KV_METHODS = ["get", "getMany", "set", "delete", "list", "atomic", "watch", "enqueue"];

/** Reads one file. Throws an Error that names a file with invalid TypeScript. */
export function readSource(path: string, text: string): SourceFile {
  const { program, comments, errors, module } = parseSync(path, text, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic = false) =>
    imports.push({ target: resolve(path, specifier), typeOnly, dynamic });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType);
    }
  }
  const lineAt = lineFinder(text);
  const kvCalls: SourceFile["kvCalls"] = [];
  new Visitor({
    TSImportType: ({ source }) => void add(source.value, true),
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") {
        add(source.value, false, true);
      }
    },
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { object, property } = callee;
      const owner = object.type === "Identifier"
        ? object.name
        : object.type === "MemberExpression" && object.property.type === "Identifier"
        ? object.property.name
        : "";
      const isKv = property.name === "openKv" ||
        owner === "kv" && KV_METHODS.includes(property.name);
      if (isKv) kvCalls.push({ call: `${owner}.${property.name}()`, line: lineAt(callee.start) });
    },
  }).visit(program);

  const commentLines = comments.flatMap(({ start, end }) => range(lineAt(start), lineAt(end)));
  return {
    path,
    text,
    program,
    imports,
    commentLines,
    codeLines: countCode(text, comments),
    kvCalls,
  };
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

function lineFinder(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), (match) => match.index);
  return (offset) => 1 + ends.filter((end) => end < offset).length;
}

function countCode(text: string, comments: { start: number; end: number }[]): number {
  let code = text;
  for (const { start, end } of comments) {
    const blank = code.slice(start, end).replace(/[^\n]/g, " ");
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code.split("\n").filter((line) => line.trim() !== "").length;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
