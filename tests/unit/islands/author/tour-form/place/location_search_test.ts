import assert from "node:assert/strict";
import {
  CHOICE_DELAY,
  createLocationSearch,
  EMPTY_SEARCH,
  LEAVING_DELAY,
  notSet,
  PATIENCE,
  tooSlow,
  TYPING_PAUSE,
} from "../../../../../../islands/author/tour-form/place/location_search.ts";
import type { Outcome } from "../../../../../../islands/author/tour-form/place/find_place.ts";
import type { ParsedLocation, WordsSuggestion } from "../../../../../../lib/model/tour/location.ts";
import type { Position } from "../../../../../../lib/model/tour/position.ts";
import { fakeTimers, settled } from "../../../../../support/fakes/fake_timers.ts";

const SUVA = { latitude: -18.1, longitude: 178.4 };
const APIA = { latitude: -13.8, longitude: -171.8 };

/** A search whose questions wait until the test answers them. */
function setUp({ threeWords = true, text = "" } = {}) {
  const timers = fakeTimers();
  const asked: string[] = [];
  const places: PromiseWithResolvers<Outcome>[] = [];
  const words: PromiseWithResolvers<WordsSuggestion[]>[] = [];
  const device = Promise.withResolvers<Position>();
  const located: Position[] = [];
  const waitFor = <T>(list: PromiseWithResolvers<T>[], question: string) => {
    asked.push(question);
    list.push(Promise.withResolvers<T>());
    return list.at(-1)!.promise;
  };
  const box = { state: EMPTY_SEARCH };
  /** The form around the box. */
  const form: { place?: Position } = {};
  /** What the form stores of the box. */
  const waiting: string[] = [];
  const search = createLocationSearch({
    threeWords,
    text,
    onWaiting: (text) => waiting.push(text),
    near: () => undefined,
    current: () => form.place,
    onLocated: (at) => located.push(at),
    onState: (state) => box.state = state,
    find: (text, { asAddress }) => waitFor(places, `find ${text}${asAddress ? " address" : ""}`),
    suggest: (text) => waitFor(words, `suggest ${text}`),
    locate: () => device.promise,
    timers,
  });
  const answer = async (index: number, at: Position, label = "") => {
    places[index].resolve({ locations: [{ ...at, label } as ParsedLocation] });
    await settled();
  };
  return { timers, asked, places, words, device, located, box, form, search, answer, waiting };
}

Deno.test("a text is looked up; its place is set and said with six decimals and its name", async () => {
  const { search, box, located, answer } = setUp();
  search.type("Suva");
  search.search();
  assert.equal(box.state.busy, true);
  await answer(0, SUVA, "Suva, Fiji");
  assert.deepEqual([box.state.busy, box.state.found], [
    false,
    "-18.100000, 178.400000 · Suva, Fiji",
  ]);
  assert.equal(located.length, 1);
});

Deno.test("a text that names no place is answered in words, and sets nothing", async () => {
  const { search, box, places, located } = setUp();
  search.type("12345");
  search.search();
  places[0].resolve({ message: "Could not parse location." });
  await settled();
  assert.equal(box.state.error, "Could not parse location.");
  assert.deepEqual(located, []);
  search.type("1234");
  assert.equal(box.state.error, "", "the next key takes the message away");
});

Deno.test("of two searches only the last one counts, whichever is answered first", async () => {
  const { search, box, located, answer } = setUp();
  search.type("Suva");
  search.search();
  search.type("Apia");
  search.search();
  await answer(1, APIA);
  await answer(0, SUVA);
  assert.deepEqual(located.map(({ latitude }) => latitude), [APIA.latitude]);
  assert.match(box.state.found, /^-13\.8/);
});

Deno.test("an answer to a text that was changed meanwhile sets nothing", async () => {
  const { search, box, located, answer } = setUp();
  search.type("Suva");
  search.search();
  search.type("Suva, Fij");
  await answer(0, SUVA);
  assert.deepEqual([located, box.state.found, box.state.busy], [[], "", false]);
});

Deno.test("the device's position sets the place; a refusal is said", async () => {
  const allowed = setUp();
  allowed.search.useMine();
  allowed.device.resolve(SUVA);
  await settled();
  assert.deepEqual(allowed.located, [SUVA]);
  const refused = setUp();
  refused.search.useMine();
  refused.device.reject(new Error("Location access denied by user"));
  await settled();
  assert.equal(refused.box.state.error, "Location access denied by user");
  assert.equal(refused.box.state.busy, false);
});

