/** Tells where a script asks whether a browser has something, and so may do without it. */
import { type Node, textOf } from "./syntax_tree.ts";

/** The names for which a node asks by `"name" in object`. */
export function namesAskedBy({ type, operator, left }: Node): string[] {
  const name = type === "BinaryExpression" && operator === "in" && textOf(left as Node);
  return name ? [name] : [];
}

/**
 * Whether a use asks for the feature: `typeof x`, `x?.()`, `if (x)`, `x ?? y`; or brings it:
 * `x = …`. `path` has the nodes around it, from the outside.
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

/** Whether a member that is missing does harm: called, or with members of its own. */
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
