import assert from "node:assert/strict";
import { createSpeaker } from "../../../lib/walk/cue_devices.ts";
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

Deno.test("a sentence is said when its last part is", () => {
  const said: (EventTarget & { text: string; lang: string })[] = [];
  const { SpeechSynthesisUtterance: utterance, document } = globalThis;
  Object.assign(globalThis, {
    document: { documentElement: { lang: "en" } },
    SpeechSynthesisUtterance: class extends EventTarget {
      lang = "";
      constructor(readonly text: string) {
        super();
      }
    },
  });
  try {
    const synthesis = { speak: (one: typeof said[0]) => void said.push(one), cancel() {} };
    const speaker = createSpeaker(synthesis as unknown as SpeechSynthesis);
    let isDone = false;
    const name = { text: MOSQUE.title, language: "ar" };
    speaker.speak(`Next: stop 1, ${MOSQUE.title}.`, () => isDone = true, name);
    assert.deepEqual(said.map(({ lang }) => lang), ["en", "ar"]);
    said[0].dispatchEvent(new Event("end"));
    assert.equal(isDone, false);
    said[1].dispatchEvent(new Event("end"));
    assert.equal(isDone, true);
  } finally {
    Object.assign(globalThis, { document, SpeechSynthesisUtterance: utterance });
  }
});