Deno.test("suggestions are asked for after a pause, for three words of more than six characters", async () => {
  const { search, timers, asked, words, box } = setUp();
  search.type("a.b.c");
  await timers.advance(TYPING_PAUSE);
  search.type("filled.count.so");
  await timers.advance(TYPING_PAUSE - 1);
  assert.deepEqual(asked, []);
  search.type("filled.count.soa");
  await timers.advance(TYPING_PAUSE);
  assert.deepEqual(asked, ["suggest filled.count.soa"]);
  const suggestion = { words: "filled.count.soap", nearestPlace: "London" } as WordsSuggestion;
  words[0].resolve([suggestion]);
  await settled();
  assert.deepEqual(box.state.suggestions, [suggestion]);
});

Deno.test("without a key for three words, and for other texts, no suggestions are asked for", async () => {
  const keyless = setUp({ threeWords: false });
  keyless.search.type("filled.count.soap");
  await keyless.timers.advance(TYPING_PAUSE);
  const address = setUp();
  address.search.type("10 Main Street");
  await address.timers.advance(TYPING_PAUSE);
  assert.deepEqual([keyless.asked, address.asked], [[], []]);
});

Deno.test("suggestions for a text that was changed meanwhile are not shown", async () => {
  const { search, timers, words, box } = setUp();
  search.type("filled.count.soa");
  await timers.advance(TYPING_PAUSE);
  search.type("10 Main Street");
  words[0].resolve([{ words: "filled.count.soap" } as WordsSuggestion]);
  await settled();
  assert.deepEqual(box.state.suggestions, []);
});

Deno.test("a chosen suggestion stands in the box, and is looked up after a tenth of a second", async () => {
  const { search, timers, asked, box } = setUp();
  search.type("filled.count.soa");
  search.choose("filled.count.soap");
  assert.equal(box.state.text, "filled.count.soap");
  await timers.advance(CHOICE_DELAY - 1);
  assert.deepEqual(asked, []);
  await timers.advance(TYPING_PAUSE);
  assert.deepEqual(asked, ["find filled.count.soap"]);
});

Deno.test("once the box is gone nothing is asked and nothing is set", async () => {
  const { search, timers, asked, located, answer } = setUp();
  search.type("Suva");
  search.search();
  search.end();
  await answer(0, SUVA);
  search.choose("filled.count.soap");
  search.end();
  await timers.advance(CHOICE_DELAY);
  assert.deepEqual([located, asked], [[], ["find Suva"]]);
});

const choices = [
  { ...SUVA, label: "Suva, Fiji", source: "address", originalInput: "Suva" },
  { ...APIA, label: "Suva Street, Apia", source: "address", originalInput: "Suva" },
] satisfies ParsedLocation[];

Deno.test("of several places none is set before one is chosen", async () => {
  const { search, box, places, located } = setUp();
  search.type("Suva");
  search.search();
  places[0].resolve({ locations: choices });
  await settled();
  assert.deepEqual([box.state.choices, located, box.state.busy], [choices, [], false]);
  search.pick(choices[1]);
  assert.deepEqual(located, [APIA]);
  assert.deepEqual(box.state.choices, []);
  assert.match(box.state.found, /Suva Street, Apia$/);
});

Deno.test("one place that may be an address is offered, too, and looked up as one", async () => {
  const { search, box, places, asked, located, answer } = setUp();
  search.type("12 N 14 W");
  search.search();
  places[0].resolve({ locations: [choices[0]], mayBeAddress: true });
  await settled();
  assert.deepEqual([box.state.choices.length, box.state.mayBeAddress], [1, true]);
  search.search({ asAddress: true });
  assert.equal(asked.at(-1), "find 12 N 14 W address");
  await answer(1, APIA);
  assert.deepEqual(located, [APIA]);
});

Deno.test("a place that was typed counts when the box is left", async () => {
  const { search, timers, asked, located, answer } = setUp();
  search.type("Suva");
  search.leave();
  await timers.advance(LEAVING_DELAY);
  assert.deepEqual(asked, ["find Suva"]);
  await answer(0, SUVA);
  assert.deepEqual(located, [SUVA]);
  search.leave();
  await timers.advance(LEAVING_DELAY);
  assert.equal(asked.length, 1, "what is set is not looked up again");
});

Deno.test("a press on a suggestion is no leaving", async () => {
  const { search, timers, asked } = setUp();
  search.type("filled.count.soa");
  search.leave();
  await timers.advance(LEAVING_DELAY - 1);
  search.choose("filled.count.soap");
  await timers.advance(LEAVING_DELAY);
  assert.deepEqual(asked, ["find filled.count.soap"]);
});

