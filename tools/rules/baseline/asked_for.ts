/** Finds checks of a script whether the browser has a feature. */
import { type Node, textOf } from "./syntax_tree.ts";

/** The names that a node checks with `"name" in object`. */
export function namesAskedBy({ type, operator, left }: Node): string[] {
  const name = type === "BinaryExpression" && operator === "in" && textOf(left as Node);
  return name ? [name] : [];
}

/**
 * Whether a use checks for the feature: `typeof x`, `x?.()`, `if (x)`, `x ?? y`; or defines it: `x
 * = …`. `path` has the ancestors, from the outside.
 */
export function isAsking(node: Node, path: readonly Node[]): boolean {
  const parent = path.at(-1);
  switch (parent?.type) {
    case "ChainExpression":
      return isAsking(parent, path.slice(0, -1));
    case "UnaryExpression":
      return ["typeof", "!"].includes(parent.operator as string);
    case "IfStatement":
    case "ConditionalExpression":
      return parent.test === node;
    case "LogicalExpression":
      return parent.left === node || isAsking(parent, path.slice(0, -1));
    case "BinaryExpression":
      return /^[!=]=/.test(parent.operator as string);
    case "CallExpression":
      return parent.callee === node && parent.optional === true;
    case "MemberExpression":
      return parent.object === node && parent.optional === true;
    case "AssignmentExpression":
      return parent.left === node;
    default:
      return false;
  }
}

/** Whether a missing member would cause an error: it is called, or its members are read. */
export function isNeeded(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case "CallExpression":
    case "NewExpression":
      return parent.callee === node;
    case "MemberExpression":
      return parent.object === node;
    case "TaggedTemplateExpression":
      return parent.tag === node;
    default:
      return false;
  }
}
