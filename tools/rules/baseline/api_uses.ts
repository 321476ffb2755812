/** Finds uses of APIs that the baseline lacks, without a check whether they exist. */
import type { ApiNames, Support } from "./api_names.ts";
import { isAsking, isNeeded, namesAskedBy } from "./asked_for.ts";
import { childrenOf, memberOf, type Node, ownNames, textOf } from "./syntax_tree.ts";

/** One use of a feature; `lackedBy` has the browsers without it. */
export type Use = { name: string; at: number; lackedBy: string[] };

/** A function, or the whole script: a check in one holds in all functions within. */
type Scope = { around?: Scope; asked: Set<string>; uses: Use[] };

/** Objects that have the globals as members. */
const GLOBAL_THIS = ["globalThis", "window", "self"];

/** The uses in a script, in its order. */
export function findApiUses(program: Node, names: ApiNames): Use[] {
  const read = reader(program, names);
  const scopes: Scope[] = [];
  /** The ancestors of the visited node, from the outside. */
  const path: Node[] = [];
  const visit = (node: Node, around?: Scope) => {
    let scope = around;
    if (!scope || /Function/.test(node.type)) {
      scope = { around, asked: new Set(), uses: [] };
      scopes.push(scope);
    }
    for (const name of namesAskedBy(node)) scope.asked.add(name);
    const found = read(node, path.at(-1));
    if (found && isAsking(node, path)) scope.asked.add(found.name);
    else if (found?.isNeeded) scope.uses.push({ ...found, at: node.start });
    path.push(node);
    for (const child of childrenOf(node)) visit(child, scope);
    path.pop();
  };
  visit(program);
  return scopes.flatMap((scope) => scope.uses.filter(({ name }) => !isAsked(name, scope)))
    .map(({ name, at, lackedBy }) => ({ name, at, lackedBy }))
    .sort((a, b) => a.at - b.at);
}

function isAsked(name: string, scope: Scope | undefined): boolean {
  return scope !== undefined && (scope.asked.has(name) || isAsked(name, scope.around));
}

type Found = { name: string; lackedBy: string[]; isNeeded: boolean };

/** Makes a function that returns the feature in a node that the baseline lacks, if any. */
function reader(program: Node, { globals, ofGlobals, members, events }: ApiNames) {
  const own = ownNames(program);
  const lacking = (support: Support, key: string, name: string, needed: boolean) => {
    const lackedBy = support.get(key) ?? [];
    return lackedBy.length > 0 ? { name, lackedBy, isNeeded: needed } : undefined;
  };
  const globalOf = ({ type, name }: Node) =>
    type === "Identifier" && !own.variables.has(name as string) ? name as string : undefined;

  return (node: Node, parent: Node | undefined): Found | undefined => {
    if (node.type === "Identifier") {
      const name = isVariable(node, parent) ? globalOf(node) : undefined;
      return name ? lacking(globals, name, name, true) : undefined;
    }
    if (node.type === "CallExpression") {
      const callee = node.callee as Node;
      if ((memberOf(callee) ?? globalOf(callee)) !== "addEventListener") return undefined;
      const type = textOf((node.arguments as Node[])[0]);
      return type ? lacking(events, type, type, true) : undefined;
    }
    const name = memberOf(node);
    if (!name) return undefined;
    const needed = isNeeded(node, parent);
    const object = node.object as Node;
    const owner = globalOf(object) ?? memberOf(object) ?? "";
    if (GLOBAL_THIS.includes(owner)) return lacking(globals, name, name, needed);
    const key = `${owner}.${name}`;
    if (ofGlobals.has(key)) return lacking(ofGlobals, key, name, needed);
    return own.members.has(name) ? undefined : lacking(members, name, name, needed);
  };
}

/** Whether an identifier names a variable, not a property or a label. */
function isVariable(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case "MemberExpression":
      return parent.object === node || parent.computed === true;
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.value === node || parent.computed === true;
    default:
      return !/^(Labeled|Break|Continue|Export|Import)/.test(parent?.type ?? "");
  }
}
