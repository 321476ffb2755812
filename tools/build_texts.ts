/** Writes the texts of the interface for browsers: a script for each language and area. */
import { createHash } from "node:crypto";
import { textsEntry } from "../lib/server/http/manifest.ts";
import { LANGUAGES } from "../lib/texts/catalogue.ts";

/** Those of this area stay on the server. */
const SERVER = "server";

/** Writes the scripts into `folder`, which has the client's manifest, and adds them to that. */
export function buildTexts(folder: string): void {
  const path = `${folder}/manifest.json`;
  const manifest = JSON.parse(Deno.readTextFileSync(path));
  for (const [language, { [SERVER]: _, ...areas }] of LANGUAGES) {
    // One hash for all areas of a language: a page that knows one address knows the others.
    const hash = createHash("sha256").update(JSON.stringify(areas)).digest("hex").slice(0, 7);
    for (const [area, sections] of Object.entries(areas)) {
      const file = `assets/texts-${language}-${area}-${hash}.js`;
      Deno.writeTextFileSync(`${folder}/${file}`, textsScript(sections));
      manifest[textsEntry(language, area)] = { file };
    }
  }
  Deno.writeTextFileSync(path, JSON.stringify(manifest, null, 2));
}

/** The script that adds `sections` to those of the page. */
export const textsScript = (sections: object): string =>
  `globalThis.siteTexts=Object.assign(globalThis.siteTexts||{},${JSON.stringify(sections)})`;
