import assert from "node:assert/strict";
import { type Areas, LANGUAGES, sectionsOf } from "../../../lib/texts/catalogue.ts";
import { ENGLISH, OWN_NAMES } from "../../../lib/texts/languages.ts";
import type { Plural } from "../../../lib/texts/translation.ts";

type Text = string | Plural;

/** The texts of a language: their place, such as "player.play", and their forms. */
const textsOf = (areas: Areas): [place: string, text: Text][] =>
  Object.entries(sectionsOf(areas) as unknown as Record<string, Record<string, Text>>)
    .flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]): [string, Text] => [`${section}.${key}`, text])
    );

const formsOf = (text: Text): string[] => typeof text === "string" ? [text] : Object.values(text);

const english = new Map(textsOf(LANGUAGES.get(ENGLISH)!));
const others = Array.from(LANGUAGES).filter(([tag]) => tag !== ENGLISH);

/** Names and signs that no language has words for. */
const NAMES = new Set(
  "CSV GPX GeoJSON ID Plus IIIF JSON KML Mac OpenStreetMap PDF Roman URL UTF- Unicode Wikidata m ss"
    .split(" "),
);

/** Words that other languages have as English has them. */
const SHARED: Record<string, string> = {
  de: "Code In Link Name Pause Player Start Test Text Version Winter optional System N",
  fr:
    "Actions Archives Classes Code Contact Date Description E-mail Latitude Licences Longitude Notification Notifications Orientation Page Pages Pause Photo Photos Source " +
    "Sources Suggestions Test Type Version Volume archive archives date description minute minutes page pages point points source version Action Administration Invitations Site N",
  es: "Code Error Flexible No N",
  it: "Account Code E-mail Home In Link No Privacy Volume area file N",
};

/** Plurals that are never said of 0, so that French may leave out the figure of one. */
const NEVER_OF_NOTHING = [
  "acts.deleteText",
  "acts.makePrivateText",
  "problems.nothingAmong",
  "saving.allRecordingsPlay",
  "saving.byTranscripts",
  "users.hideArchives",
  "files.onlyTheStops",
  "files.stopsInRanges",
];

Deno.test("no section has the name of another area's", () => {
  for (const [tag, areas] of LANGUAGES) {
    const names = Object.values(areas).flatMap(Object.keys);
    assert.deepEqual(names.filter((name, at) => names.indexOf(name) < at), [], tag);
    assert.ok(tag in OWN_NAMES, `${tag} is offered by its own name`);
  }
});

Deno.test("every text is in every language, as the same kind of text", () => {
  for (const [tag, areas] of others) {
    const texts = new Map(textsOf(areas));
    assert.deepEqual([...texts.keys()].sort(), [...english.keys()].sort(), tag);
    for (const [place, text] of texts) {
      assert.equal(typeof text, typeof english.get(place), `${tag} ${place}`);
    }
  }
});

Deno.test("every form of a text has its gaps and marks, and a plural only forms of its language", () => {
  const gapsIn = (text: string) => new Set(text.match(/\{\w+\}/g));
  const marksIn = (text: string) => new Set(text.match(/<\/?\w+>/g));
  for (const [tag, areas] of LANGUAGES) {
    const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [place, text] of textsOf(areas)) {
      const [first] = formsOf(english.get(place)!).toReversed();
      for (const form of formsOf(text)) {
        const what = `${tag} ${place}: ${form}`;
        assert.deepEqual(marksIn(form), marksIn(first), what);
        // A form for one alone may say it without a figure.
        const [gaps, wanted] = [form, first].map((one) =>
          gapsIn(one).difference(new Set(["{count}"]))
        );
        assert.deepEqual(gaps, wanted, what);
        assert.equal(form.trim(), form, `${what} is a whole sentence`);
      }
      if (typeof text === "string") continue;
      for (const category of Object.keys(text)) {
        assert.ok(known.includes(category as Intl.LDMLPluralRule), `${tag} ${place}: ${category}`);
      }
    }
  }
});

Deno.test("French says 0 with the form for one, which names the figure", () => {
  for (const [place, text] of textsOf(LANGUAGES.get("fr")!)) {
    if (typeof text === "string" || NEVER_OF_NOTHING.includes(place)) continue;
    if (text.one) assert.match(text.one, /\{count\}/, place);
  }
});

/** The sights of the samples, many of which have one name in all languages. */
const A_SIGHT = /^templates\.\w+(?<!Text)$/;

Deno.test("no text is left in English", () => {
  for (const [tag, areas] of others) {
    const shared = new Set(SHARED[tag].split(" "));
    const left = textsOf(areas).flatMap(([place, text]) =>
      formsOf(text).filter((form) =>
        !A_SIGHT.test(place) && formsOf(english.get(place)!).includes(form)
      )
        .filter((form) =>
          form.replace(/<code>.*?<\/code>|\{\w+\}|<\/?\w+>/g, " ").match(/\p{L}[\p{L}-]*/gu)
            ?.some((word) => !NAMES.has(word) && !shared.has(word))
        ).map((form) => `${place}: ${form}`)
    );
    assert.deepEqual(left, [], tag);
  }
});
