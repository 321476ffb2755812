/** Translations on their way to the server: when they are sent, and what becomes of them. */
import assert from "node:assert/strict";
import { ApiError, NoAnswer } from "../../../../lib/device/calls.ts";
import { createKeptWords, type UnsentWords } from "../../../../lib/device/words/unsent_words.ts";
import { type ChangedWords, createWordsSaver } from "../../../../lib/device/words/words_saver.ts";
import type { LanguageOfTour, WordsUnit } from "../../../../lib/model/tour/words/words.ts";
import { fakeTimers, settled } from "../../../support/fakes/fake_timers.ts";
import { memoryRecords } from "../../../support/fakes/records.ts";

const unit = (key: string, over: Partial<WordsUnit> = {}): WordsUnit => ({
  key,
  label: "title",
  kind: "line",
  text: "The mill",
  of: "0000000new1",
  state: over.translation ? "translated" : "missing",
  ...over,
});

const UNITS = [
  unit(":title", { longest: 20 }),
  unit("mill:title", { translation: "Die Mühle" }),
  unit("mill:description", { translation: "Alt", state: "changed" }),
];

const OFFLINE = new NoAnswer("no network");
const refusal = (status: number, body: object = {}) =>
  new ApiError(status, JSON.stringify(body), "");

/** A page with a server that answers by `answers`, and then takes everything. */
function bench({ device = memoryRecords<UnsentWords>(), units = UNITS } = {}) {
  const sent: ChangedWords[][] = [];
  const answers: (Error | undefined)[] = [];
  const timers = fakeTimers();
  const saver = createWordsSaver({
    units,
    place: "me:tour:de",
    kept: createKeptWords({ records: device.records }),
    send: (words) => {
      sent.push(words);
      const failure = answers.shift();
      return failure ? Promise.reject(failure) : Promise.resolve({} as LanguageOfTour);
    },
    timers,
  });
  const texts = () => sent.map((words) => words.map(({ text }) => text));
  return { saver, sent, texts, answers, timers, device };
}

Deno.test("a text is sent a second after its last letter, with what it was before, and then leaves the device", async () => {
  const { saver, sent, timers, device } = bench();
  saver.type("mill:title", "Die Mü");
  await timers.advance(900);
  saver.type("mill:title", "Die alte Mühle ");
  assert.equal(device.all.size, 1, "stored before it is sent");
  await timers.advance(900);
  assert.deepEqual(sent, []);
  await timers.advance(200);
  const one = { key: "mill:title", text: "Die alte Mühle", of: "0000000new1", was: "Die Mühle" };
  assert.deepEqual(sent, [[one]]);
  assert.deepEqual([saver.state.value, device.all.size], ["saved", 0]);
});

Deno.test("what is typed while a save is on its way is sent after it, on top of it", async () => {
  const { saver, sent, timers } = bench();
  saver.type(":title", "Mühle");
  const sending = saver.flush();
  saver.type(":title", "Mühle am Bach");
  await sending;
  assert.equal(saver.state.value, "saving");
  await timers.advance(1000);
  assert.deepEqual(sent.map(([{ text, was }]) => [was, text]), [
    ["", "Mühle"],
    ["Mühle", "Mühle am Bach"],
  ]);
  assert.equal(saver.state.value, "saved");
});

Deno.test("a text that is typed back to what is saved is not sent", async () => {
  const { saver, sent, timers, device } = bench();
  saver.type("mill:title", "Die Mühl");
  saver.type("mill:title", "Die Mühle");
  await timers.advance(2000);
  assert.deepEqual([sent, device.all.size, saver.state.value], [[], 0, "saved"]);
});

Deno.test("without a connection texts stay on the device, and are sent again", async () => {
  const { saver, texts, answers, timers, device } = bench();
  answers.push(OFFLINE);
  saver.type(":title", "Mühle");
  await timers.advance(1000);
  assert.deepEqual([saver.state.value, device.all.size], [{ error: OFFLINE }, 1]);
  await timers.advance(10_000);
  assert.deepEqual(texts(), [["Mühle"], ["Mühle"]]);
  assert.deepEqual([saver.state.value, device.all.size], ["saved", 0]);
});

