/** The manifest of the client build: the hashed names of its entries. */
import { z } from "zod";

const Manifest = z.record(z.string(), z.object({ file: z.string() }));

/** The paths of the client's files on our origin. */
export type ClientFiles = {
  client: string;
  beforeFirstPaint: string;
  styles: string;
  /** Further styles for the pages of authors and administrators. */
  authorStyles: string;
  /** The script and the style sheet of archives embedded in other sites. */
  embed: string;
  embedStyles: string;
  /** The script and the style sheet of pages that are printed. */
  print: string;
  printStyles: string;
  fonts: string[];
  /** The script with the texts of an area in a language. */
  texts: (language: string, area: string) => string;
};

/** The name of a file of texts in the manifest. */
export const textsEntry = (language: string, area: string): string =>
  `lib/texts/${language}/${area}`;

/** Reads `dist/manifest.json`. Throws an Error that says how to build when it is missing. */
export function readManifest(dist: string): ClientFiles {
  let text: string;
  try {
    text = Deno.readTextFileSync(`${dist}/manifest.json`);
  } catch {
    throw new Error(
      `The client is not built: ${dist}/manifest.json is missing. Run "deno task build".`,
    );
  }
  const manifest = Manifest.parse(JSON.parse(text));
  const path = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`${dist}/manifest.json has no ${source}`);
    return `/${entry.file}`;
  };
  const fonts = Object.entries(manifest)
    .filter(([source]) => /-latin-[a-z]+-normal\.woff2$/.test(source))
    .map(([, entry]) => `/${entry.file}`);
  return {
    client: path("islands/client.ts"),
    beforeFirstPaint: path("islands/before_first_paint.ts"),
    styles: path("lib/styles/main.css"),
    authorStyles: path("lib/styles/authors.css"),
    embed: path("islands/embed/client.ts"),
    embedStyles: path("lib/styles/embed.css"),
    print: path("islands/print.ts"),
    printStyles: path("lib/styles/print_pages.css"),
    fonts,
    texts: (language, area) => path(textsEntry(language, area)),
  };
}
