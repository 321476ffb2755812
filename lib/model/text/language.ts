/** Languages of users' texts, as BCP 47 tags. Without zod, because visitors' pages use it. */

/** Scripts that are written from right to left (ISO 15924), of living languages. */
const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/** HTML attributes for an element with a user's text. */
type TextAttributes = { lang?: string; dir: "ltr" | "rtl" | "auto" };

/**
 * The attributes for a text in `language`, a BCP 47 tag: screen readers choose their voice by them,
 * browsers choose hyphenation, quotes and the writing direction. Without a language the browser
 * goes by the first letter.
 */
export function textIn(language?: string): TextAttributes {
  return language ? { lang: language, dir: directionOf(language) } : { dir: "auto" };
}

/**
 * The direction of a language's usual script; "auto" where it is unknown. Decided by the script,
 * because Firefox lacks `Intl.Locale.prototype.getTextInfo`, and server and browser must agree.
 */
export function directionOf(language: string): TextAttributes["dir"] {
  try {
    const locale = new Intl.Locale(language);
    if (locale.language === "und" && !locale.script) return "auto";
    const { script } = locale.maximize();
    return !script ? "auto" : RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
  } catch {
    return "auto";
  }
}

/**
 * A tag in its canonical spelling: "pt-BR" for "PT-br", "he" for "iw"; undefined for other texts.
 * Names such as "german", which have the form of a tag, are refused.
 */
export function canonicalTag(text: string): string | undefined {
  if (!/^[a-z]{2,3}(?![a-z0-9])/i.test(text)) return undefined;
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/**
 * The tag among `tags` that is `wanted`, or else one of the same language: "pt-BR" for "pt".
 * Undefined without one.
 */
export const bestLanguage = (tags: readonly string[], wanted: string): string | undefined =>
  tags.find((tag) => tag === wanted) ?? tags.find((tag) => primary(tag) === primary(wanted));

const primary = (tag: string): string => tag.split("-", 1)[0];
