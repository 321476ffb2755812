/** Finds what a page in a made language says in English. */

/** Attributes that people read or hear. */
export const READ_ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
];

/** Names, abbreviations and examples of addresses, which no language has other words for. */
const NAMES = new RegExp(
  "\\b(ar-XB|en-XA)\\b|…[0-9A-Z]{8}\\b|\\b(Stop|Archive) \\d+|ctx_ver=\\S+|(https?://|localhost:)\\S+|[\\w.-]+@[\\w.-]+|\\b[0-9A-Z]{3,5}-[0-9A-Z]{3,5}\\b|\\b[0-9A-HJKMNP-TV-Z]{8}(?:[0-9A-HJKMNP-TV-Z]{18})?\\b|" +
    "\\b(Animating the Archives|English|Deutsch|Français|Español|Italiano|OpenStreetMap|" +
    "Wikidata|GeoNames|Safari|Chrome|Firefox|Edge|Linux|Android|iPhone|iPad|Google|Apple|Omeka|" +
    "StoryMapJS|GeoJSON|JSON|GPX|KML|KMZ|CSV|PDF|ZIP|IIIF|OAI-PMH|Atom|QR|MP3|M4A|WAV|HEIC|TIFF|" +
    "PNG|JPEG|GIF|SVG|API|URL|GPS|MB|KB|GB|kB|AES|UTC|MIT|ISC|Zlib|(OFL|BSD|MPL|LGPL|Apache)-[\\w.-]+|BibTeX|RIS|CSL)\\b",
  "g",
);

/** A word of two Latin letters or more. */
const WORD = /[A-Za-z]{2,}/;

/**
 * Those of the texts that have a Latin word which is neither a name nor from the store's `data`, in
 * which are people's own texts.
 */
export function englishIn(texts: Iterable<string>, data: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => {
    if (!WORD.test(text)) return false;
    const without = data.reduce((rest, own) => rest.replaceAll(own, ""), text);
    return WORD.test(without.replace(NAMES, ""));
  });
}

/**
 * People's own texts in a store, and in `more`: those with a space or a capital letter, the longest
 * first.
 */
export async function textsIn(kv: Deno.Kv, more: unknown): Promise<string[]> {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "string") {
      for (const part of [value, ...value.split(/\n+|(?<=[.!?]) /)]) {
        if (/[A-Z ]/.test(part) && part.length > 2) found.add(part.replace(/\s+/g, " ").trim());
      }
    } else if (value && typeof value === "object") Object.values(value).forEach(add);
  };
  add(more);
  for await (const { value } of kv.list({ prefix: [] })) add(value);
  return [...found].sort((a, b) => b.length - a.length);
}

/** The texts of a page's HTML that people read or hear. */
export function readTexts(html: string): string[] {
  const page = html.replace(/<(script|style|template|pre)\b.*?<\/\1>|<!--.*?-->/gs, "");
  const attributes = Array.from(
    page.matchAll(new RegExp(`\\s(?:${READ_ATTRIBUTES.join("|")})="([^"]*)"`, "g")),
    ([, value]) => value,
  );
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  return [...attributes, description, ...page.split(/<[^>]+>/)].map(decoded);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decoded = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (all, name) => ENTITIES[name] ?? all);
