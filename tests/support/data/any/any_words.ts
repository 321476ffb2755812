/** Arbitrary archives with a translation into another language. */
import fc from "fast-check";
import { withThings } from "../../../../lib/model/media/with_things.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import {
  inPlace,
  isText,
  textHash,
  type TranslatedWords,
  unitsOf,
} from "../../../../lib/model/tour/words/units.ts";
import type { WordsUnit } from "../../../../lib/model/tour/words/words.ts";
import { anySentTour } from "./any_tour.ts";

/** Texts on which formats stumble: mark-up, both directions, lines, quotes, characters of 0x0c. */
const anyTranslation = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    "<b>&amp;</b>]]>",
    "Zeile\nZeile\r\nZeile\rZeile",
    "Er sagte: \"Nein\", und 'ging'",
    "שלום עולם, ‏hello",
    "=1+1;2,3\t4|5",
    "'",
    "page\fbreak\vand \ufffe",
    "e\u0301 🏛️ 👨‍👩‍👧",
  ),
).map((text) => text.trim()).filter((text) => text !== "");

/** The archive as it is stored, and words of it, of which some translate an older original. */
export const anyTranslated: fc.Arbitrary<{ tour: Tour; words: TranslatedWords }> = fc.record({
  sent: anySentTour,
  translations: fc.array(
    fc.record({ text: anyTranslation, isOld: fc.boolean(), isMissing: fc.boolean() }),
    { minLength: 5, maxLength: 20 },
  ),
}).map(({ sent, translations }) => {
  const tour = stored(sent);
  const texts = unitsOf(tour, {}).filter(isText).flatMap(({ key, of, field }, i) => {
    const { text, isOld, isMissing } = translations[i % translations.length];
    const fit = text.slice(0, field.longest).trim();
    return isMissing || !fit
      ? []
      : [[key, { text: fit, of: isOld ? textHash(`older ${i}`) : of }] as const];
  });
  return { tour, words: inPlace(tour, Object.fromEntries(texts)) };
});

/** The words of an archive in German, as the API gives them. */
export const inGerman = (tour: Tour, words: TranslatedWords) => ({
  language: "de",
  units: unitsOf(tour, words).map((unit): WordsUnit => ({ ...unit.field, ...unit })),
});

/** An archive as the store gives it. */
export function stored(sent: TourInput): Tour {
  const tour = TourInput.parse(sent);
  const audioStops = tour.audioStops.map((stop, i) => ({ ...withThings(stop), id: `s-${i}` }));
  return {
    ...withThings(tour),
    id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    revision: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    stopCount: audioStops.length,
    language: tour.language ?? "en",
    visibility: "public",
    audioStops,
  };
}
