/** The text of a WebVTT or SRT cue: its voices, without other mark-up, with entities decoded. */

/** What one voice says in a cue. */
export type SpokenText = { speaker?: string; text: string };

const TAG = /^\/?(v|c|i|b|u|ruby|rt|lang|font)(?=[.\s/]|$)/i;
const TIMESTAMP = /^[\d:.]+$/;

/**
 * The parts of a cue by speaker, without empty ones, and whether mark-up was left out. A "<" that
 * begins no known tag is text.
 */
export function readCueText(source: string): { parts: SpokenText[]; hasMarkup: boolean } {
  const parts: SpokenText[] = [{ text: "" }];
  let hasMarkup = false;
  let at = 0;
  let close = -1;
  for (let open = source.indexOf("<"); open >= 0; open = source.indexOf("<", at)) {
    // Searched only once, not for each "<": a text may have a million of them.
    if (close < open) close = source.indexOf(">", open);
    if (close < 0) break;
    const tag = source.slice(open + 1, close);
    const isTag = tag.length <= 300 && (TAG.test(tag) || TIMESTAMP.test(tag));
    parts.at(-1)!.text += source.slice(at, isTag ? open : open + 1);
    at = isTag ? close + 1 : open + 1;
    if (!isTag) continue;
    const speaker = speakerOf(tag);
    if (speaker !== undefined) parts.push({ speaker, text: "" });
    else if (/^\/v$/i.test(tag)) parts.push({ text: "" });
    else hasMarkup = true;
  }
  parts.at(-1)!.text += source.slice(at);
  const read = parts.map(({ speaker, text }) => ({
    ...speaker ? { speaker } : {},
    text: decoded(text).trim(),
  }));
  return { parts: read.filter(({ text }) => text !== ""), hasMarkup };
}

/** The name in "v.loud Mae Lewis"; undefined for other tags. */
function speakerOf(tag: string): string | undefined {
  if (!/^v[.\s]/i.test(tag)) return undefined;
  const name = tag.search(/\s/);
  return name < 0 ? "" : decoded(tag.slice(name)).trim().replace(/\s+/g, " ");
}

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  lrm: "\u200e",
  rlm: "\u200f",
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, ten, hex, name) => {
      if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : whole;
      const code = ten === undefined ? parseInt(hex, 16) : Number(ten);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
