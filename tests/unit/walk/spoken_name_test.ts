import assert from "node:assert/strict";
import { createSpeaker } from "../../../lib/walk/cue_devices.ts";
import type { Speaker } from "../../../lib/walk/cues.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { nameIn, spokenParts } from "../../../lib/walk/spoken_name.ts";

const MOSQUE = { title: "المسجد الكبير", language: "ar" };

Deno.test("a sentence names a stop in the stop's language, and the rest in that of the page", () => {
  const sentence = `You are at stop 3, ${MOSQUE.title}. It plays now.`;
  const name = nameIn(sentence, [{ title: "The mill", language: "de" }, MOSQUE]);
  assert.deepEqual(spokenParts(sentence, "en", name), [
    { text: "You are at stop 3,", language: "en" },
    { text: MOSQUE.title, language: "ar" },
    { text: "It plays now.", language: "en" },
  ]);
});

Deno.test("a name of the page's own language, or of none that is known, leaves the sentence whole", () => {
  const whole = [{ text: "Next: stop 1, The mill.", language: "en" }];
  for (const language of ["en-GB", undefined]) {
    const name = nameIn(whole[0].text, [{ title: "The mill", language }]);
    assert.deepEqual(spokenParts(whole[0].text, "en", name), whole);
  }
});

Deno.test("of two names that contain each other the longer one is meant", () => {
  const stops = [{ title: "Markt", language: "de" }, { title: "Markt 3", language: "nl" }];
  assert.equal(nameIn("Next: stop 1, Markt 3.", stops)?.language, "nl");
});

/** A device whose voices speak `tags`; `said` has the sentences in order. */
async function withVoices(tags: string[], run: (speaker: Speaker, said: Said[]) => unknown) {
  const said: Said[] = [];
  const { SpeechSynthesisUtterance: utterance } = globalThis;
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class extends EventTarget {
      lang = "";
      constructor(readonly text: string) {
        super();
      }
    },
  });
  const synthesis = {
    speak: (one: Said) => void said.push(one),
    cancel() {},
    getVoices: () => tags.map((lang) => ({ lang })),
  };
  try {
    await run(createSpeaker(synthesis as unknown as SpeechSynthesis), said);
  } finally {
    Object.assign(globalThis, { SpeechSynthesisUtterance: utterance });
  }
}
type Said = EventTarget & { text: string; lang: string };

const SENTENCE = `Next: stop 1, ${MOSQUE.title}.`;
const NAME = { text: MOSQUE.title, language: "ar" };

Deno.test("a sentence is said when its last part is", () =>
  withVoices([], (speaker, said) => {
    let isDone = false;
    speaker.speak(SENTENCE, () => isDone = true, NAME);
    assert.deepEqual(said.map(({ lang }) => lang), ["en", "ar"]);
    said[0].dispatchEvent(new Event("end"));
    assert.equal(isDone, false);
    said[1].dispatchEvent(new Event("end"));
    assert.equal(isDone, true);
  }));

Deno.test("a sentence is spoken in the page's language, and a name without a voice of its own as well", () =>
  withVoices(["en-GB", "de_DE"], (speaker, said) => {
    inLanguage("de", () => speaker.speak(SENTENCE, () => {}, NAME));
    assert.deepEqual(said.map(({ text, lang }) => [text, lang]), [[SENTENCE, "de"]]);
  }));

Deno.test("without a voice for the page's language nothing is spoken, and nothing waits for it", () =>
  withVoices(["en-GB"], (speaker, said) => {
    let isDone = false;
    inLanguage("fr", () => speaker.speak(SENTENCE, () => isDone = true));
    assert.deepEqual([said.length, isDone], [0, true]);
  }));
