/** Finds circular imports of any kind, including types and dynamic ones. */
import type { Rule } from "./tree.ts";

export const circles: Rule = ({ sources }) => {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]),
  );
  return stronglyConnected(targets).map((files) => ({
    file: files[0],
    message: `These files import each other in a circle: ${files.join(", ")}. Move what two of ` +
      "them share (often a type) to a file that imports neither.",
  }));
};

/** Tarjan's algorithm: the groups of two or more files that reach each other, each sorted. */
function stronglyConnected(targets: Map<string, string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];

  function visit(file: string) {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of targets.get(file)!) {
      if (!targets.has(target)) continue;
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) groups.push(group.sort());
  }

  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return groups;
}
