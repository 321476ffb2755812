/** Finds the packages of which the client's bundles are made, and their licences. */
import { z } from "zod";
import type { BundledPackage } from "../../lib/server/http/licences.ts";
import { CONTENTS, FURTHER_FILES, textWithoutFile } from "./texts.ts";

/** Of a bundle, as rolldown gives it: its chunks with their modules, and its assets. */
type Bundle = Record<
  string,
  | { type: "chunk"; modules: Record<string, { renderedLength: number }> }
  | { type: "asset"; originalFileNames: string[] }
>;

/** A `package.json`, as far as it is needed. */
const Package = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  /** In other forms it is not read. */
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional().catch(undefined),
});

const LICENCE_FILE = /^(mit-)?(licen[cs]e|copying|notice)/i;

/** Collects the source files of several bundles, then names their packages. */
export function createBundledFiles() {
  const files = new Set<string>();
  return {
    /** Adds a file that is in a bundle. */
    add: (file: string) => void files.add(file),
    /** A plugin that lists the content of each bundle: modules that are not empty, and assets. */
    plugin: {
      name: "bundled-files",
      generateBundle(_options: unknown, bundle: Bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "asset") output.originalFileNames.forEach((name) => files.add(name));
          else {
            for (const [id, { renderedLength }] of Object.entries(output.modules)) {
              if (renderedLength > 0) files.add(id);
            }
          }
        }
      },
    },
    /** The packages of all files, by name. Throws an Error for one without a licence's text. */
    packages(): BundledPackage[] {
      const folders = new Set([...files].flatMap((file) => folderOf(file) ?? []));
      const packages = new Map([...folders].map((folder) => {
        const found = readPackage(folder);
        return [`${found.name}@${found.version}`, found];
      }));
      return [...packages.values()].sort((a, b) => a.name < b.name ? -1 : 1);
    },
  };
}

/** The folder of the package that a module or asset is of; undefined for our own files. */
const folderOf = (file: string): string | undefined =>
  /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

function readPackage(folder: string): BundledPackage {
  const { name, version, license: licence, author } = Package.parse(
    JSON.parse(Deno.readTextFileSync(`${folder}/package.json`)),
  );
  const own = Array.from(Deno.readDirSync(folder)).filter(({ isFile }) => isFile)
    .map(({ name }) => name).filter((file) => LICENCE_FILE.test(file)).sort();
  const read = (file: string) => Deno.readTextFileSync(`${folder}/${file}`).trim();
  const text = own.length > 0
    ? own.map(read).join("\n\n")
    : textWithoutFile({ name, licence, author });
  if (!text) {
    throw new Error(
      `${name} has no file with its licence: add the text to tools/licences/texts.ts`,
    );
  }
  const further = (FURTHER_FILES[name] ?? []).map(read);
  const about = CONTENTS[name] ?? [];
  return { name, version, licence, text: [about, text, ...further].flat().join("\n\n") };
}
