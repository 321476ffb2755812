/** Sentences of a stop that pupils translate, while the teacher changes them. */
import assert from "node:assert/strict";
import { handIn } from "../../support/people/classes.ts";
import { SENTENCE, TITLE, withTranslators } from "../../support/people/translators.ts";

Deno.test("equal sentences keep the translation that a pupil gave each of them", async () => {
  await using it = await withTranslators();
  const { ada, lesson, handOut, write, say, said } = it;
  await say("Yes.", "It burned.", "Yes.");
  const id = await handOut(["Ada"]);
  await write(ada, id, [
    { key: `${SENTENCE}1`, text: "Ja.", was: "" },
    { key: `${SENTENCE}3`, text: "Jawohl.", was: "" },
  ]);
  const all = [["Yes.", "Ja."], ["It burned.", undefined], ["Yes.", "Jawohl."]];
  assert.deepEqual(await said(ada, id), all);
  await write(ada, id, [{ key: TITLE, text: "Die Mühle" }]);
  assert.deepEqual(await said(ada, id), all, "also after a save of another text");
  await handIn(ada, id);
  await lesson.teach("take", id);
  const { [`${SENTENCE}1`]: first, [`${SENTENCE}3`]: third } = await it.german();
  assert.deepEqual([first, third], ["Ja.", "Jawohl."]);
});

Deno.test("somebody may give an equal sentence another translation later, without a conflict", async () => {
  await using it = await withTranslators();
  const { ada, handOut, write, say, said } = it;
  await say("Yes.", "Yes.");
  const id = await handOut(["Ada"]);
  await write(ada, id, [{ key: `${SENTENCE}1`, text: "Ja.", was: "" }]);
  assert.deepEqual(await said(ada, id), [["Yes.", "Ja."], ["Yes.", "Ja."]]);
  await write(ada, id, [{ key: `${SENTENCE}2`, text: "Jawohl.", was: "" }]);
  assert.deepEqual(await said(ada, id), [["Yes.", "Ja."], ["Yes.", "Jawohl."]]);
});

Deno.test("the translation of a sentence that the teacher removes does not replace another, and is back with it", async () => {
  await using it = await withTranslators();
  const { ada, handOut, write, say, said } = it;
  await say("It burned.", "We fled.");
  const id = await handOut(["Ada"]);
  await write(ada, id, [{ key: `${SENTENCE}2`, text: "Wir flohen." }]);
  await write(ada, id, [{ key: `${SENTENCE}1`, text: "Sie brannte." }]);
  await say("We fled.");
  assert.deepEqual(await said(ada, id), [["We fled.", "Wir flohen."]]);
  await write(ada, id, [{ key: TITLE, text: "Die Mühle" }]);
  assert.deepEqual(await said(ada, id), [["We fled.", "Wir flohen."]]);
  await say("It burned.", "We fled.");
  assert.deepEqual(await said(ada, id), [
    ["It burned.", "Sie brannte."],
    ["We fled.", "Wir flohen."],
  ]);
});

Deno.test("a sentence that has changed keeps its translation, as one of an older text", async () => {
  await using it = await withTranslators();
  const { ada, handOut, write, say, wordsOf } = it;
  await say("It burned.", "We fled.");
  const id = await handOut(["Ada"]);
  await write(ada, id, [{ key: `${SENTENCE}1`, text: "Sie brannte." }]);
  await say("It burned down.", "We fled.");
  const { units } = await wordsOf(ada, id);
  const { state, translation } = units.find(({ key }) => key === `${SENTENCE}1`)!;
  assert.deepEqual([state, translation], ["changed", "Sie brannte."]);
});

Deno.test("a translation that a pupil empties is gone also where the sentence has moved", async () => {
  await using it = await withTranslators();
  const { ada, lesson, handOut, write, say, said } = it;
  await say("It burned.", "We fled.");
  await it.teacherWrites([{ key: `${SENTENCE}2`, text: "Wir flohen." }]);
  await say("We fled.", "It burned.");
  const id = await handOut(["Ada"]);
  assert.deepEqual(await said(ada, id), [["We fled.", "Wir flohen."], ["It burned.", undefined]]);
  await write(ada, id, [{ key: `${SENTENCE}1`, text: "", was: "Wir flohen." }]);
  assert.deepEqual(await said(ada, id), [["We fled.", undefined], ["It burned.", undefined]]);
  await handIn(ada, id);
  await lesson.teach("take", id);
  assert.deepEqual(await it.german(), {});
});
