/** Which folder may import which: lower layers do not know higher ones. */
import type { Rule } from "./tree.ts";

const DEVICE = ["lib/device", "lib/player", "lib/progress", "lib/walk", "lib/offline"];
const SERVER = ["lib/store", "lib/media", "lib/auth", "lib/server"];

/**
 * The folders that each folder may import besides itself and packages. Folders of `FREE` import
 * anything.
 */
const MAY_IMPORT: Record<string, string[]> = {
  "lib/texts": [],
  "lib/model": ["lib/texts"],
  "lib/geo": ["lib/texts", "lib/model"],
  "lib/formats": ["lib/texts", "lib/model", "lib/geo"],

  "lib/store": ["lib/texts", "lib/model", "lib/geo"],
  "lib/media": ["lib/texts", "lib/model", "lib/formats", "lib/store"],
  "lib/auth": ["lib/texts", "lib/model", "lib/store"],
  "lib/backup": ["lib/texts", "lib/model", "lib/store", "lib/media"],
  "lib/import": ["lib/texts", "lib/model", "lib/formats", "lib/store", "lib/media"],
  "lib/server": [
    "lib/texts",
    "lib/model",
    "lib/geo",
    "lib/formats",
    "lib/store",
    "lib/media",
    "lib/auth",
  ],

  "lib/device": ["lib/texts", "lib/model", "lib/geo", "lib/formats"],
  "lib/player": ["lib/texts", "lib/model", "lib/geo", "lib/device"],
  "lib/progress": ["lib/texts", "lib/model", "lib/geo", "lib/device"],
  "lib/walk": ["lib/texts", "lib/model", "lib/geo", "lib/device", "lib/player", "lib/progress"],
  "lib/offline": [
    "lib/texts",
    "lib/model",
    "lib/geo",
    "lib/device",
    "lib/player",
    "lib/progress",
    "lib/walk",
  ],

  "lib/ui": ["lib/texts", "lib/model", "lib/geo"],
  "islands": ["lib/texts", "lib/model", "lib/geo", "lib/formats", "lib/ui", ...DEVICE],
  "routes": [
    "islands",
    "lib/texts",
    "lib/model",
    "lib/geo",
    "lib/formats",
    "lib/ui",
    ...DEVICE,
    ...SERVER,
  ],
  "main.ts": ["routes", "lib/texts", "lib/model", ...SERVER],
  "vite.config.ts": [],
};
const FREE = ["tools", "tests", "seed"];

export const importDirections: Rule = ({ sources }) =>
  sources.flatMap(({ path, imports }) => {
    const folder = folderOf(path);
    if (FREE.includes(folder)) return [];
    const allowed = MAY_IMPORT[folder];
    if (!allowed) {
      return [{
        file: path,
        message: `The folder ${folder} has no line in the table of import directions; add one to ` +
          "tools/rules/import_directions.ts.",
      }];
    }
    return imports
      .filter(({ target }) => isOurs(target))
      .filter(({ target }) => ![folder, ...allowed].includes(folderOf(target)))
      .map(({ target, typeOnly }) => ({
        file: path,
        message:
          `${folder} must not import ${folderOf(target)}${typeOnly ? ", not even a type" : ""}` +
          ` (${target}); it may import ${allowed.join(", ") || "nothing of ours"}. ` +
          "Move what both need to a folder that both may import.",
      }));
  });

/** The folder of a file in the table: `lib/geo`, `islands`, or a file at the root. */
export function folderOf(path: string): string {
  const [first, second] = path.split("/");
  return first === "lib" ? `lib/${second}` : first;
}

/** Whether an import's target is a file of this repository and not a package. */
const isOurs = (target: string) => folderOf(target) in MAY_IMPORT || isFree(target);

const isFree = (target: string) => FREE.includes(folderOf(target)) && target.includes("/");
