/** Reads the syntax trees of built scripts (ESTree), as far as the rules need them. */

/** A node; its other fields depend on its type. */
export type Node = { type: string; start: number; [key: string]: unknown };

/** The direct children of a node. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") found.push(child);
    }
  }
  return found;
}

/** A literal text: `"a"`, or `` `a` ``, as minifiers write it. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral" || (node.expressions as Node[]).length > 0) return undefined;
  const [{ value }] = node.quasis as (Node & { value: { cooked: string } })[];
  return value.cooked;
}

/** The literal name of a member: `a.name`, `a["name"]`. */
export function memberOf(node: Node): string | undefined {
  if (node.type !== "MemberExpression") return undefined;
  const property = node.property as Node;
  if (node.computed) return textOf(property);
  return property.type === "Identifier" ? property.name as string : undefined;
}

/** A script's own definitions: its variables, and the members of its objects and classes. */
export function ownNames(program: Node): { variables: Set<string>; members: Set<string> } {
  const [variables, members] = [new Set<string>(), new Set<string>()];
  const visit = (node: Node) => {
    for (const binding of bindingsOf(node)) addNames(binding, variables);
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) {
      const key = node.key as Node;
      const name = node.computed ? undefined : textOf(key) ?? key.name as string;
      if (name) members.add(name);
    }
    if (node.type === "AssignmentExpression") {
      const name = memberOf(node.left as Node);
      if (name) members.add(name);
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return { variables, members };
}

/** The patterns and names that a node declares. */
function bindingsOf(node: Node): (Node | null | undefined)[] {
  if (node.type === "VariableDeclarator") return [node.id as Node];
  if (/^Import\w*Specifier$/.test(node.type)) return [node.local as Node];
  if (node.type === "CatchClause") return [node.param as Node];
  if (/Function|^Class(Declaration|Expression)$/.test(node.type)) {
    return [node.id as Node, ...(node.params as Node[] ?? [])];
  }
  return [];
}

/** Adds all names of a pattern such as `{ a, b: [c = 1] }`. */
function addNames(pattern: Node | null | undefined, names: Set<string>): void {
  if (!pattern) return;
  if (pattern.type === "Identifier") names.add(pattern.name as string);
  else if (pattern.type === "Property") addNames(pattern.value as Node, names);
  else if (pattern.type === "AssignmentPattern") addNames(pattern.left as Node, names);
  else for (const child of childrenOf(pattern)) addNames(child, names);
}
