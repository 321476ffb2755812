/**
 * Languages that nobody speaks, made of the English texts, for tests of pages: one whose texts are
 * longer, and one that runs from right to left.
 */
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { type Areas, LANGUAGES } from "../../../lib/texts/catalogue.ts";
import { ENGLISH } from "../../../lib/texts/languages.ts";
import type { Plural } from "../../../lib/texts/translation.ts";
import { textsScript } from "../../../tools/build_texts.ts";

/** Texts with accents, in brackets, and longer by two fifths: "Home" is "[Ĥöɱé öɱ]". */
export const LONG = "en-XA";

/** Texts in Arabic letters, with as many of them as in English. */
export const RIGHT_TO_LEFT = "ar-XB";

const ACCENTED = "áƀçđéƒĝĥíĵķļɱñöþǫŕšţúṽŵẋýž";
const ARABIC = "ابجدهوزحطيكلمنسعفصقرشتثخذض";

/** Gaps and marks, which stay as they are. */
const KEPT = /(\{\w+\}|<\/?\w+>)/;

/** Letters of a language in place of those of English, of which none is left. */
const inLetters = (letters: string, text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const made = letters[letter.toLowerCase().charCodeAt(0) - 97];
    return letter < "a" ? made.toUpperCase() : made;
  });

const inParts = (text: string, change: (words: string) => string) =>
  text.split(KEPT).map((part) => KEPT.test(part) ? part : change(part)).join("");

/** The words of a text once more, up to two fifths of its length. */
function more(text: string): string {
  const words = text.replace(new RegExp(KEPT, "g"), " ").split(/[^\p{L}]+/u).filter(Boolean);
  const wanted = Math.ceil(text.length * 0.4);
  let added = "";
  for (let i = 0; added.length < wanted && words.length > 0; i++) {
    added += ` ${words[i % words.length].slice(0, wanted)}`;
  }
  return added;
}

const longer = (text: string) =>
  `[${inParts(text + more(text), (words) => inLetters(ACCENTED, words))}]`;
const toTheLeft = (text: string) => inParts(text, (words) => inLetters(ARABIC, words));

/** The texts of a language, each by `change` from the English one, in all its forms. */
function madeBy(change: (text: string) => string): Areas {
  const eachOf = (value: string | Plural | object): unknown =>
    typeof value === "string" ? change(value) : Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, eachOf(inner)]),
    );
  return eachOf(LANGUAGES.get(ENGLISH)!) as Areas;
}

const ADDRESS = /\/assets\/texts-([a-z]{2}-X[AB])-(\w+)-made\.js$/;

/**
 * Makes them languages of this process, and gives what a test server needs for them:
 * `testServer({ ...madeLanguages() })`.
 */
export function madeLanguages() {
  LANGUAGES.set(LONG, madeBy(longer));
  LANGUAGES.set(RIGHT_TO_LEFT, madeBy(toTheLeft));
  const client = readManifest("dist");
  return {
    client: {
      ...client,
      texts: (language: string, area: string) =>
        [LONG, RIGHT_TO_LEFT].includes(language)
          ? `/assets/texts-${language}-${area}-made.js`
          : client.texts(language, area),
    },
    intercept: (request: Request, app: (request: Request) => Response | Promise<Response>) => {
      const [, language, area] = ADDRESS.exec(request.url) ?? [];
      if (!language) return app(request);
      const texts = LANGUAGES.get(language)![area as keyof Areas];
      return new Response(textsScript(texts), { headers: { "content-type": "text/javascript" } });
    },
  };
}
