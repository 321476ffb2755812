/** Visitors' pages do not load zod (60 kB) before they need it for stored data. */
import type { Rule, Tree } from "./tree.ts";

/** The scripts of every page; islands are loaded in addition. */
const ENTRIES = [
  "islands/client.ts",
  "islands/before_first_paint.ts",
  "islands/runtime/hydrate.tsx",
];

/** Loaded only by authors, pupils and administrators: islands, and their dynamic imports. */
export const AUTHORS = [
  "islands/admin/first-run.island.tsx",
  "islands/admin/admin-deleted.island.tsx",
  "islands/admin/admin-invitations.island.tsx",
  "islands/admin/admin-tours/island.tsx",
  "islands/admin/admin-site/island.tsx",
  "islands/admin/admin-users/island.tsx",
  "islands/account/profile-tabs/island.tsx",
  "islands/admin/promote-form.island.tsx",
  "islands/author/tour-form/island.tsx",
  "islands/author/tour-history/island.tsx",
  "islands/author/releases/island.tsx",
  "islands/author/words/island.tsx",
  "islands/pupil/pupil-class/island.tsx",
  "lib/device/uploads/resume_uploads.ts",
];

export const visitorsScripts: Rule = (tree) => {
  const islands = tree.sources.map(({ path }) => path)
    .filter((path) => /^islands\/.*[/.]island\.tsx$/.test(path))
    .filter((path) => !AUTHORS.includes(path));
  return [...ENTRIES, ...islands].flatMap((entry) => {
    const chain = wayToZod(tree, entry);
    return chain
      ? [{
        file: entry,
        message:
          `Loads zod on visitors' pages: ${chain.join(" → ")}. Import a type, a constant of ` +
          "a file without zod, or load the schema when it is needed.",
      }]
      : [];
  });
};

/** The shortest chain of static imports from `entry` to zod. */
function wayToZod({ sources }: Tree, entry: string): string[] | undefined {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set([entry]);
  const chains = [[entry]];
  for (const chain of chains) {
    for (const { target, typeOnly, dynamic } of byPath.get(chain.at(-1)!)?.imports ?? []) {
      if (typeOnly || dynamic || seen.has(target)) continue;
      seen.add(target);
      if (target === "zod") return [...chain, target];
      chains.push([...chain, target]);
    }
  }
}