Deno.test("of a text that was left and names no place it is said that nothing was set", async () => {
  const { search, timers, box, places, asked } = setUp();
  search.type("12345");
  search.leave();
  await timers.advance(LEAVING_DELAY);
  places[0].resolve({ message: "Could not parse location." });
  await settled();
  assert.equal(box.state.error, `Could not parse location. ${notSet()}`);
  search.leave();
  await timers.advance(LEAVING_DELAY);
  assert.equal(box.state.error, `Could not parse location. ${notSet()}`);
  assert.equal(asked.length, 1);
});

Deno.test("what is said of a failure ends with a stop before the note that nothing was set", async () => {
  const { search, box, places } = setUp();
  search.type("Suva");
  const outcome = search.settle();
  places[0].resolve({ message: "Location parsing failed" });
  assert.equal(await outcome, false);
  assert.equal(box.state.error, `Location parsing failed. ${notSet()}`);
});

Deno.test("a question that is never answered is given up, and saving does not wait for ever", async () => {
  const { search, box, timers } = setUp();
  search.type("Suva");
  const outcome = search.settle();
  await timers.advance(PATIENCE - 1);
  assert.equal(box.state.busy, true);
  await timers.advance(1);
  assert.equal(await outcome, false);
  assert.deepEqual([box.state.busy, box.state.error], [false, `${tooSlow()} ${notSet()}`]);
});

Deno.test("an empty box that is left says nothing", async () => {
  const { search, timers, box, asked } = setUp();
  search.type("Suva");
  search.type("  ");
  search.leave();
  await timers.advance(LEAVING_DELAY);
  assert.deepEqual([asked, box.state.error], [[], ""]);
  assert.equal(await search.settle(), true);
});

Deno.test("saving waits for the place that is looked up", async () => {
  const { search, asked, located, answer } = setUp();
  search.type("Suva");
  search.leave();
  const outcome = search.settle();
  assert.deepEqual(asked, ["find Suva"], "at once, whatever leaving waits for");
  await answer(0, SUVA);
  assert.equal(await outcome, true);
  assert.deepEqual(located, [SUVA]);
});

Deno.test("saving waits for a search that is under way, and asks nothing twice", async () => {
  const { search, asked, answer } = setUp();
  search.type("Suva");
  search.search();
  let outcome: boolean | undefined;
  const settling = search.settle().then((isSettled) => outcome = isSettled);
  await settled();
  assert.equal(outcome, undefined);
  await answer(0, SUVA);
  await settling;
  assert.deepEqual([outcome, asked], [true, ["find Suva"]]);
});

Deno.test("saving does not go on with a place that was not found, or not chosen", async () => {
  const { search, places, box } = setUp();
  search.type("Atlantis");
  const nowhere = search.settle();
  places[0].resolve({ message: "Could not parse location." });
  assert.equal(await nowhere, false);
  search.type("Suva");
  const several = search.settle();
  places[1].resolve({ locations: choices });
  assert.equal(await several, false);
  assert.ok(box.state.error.endsWith(notSet()));
  search.pick(choices[0]);
  assert.equal(await search.settle(), true);
});

Deno.test("a place that was set on the map meanwhile is not set again by a text that was left", async () => {
  const { search, timers, asked, form } = setUp();
  search.type("Atlantis");
  form.place = APIA;
  search.leave();
  await timers.advance(LEAVING_DELAY);
  assert.equal(await search.settle(), true);
  assert.deepEqual(asked, []);
});

Deno.test("the form stores what is typed until it is a place, or another place is set, or it is gone", async () => {
  const { search, form, answer, waiting } = setUp();
  search.type("Suv");
  search.type("Suva");
  search.search();
  await answer(0, SUVA);
  assert.deepEqual(waiting, ["Suv", "Suva", ""]);
  search.type("Apia");
  form.place = APIA;
  search.placeChanged();
  assert.deepEqual(waiting.slice(3), ["Apia", ""], "set on the map");
  search.type("Nadi");
  search.type("");
  assert.deepEqual(waiting.slice(5), ["Nadi", ""]);
});

Deno.test("a text that the form has stored is looked up like one that was typed", async () => {
  const { search, timers, located, answer, waiting, asked } = setUp({ text: "Suva" });
  search.leave();
  await timers.advance(LEAVING_DELAY);
  await answer(0, SUVA);
  assert.deepEqual(asked, ["find Suva"]);
  assert.deepEqual([located, waiting], [[SUVA], [""]]);
});

Deno.test("a text of which nothing comes stays stored", async () => {
  const { search, places, waiting } = setUp();
  search.type("Atlantis");
  search.search();
  places[0].resolve({ message: "Nothing was found" });
  await settled();
  assert.deepEqual(waiting, ["Atlantis"]);
  assert.equal(await search.settle(), false);
  assert.deepEqual(waiting, ["Atlantis"]);
});
