/** Finds regular expressions in a built script whose syntax the baseline lacks. */
import type { Use } from "./api_uses.ts";
import { type CompatData, type Feature, lackedBy } from "./support.ts";
import { childrenOf, type Node, textOf } from "./syntax_tree.ts";

/** The uses in a script, in order. A syntax that a browser cannot read breaks the whole script. */
export function findRegExpUses(program: Node, { javascript }: CompatData): Use[] {
  const uses: Use[] = [];
  const visit = (node: Node) => {
    for (const [name, feature] of featuresOf(node, javascript)) {
      const lacked = lackedBy(feature);
      if (lacked.length > 0) uses.push({ name, at: node.start, lackedBy: lacked });
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return uses;
}

type Named = [name: string, feature: Feature | undefined];

/** The features of a node that is a regular expression, a literal or `new RegExp("…", "…")`. */
function featuresOf(node: Node, { builtins, regular_expressions: syntax }: Feature): Named[] {
  const [pattern, flags] = readRegExp(node) ?? [];
  if (pattern === undefined) return [];
  // Without escapes and classes, every bracket has its special meaning.
  const groups = pattern.replace(/\\./gs, "").replace(/\[[^\]]*\]/g, "");
  const names = Array.from(groups.matchAll(/\(\?<([^=!>][^>]*)>/g), ([, name]) => name);
  const features: Named[] = [];
  const add = (is: unknown, name: string, feature: Feature | undefined) => {
    if (is) features.push([name, feature]);
  };
  add(flags?.includes("v"), "the flag v", builtins.RegExp.unicodeSets);
  add(flags?.includes("d"), "the flag d", builtins.RegExp.hasIndices);
  add(flags?.includes("s"), "the flag s", builtins.RegExp.dotAll);
  add(/\(\?<[=!]/.test(groups), "a lookbehind", syntax.lookbehind_assertion);
  add(/\(\?[ims]*-?[ims]*:/.test(groups.replaceAll("(?:", "")), "a modifier", syntax.modifier);
  add(/\\p/i.test(pattern) && flags, "\\p{…}", syntax.unicode_character_class_escape);
  add(names.length > 0, "a named group", syntax.named_capturing_group);
  const isTwice = new Set(names).size < names.length;
  const { duplicate_named_capturing_groups: duplicate } = syntax.named_capturing_group;
  add(isTwice, "a name of two groups", duplicate);
  return features;
}

function readRegExp(node: Node): [pattern: string, flags?: string] | undefined {
  if (node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [pattern, flags];
  }
  if (!/^(New|Call)Expression$/.test(node.type)) return undefined;
  if ((node.callee as Node).name !== "RegExp") return undefined;
  const [pattern, flags] = (node.arguments as Node[]).map(textOf);
  return pattern === undefined ? undefined : [pattern, flags];
}
