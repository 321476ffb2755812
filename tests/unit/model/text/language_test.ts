import assert from "node:assert/strict";
import { canonicalTag, directionOf, textIn } from "../../../../lib/model/text/language.ts";
import { COMMON_LANGUAGES, readLanguage } from "../../../../lib/model/text/common_languages.ts";
import { toPlayerTour } from "../../../../lib/formats/to_player_tour.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("a text has its language's direction, by the script in which that is written", () => {
  for (const tag of ["ar", "ar-EG", "he", "fa", "ur", "yi", "ps", "dv", "az-Arab", "und-Hebr"]) {
    assert.deepEqual(textIn(tag), { lang: tag, dir: "rtl" });
  }
  for (const tag of ["en", "de-AT", "ja", "az", "ar-Latn", "tlh"]) {
    assert.notEqual(directionOf(tag), "rtl", tag);
  }
});

Deno.test("a text without a language, or in one without a script, is left to its own letters", () => {
  assert.deepEqual(textIn(), { dir: "auto" });
  assert.deepEqual(textIn(""), { dir: "auto" });
  for (const tag of ["und", "mul", "zxx", "no tag"]) assert.equal(directionOf(tag), "auto", tag);
});

Deno.test("the direction is what the runtime itself says of each language that the form offers", () => {
  for (const tag of COMMON_LANGUAGES) {
    const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: string } };
    assert.equal(directionOf(tag), locale.getTextInfo().direction, tag);
  }
});

Deno.test("a tag is returned in its canonical spelling, and other texts are refused", () => {
  const tags = ["EN", "pt-br", "iw", "ZH-hant-tw", "sr-Latn"].map(canonicalTag);
  assert.deepEqual(tags, ["en", "pt-BR", "he", "zh-Hant-TW", "sr-Latn"]);
  for (const text of ["", "german", "e", "en_US", "en-", "12", "العربية", "x-klingon"]) {
    assert.equal(canonicalTag(text), undefined, text);
  }
});

Deno.test("a language is known by its own name and by its English one, in any case", () => {
  const names = ["German", "deutsch", "العربية", "hebrew", "PT-br", "he_IL", "Klingon", ""];
  assert.deepEqual(names.map(readLanguage), [
    "de",
    "de",
    "ar",
    "he",
    "pt-BR",
    "he-IL",
    undefined,
    undefined,
  ]);
});

Deno.test("an archive takes a tag as its language and as that of a stop, and says what is wrong with another", () => {
  const read = TourInput.parse(
    makeTour({
      language: " AR ",
      audioStops: [makeStop({ language: "he" }), makeStop({ language: "" })],
    }),
  );
  assert.equal(read.language, "ar");
  assert.deepEqual(read.audioStops.map(({ language }) => language), ["he", undefined]);
  for (const language of ["German", "ar\u0000", '"><script>', "a".repeat(40), 7, ["ar"]]) {
    const { error } = TourInput.safeParse({ ...makeTour(), language });
    assert.deepEqual(error?.issues.map(({ path }) => path.join()), ["language"], String(language));
  }
});

Deno.test("in the player a stop is in the language of its archive, unless it has its own", () => {
  const tour = { ...makeTour({ language: "ar" }), id: "x" } as Tour;
  tour.audioStops = [makeStop(), makeStop({ language: "en" })].map((stop, i) => ({
    ...stop,
    id: `${i}`,
  }));
  const player = toPlayerTour(tour);
  assert.equal(player.language, "ar");
  assert.deepEqual(player.audioStops.map(({ language }) => language), ["ar", "en"]);
  const { language: _, ...without } = tour;
  assert.equal(
    "language" in toPlayerTour({ ...without, audioStops: [tour.audioStops[0]] }).audioStops[0],
    false,
  );
});
