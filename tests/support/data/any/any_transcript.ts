/** Arbitrary valid transcripts, with the texts that programs stumble over. */
import fc from "fast-check";
import { type Cue, Transcript, TRANSCRIPT_SOURCES } from "../../../../lib/model/tour/transcript.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("<v Bob>a</v>", "a --> b", "&amp;&lt;", "a\r\n\r\nb\rc", "NOTE x", "\ud800"),
);

/** A text as forms keep it: without space around it, never empty. */
const text = anyText.map((value) => value.trim()).filter((value) => value !== "");

const line = anyText.map((value) => value.replace(/[\r\n]|-->/g, " ").trim())
  .filter((value) => value !== "");

/** What is said, with and without times; starts never go backwards. */
const cues: fc.Arbitrary<Cue[]> = fc.array(
  fc.record({
    pause: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    length: fc.integer({ min: 1, max: 20_000 }),
    cue: fc.record(
      { id: line, speaker: line, text, settings: line },
      { noNullPrototype: true, requiredKeys: ["text"] },
    ),
  }),
  { minLength: 1, maxLength: 8 },
).map((made) => {
  let start = 0;
  return made.map(({ pause, length, cue }) => {
    if (pause === undefined) return cue;
    start += pause;
    return { ...cue, start, end: start + length };
  });
});

export const anyTranscript: fc.Arbitrary<Transcript> = fc.record(
  {
    language: fc.constantFrom("en", "ar", "zh-Hant"),
    source: fc.constantFrom(...TRANSCRIPT_SOURCES),
    checked: fc.boolean(),
    notes: text,
    cues,
  },
  { noNullPrototype: true, requiredKeys: ["language", "source", "checked", "cues"] },
).filter((made) => Transcript.safeParse(made).success);
