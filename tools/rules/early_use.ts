/**
 * No top-level statement may call a function that reads a constant whose line comes later: in a
 * module with top-level await, the constant may not exist yet.
 */
import type { Node } from "./source_file.ts";
import type { Rule } from "./tree.ts";

export const earlyUse: Rule = ({ sources }) =>
  sources.flatMap(({ path, program }) =>
    usedEarly(program.body.map(declarationOf)).map(({ name, by }) => ({
      file: path,
      message: `Calls ${by} above the line that makes ${name}, which ${by} reads. ` +
        `Move ${name} up.`,
    }))
  );

/** Constants that a function reads which is called above them. */
function usedEarly(statements: Node[]): { name: string; by: string }[] {
  const functions = new Map<string, Node>();
  const madeAt = new Map<string, number>();
  for (const [at, statement] of statements.entries()) {
    const { type, id, declarations } = statement;
    if (type === "FunctionDeclaration") functions.set(id?.name, statement);
    if (type === "ClassDeclaration") madeAt.set(id?.name, at);
    if (type !== "VariableDeclaration") continue;
    for (const name of namesIn(declarations.map(({ id }: Node) => id))) madeAt.set(name, at);
  }
  return statements.flatMap((statement, at) => {
    if (statement.type === "FunctionDeclaration") return [];
    // During the await, functions passed to it may be called as well.
    const waits = nodesIn(statement, isNoFunction).some(isWaiting);
    const called = waits ? namesIn([statement]) : callsIn(statement);
    return called.flatMap((by) =>
      readBy(by, functions, waits).filter((name) => madeAt.get(name)! > at)
        .map((name) => ({ name, by }))
    );
  });
}

/** The declaration of an export; any other statement unchanged. */
const declarationOf = (statement: Node): Node => statement.declaration ?? statement;

const isNoFunction = ({ type }: Node) => !type.includes("Function");

const isWaiting = ({ type, kind, await: isAwaited }: Node) =>
  type === "AwaitExpression" || kind === "await using" || isAwaited === true;

/** The functions that a statement calls by name, except in functions that it makes. */
const callsIn = (statement: Node): string[] =>
  nodesIn(statement, isNoFunction)
    .filter(({ type, callee }) => type === "CallExpression" && callee.type === "Identifier")
    .map(({ callee }) => callee.name);

/**
 * The names that a function reads, itself or by functions that it calls, without its own; with
 * `all` also in functions that it makes.
 */
function readBy(
  name: string,
  functions: Map<string, Node>,
  all: boolean,
  seen = new Set<string>(),
): string[] {
  const node = functions.get(name);
  if (!node || seen.has(name)) return [];
  seen.add(name);
  const own = new Set(
    nodesIn(node).flatMap(({ type, params = [], id }) =>
      namesIn(type === "VariableDeclarator" ? [id] : params)
    ),
  );
  const read = namesIn([node.body], all ? undefined : isNoFunction);
  return read.filter((one) => !own.has(one))
    .flatMap((one) => [one, ...readBy(one, functions, all, seen)]);
}

/** The names in parts of a program, without names of fields and types. */
const namesIn = (parts: Node[], isEntered?: (node: Node) => boolean): string[] =>
  parts.flatMap((part) => nodesIn(part, isEntered))
    .filter(({ type }) => type === "Identifier").map(({ name }) => name);

const OF_TYPES = ["typeAnnotation", "typeArguments", "typeParameters", "returnType"];

/** A node and all descendants, except below those for which `isEntered` is false. */
function nodesIn(node: Node, isEntered: (node: Node) => boolean = () => true): Node[] {
  const below = isEntered(node) ? Object.entries(node) : [];
  const isName = (field: string) => !node.computed && (field === "key" || field === "property");
  return [
    node,
    ...below.filter(([field]) => !isName(field) && !OF_TYPES.includes(field))
      .flatMap(([, value]) => value)
      .filter((value) => typeof value?.type === "string")
      .flatMap((value) => nodesIn(value, isEntered)),
  ];
}
