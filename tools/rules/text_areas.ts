/** A page's scripts use the texts that it loads: an island only those of its folder's areas. */
import { AREAS } from "../../islands/runtime/load_island.ts";
import type { Node, SourceFile } from "./source_file.ts";
import type { Rule, Tree } from "./tree.ts";

/** The area that every page loads. */
const VISITORS = "visitors";

/** Scripts of pages; what is not in a folder of `AREAS` has the visitors' texts. */
const ENTRY =
  /^islands\/(client|before_first_paint|print|embed\/client)\.ts$|^islands\/.*[/.]island\.tsx$/;

/** A chunk that loads the texts of its area itself: its pages have only those of visitors. */
const LOADS_TEXTS = "lib/device/uploads/resume_uploads.ts";

/** Scripts without a page, which have no texts. */
const WORKER = /^lib\/.*_worker\.ts$/;

export const textAreas: Rule = (tree) => {
  const areas = areasOf(tree);
  const byPath = new Map(tree.sources.map((source) => [source.path, source]));
  return tree.sources.map(({ path }) => path)
    .filter((path) => ENTRY.test(path) || WORKER.test(path))
    .flatMap((entry) => {
      const loaded = WORKER.test(entry) ? [] : [VISITORS, ...AREAS[entry.split("/")[1]] ?? []];
      return waysToTexts(byPath, entry).flatMap(({ chain, section }) => {
        const area = areas.get(section) ?? "no area";
        if (loaded.includes(area)) return [];
        return [{
          file: entry,
          message: `Uses the texts “${section}” of ${area}, which its page does not load: ` +
            `${chain.join(" → ")}. Move them to an area that it loads.`,
        }];
      });
    });
};

/** The area of each section, by its file's place. */
const areasOf = ({ sources }: Tree): Map<string, string> =>
  new Map(sources.flatMap(({ path }) => {
    const [, area, section] = /^lib\/texts\/en\/(\w+)\/(\w+)\.ts$/.exec(path) ?? [];
    return section ? [[inCamelCase(section), area]] : [];
  }));

const inCamelCase = (fileName: string) =>
  fileName.replace(/_(.)/g, (_, first: string) => first.toUpperCase());

/** The sections that `entry` reaches, each with the shortest chain of imports. */
function waysToTexts(
  byPath: Map<string, SourceFile>,
  entry: string,
): { chain: string[]; section: string }[] {
  const seen = new Set([entry]);
  const chains = [[entry]];
  const ways = new Map<string, string[]>();
  for (const chain of chains) {
    const source = byPath.get(chain.at(-1)!);
    for (const section of source ? sectionsIn(source) : []) {
      if (!ways.has(section)) ways.set(section, chain);
    }
    for (const { target, typeOnly } of source?.imports ?? []) {
      if (typeOnly || target === LOADS_TEXTS || seen.has(target)) continue;
      seen.add(target);
      chains.push([...chain, target]);
    }
  }
  return Array.from(ways, ([section, chain]) => ({ section, chain }));
}

/** The sections that a module takes: `const t = texts("player")`. */
const sectionsIn = ({ program }: SourceFile): string[] =>
  program.body.flatMap((statement: Node) => (statement.declaration ?? statement).declarations ?? [])
    .filter(({ init }: Node) => init?.callee?.name === "texts" && init.arguments[0])
    .map(({ init }: Node) => init.arguments[0].value);