Deno.test("the next page has what an earlier one could not send, and sends it", async () => {
  const first = bench();
  first.answers.push(OFFLINE);
  first.saver.type(":title", "Mühle");
  await first.saver.flush();
  first.saver.end();
  const second = bench({ device: first.device });
  await settled();
  assert.equal(second.saver.row(":title").text.value, "Mühle");
  assert.deepEqual(second.texts(), [["Mühle"]]);
});

Deno.test("a text that came without an answer and is changed then is no conflict with itself", async () => {
  const { saver, sent, answers, timers } = bench();
  answers.push(OFFLINE, refusal(409, { conflicts: [{ key: ":title", text: "Mühle" }] }));
  saver.type(":title", "Mühle");
  await saver.flush();
  saver.type(":title", "Mühle am Bach");
  await timers.advance(1000);
  assert.equal(saver.row(":title").trouble.value, undefined);
  assert.deepEqual(sent.at(-1)!.map(({ text, was }) => [was, text]), [["Mühle", "Mühle am Bach"]]);
});

Deno.test("others' change of the same text is shown, the rest is saved, and either text can be chosen", async () => {
  const conflict = refusal(409, { conflicts: [{ key: "mill:title", text: "Mühle" }] });
  for (const isMine of [true, false]) {
    const { saver, texts, answers, timers, device } = bench();
    answers.push(conflict);
    saver.type("mill:title", "Mahlwerk");
    saver.type(":title", "Tal");
    await timers.advance(1000);
    const row = saver.row("mill:title");
    assert.deepEqual([row.text.value, row.trouble.value], ["Mahlwerk", { theirs: "Mühle" }]);
    assert.deepEqual(texts().at(-1), ["Tal"]);
    if (isMine) saver.keepMine("mill:title");
    else saver.takeTheirs("mill:title");
    await settled();
    assert.equal(row.text.value, isMine ? "Mahlwerk" : "Mühle");
    assert.deepEqual([row.trouble.value, device.all.size], [undefined, 0]);
    assert.deepEqual(texts().at(-1), [isMine ? "Mahlwerk" : "Tal"]);
  }
});

Deno.test("a text that the server refuses keeps none of the others back", async () => {
  const { saver, texts, answers, timers } = bench();
  answers.push(refusal(400), refusal(400));
  saver.type("mill:title", "Nein");
  saver.type(":title", "Tal");
  await timers.advance(1000);
  assert.deepEqual(texts(), [["Nein", "Tal"], ["Nein"], ["Tal"]]);
  assert.ok("error" in saver.row("mill:title").trouble.value!);
  assert.deepEqual(saver.unsaved(), ["Nein"]);
});

Deno.test("somebody who may not write any more keeps the words, and nothing is tried again", async () => {
  const { saver, sent, answers, timers, device } = bench();
  answers.push(refusal(403));
  saver.type(":title", "Tal");
  await timers.advance(600_000);
  assert.deepEqual([sent.length, device.all.size, saver.unsaved()], [1, 1, ["Tal"]]);
  assert.ok(typeof saver.state.value === "object");
});

Deno.test("a text that is too long is stored on the device and not sent", async () => {
  const { saver, sent, timers, device } = bench();
  saver.type(":title", "x".repeat(21));
  await timers.advance(1000);
  assert.deepEqual([sent, device.all.size, saver.state.value], [[], 1, undefined]);
});

Deno.test("a translation that still fits its changed original is saved with the present one", async () => {
  const { saver, sent } = bench();
  const { state } = saver.row("mill:description");
  assert.equal(state.value, "changed");
  saver.confirm("mill:description");
  await settled();
  const one = { key: "mill:description", text: "Alt", of: "0000000new1", was: "Alt" };
  assert.deepEqual([sent, state.value], [[[one]], "translated"]);
});

Deno.test("words whose original is gone are listed until they are forgotten", async () => {
  const first = bench();
  first.answers.push(OFFLINE);
  first.saver.type(":title", "Tal");
  await first.saver.flush();
  first.saver.end();
  const { saver, device, sent } = bench({ device: first.device, units: UNITS.slice(1) });
  await settled();
  assert.deepEqual([saver.left.value.map(({ text }) => text), sent], [["Tal"], []]);
  saver.forgetLeft();
  await settled();
  assert.deepEqual([saver.left.value, device.all.size], [[], 0]);
});

Deno.test("a device that stores nothing is known", async () => {
  const { saver, device } = bench();
  device.isFull = true;
  saver.type(":title", "Tal");
  await settled();
  assert.equal(saver.isKept.value, false);
});
