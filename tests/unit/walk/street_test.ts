/** What has ruined walks in the street, and must not again. */
import assert from "node:assert/strict";
import { START_TIMEOUT_MS } from "../../../lib/player/player_state.ts";
import type { WalkAction } from "../../../lib/walk/events.ts";
import type { StopStatus } from "../../../lib/walk/state.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import { offered, started, Walking, walking } from "./walking.ts";

const types = (actions: WalkAction[]) => actions.map(({ type }) => type);
const texts = (actions: WalkAction[]) =>
  actions.flatMap((action) => action.type === "announce" ? [action.text] : []).join(" ");
const withStatus = (wanted: StopStatus) => ({ state }: Walking) =>
  state.stops.flatMap(({ status }, i) => status === wanted ? [i] : []);
const [passed, failed] = [withStatus("passed"), withStatus("failed")];

Deno.test("a visitor who passes a stop of a guided tour hears the one after it, at the second position", () => {
  const visitor = walking();
  visitor.at(200);
  assert.deepEqual(started(visitor.at(280, { seconds: 30 })), []);
  const actions = visitor.at(281);
  assert.deepEqual([started(actions), passed(visitor)], [[1], [0]]);
  assert.match(texts(actions), /You’ve passed stop 1, Stop 1\. You can play it from the list\./);
  visitor.end();
  assert.deepEqual(started(visitor.walk(281, 500)), [2], "the tour goes on from there");
});

Deno.test("in the zones of the next stop and of the one after it, the next one plays", () => {
  const visitor = walking({ stops: [100, 120, 500] });
  assert.deepEqual(started([...visitor.at(115), ...visitor.at(116)]), [0]);
});

Deno.test("a pause in the zone of the next stop offers none ahead whose zone is there, too", () => {
  const visitor = walking({ stops: [100, 160, 165], radius: [80, 10, 40] });
  visitor.at(100);
  visitor.send({ type: "playback" });
  assert.deepEqual(visitor.walk(100, 130), []);
});

Deno.test("positions from before and after a pause of the page are no two in a row", () => {
  const visitor = walking();
  visitor.at(300);
  visitor.send({ type: "hidden" });
  visitor.send({ type: "shown" });
  assert.deepEqual(started(visitor.at(300)), []);
  assert.deepEqual(started(visitor.at(301)), [1]);
});

Deno.test("a guided tour begins at the stop where its visitor stands, and passes none", () => {
  const visitor = walking({ stops: [100, 300, 500, 700] });
  assert.deepEqual(started(visitor.at(500)), [], "one position may be wild");
  assert.deepEqual([started(visitor.at(501)), passed(visitor)], [[2], []]);
  visitor.end();
  assert.deepEqual(started(visitor.walk(501, 700)), [3]);
  visitor.end();
  assert.equal(visitor.state.index, 0, "those before it come last");
});

Deno.test("a visitor who starts at a stop is told of it, not of the way to the first one", () => {
  const visitor = walking({ stops: [100, 300, 500, 700] });
  const actions = [...visitor.at(500), ...visitor.at(501)];
  assert.equal(texts(actions), "You’re at stop 3, Stop 3.");
});

Deno.test("in a free tour the walk says the way to the nearest stop", () => {
  const visitor = walking({ ordered: false });
  assert.equal(texts(visitor.at(220)), "Nearest: stop 2, Stop 2, 80 metres, east.");
});

Deno.test("a story that the visitor has begun, and that does not arrive, is given up after 10 s", () => {
  const visitor = walking();
  visitor.send({ type: "selected", index: 1 });
  visitor.send({ type: "playback", index: 1, isLoading: true });
  visitor.now += START_TIMEOUT_MS;
  assert.match(texts(visitor.send({ type: "tick" })), /Stop 2 won’t play/);
  assert.deepEqual(failed(visitor), [1]);
});

Deno.test("a walk does not begin at a stop that its visitor reaches later, or goes on to", () => {
  const reached = walking({ stops: [100, 300, 500, 700] });
  reached.at(440, { accuracy: 120 });
  reached.at(440);
  assert.deepEqual(started(reached.walk(445, 500)), []);
  const resumed = walking({ stops: [100, 300, 500, 700] }, { index: 0 } as object);
  assert.deepEqual(started([...resumed.at(500), ...resumed.at(501)]), []);
});

Deno.test("a coarse first position does not keep a walk from beginning where its visitor stands", () => {
  const visitor = walking({ radius: [100, 100, 30, 100], stops: [100, 300, 500, 900] });
  visitor.at(560, { accuracy: 80 });
  visitor.at(500, { seconds: 20 });
  assert.deepEqual(started(visitor.at(501)), [2]);
});

Deno.test("a stop that could not be played is the last that a guided tour waits for", () => {
  const visitor = walking({ stops: [100, 300, 500, 700] });
  visitor.at(100);
  visitor.send({ type: "failed", index: 0 });
  visitor.send({ type: "selected", index: 3 });
  visitor.send({ type: "playback", index: 3 });
  visitor.end();
  assert.equal(visitor.state.index, 1);
});

Deno.test("a visitor who returns to a passed stop hears it, and the tour then goes on", () => {
  const visitor = walking();
  visitor.walk(275, 300);
  visitor.end();
  assert.deepEqual(started(visitor.walk(300, 100)), [0]);
  visitor.end();
  assert.deepEqual(started(visitor.walk(100, 500)), [2]);
  visitor.end();
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("a stop farther ahead is offered; when the one after it is entered, the tour goes on there", () => {
  const visitor = walking({ stops: [100, 300, 500, 700] });
  const actions = visitor.walk(460, 560);
  assert.deepEqual(started(actions), []);
  assert.deepEqual(offered(actions), [{ type: "offer", index: 2, passed: false }]);
  assert.deepEqual(started(visitor.walk(560, 700)), [3]);
  assert.deepEqual(passed(visitor), [0, 1, 2]);
});

Deno.test("two stops passed during one story are both offered", () => {
  const visitor = walking({ stops: [100, 170, 250, 900] });
  visitor.walk(60, 330);
  const actions = visitor.end();
  assert.deepEqual([passed(visitor), offered(actions)], [[1, 2], [
    { type: "offer", index: 2, passed: true },
  ]]);
  assert.match(texts(actions), /passed stop 2.*passed stop 3/);
  assert.deepEqual(started(visitor.walk(330, 900)), [3], "they block nothing");
});

Deno.test("in a free tour, too, two stops passed during one story are both offered", () => {
  const visitor = walking({ ordered: false, stops: [100, 170, 250, 900] });
  visitor.walk(60, 330);
  const actions = visitor.end();
  assert.deepEqual([passed(visitor), offered(actions)], [[1, 2], [
    { type: "offer", index: 2, passed: true },
  ]]);
  assert.deepEqual(started(visitor.walk(330, 240)), [2], "who goes back hears it");
});

Deno.test("a recording that does not start within 10 s gives a cue, and the walk goes on", () => {
  const visitor = walking();
  visitor.at(100);
  visitor.send({ type: "playback", index: 0, isLoading: true });
  visitor.now += START_TIMEOUT_MS - 1;
  assert.deepEqual(types(visitor.send({ type: "tick" })), []);
  visitor.now += 1;
  const actions = visitor.send({ type: "tick" });
  assert.ok(types(actions).includes("pause") && types(actions).includes("vibrate"));
  assert.match(texts(actions), /won’t play/);
  assert.deepEqual([failed(visitor), visitor.state.index], [[0], 1]);
  assert.deepEqual(started(visitor.walk(100, 300)), [1]);
});

Deno.test("a recording that has started is not given up after 10 s", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.send({ type: "playback", index: 0, isLoading: true });
  visitor.send({ type: "playback", index: 0 });
  visitor.now += 60_000;
  assert.deepEqual(types(visitor.send({ type: "tick" })), []);
});

Deno.test("a stop that could not be played stays offered: on return by a tap, never by itself", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  assert.match(texts(visitor.send({ type: "failed", index: 0 })), /won’t play/);
  visitor.walk(100, 180);
  const actions = visitor.walk(180, 100);
  assert.deepEqual([started(actions), offered(actions).length], [[], 1]);
  visitor.send({ type: "playback", index: 0 });
  assert.deepEqual(failed(visitor), [], "it plays now");
  visitor.end();
  assert.deepEqual(visitor.state.stops[0].heard, true);
});

Deno.test("the failure of a stop that does not play changes nothing", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  assert.deepEqual(visitor.send({ type: "failed", index: 1 }), []);
  assert.equal(visitor.state.playing, 0);
});

Deno.test("when positions stop coming, an old one starts nothing, and a new one is asked for", () => {
  const visitor = walking({ ordered: false, stops: [100, 110, 500] });
  visitor.walk(60, 105);
  visitor.now += 45_000;
  const actions = visitor.send({ type: "ended", index: 0 });
  assert.deepEqual([started(actions), types(actions).includes("locate")], [[], true]);
  assert.deepEqual(types(visitor.send({ type: "tick" })), ["locate"]);
  assert.deepEqual(started(visitor.at(500, { seconds: 200 })), [2], "where the visitor is by now");
});

Deno.test("at the end of a story a position from before it starts nothing, however fresh", () => {
  const visitor = walking({ ordered: false, stops: [100, 110, 500] });
  visitor.walk(60, 105);
  assert.deepEqual(started(visitor.send({ type: "ended", index: 0 })), []);
  assert.deepEqual(started(visitor.send({ type: "tick" })), []);
  assert.deepEqual(started(visitor.at(105)), [1]);
});

Deno.test("a position older than 15 s starts nothing when a stop is armed by hand", () => {
  for (const [seconds, plays] of [[15, [0]], [16, []]] as const) {
    const visitor = walking();
    visitor.walk(60, 100);
    visitor.end();
    visitor.now += seconds * 1000;
    assert.deepEqual(started(visitor.send({ type: "rearm", index: 0 })), plays);
  }
});

Deno.test("after a story the walk says how far the next stop is, and on which side", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  assert.equal(texts(visitor.end()), "Next: stop 2, Stop 2, 200 metres, ahead.");
  assert.equal(texts(visitor.at(101)), "", "once");
});

Deno.test("a clock that is ahead, behind, or steps costs three positions at most", () => {
  const clocks: Record<string, (second: number) => number> = {
    "one position two minutes ahead": (second) => second === 20 ? 120_000 : 0,
    "an hour ahead": () => 3_600_000,
    "an hour behind": () => -3_600_000,
    "steps back by an hour": (second) => second < 20 ? 0 : -3_600_000,
    "steps ahead by an hour": (second) => second < 20 ? 0 : 3_600_000,
    "runs backwards": (second) => -2 * 1000 * second,
  };
  for (const [name, error] of Object.entries(clocks)) {
    const visitor = walking();
    let missed = 0;
    for (let second = 0; second < 60; second++) {
      const before = visitor.state.fix;
      visitor.at(10 + 1.4 * second, { over: { time: visitor.now + 1000 + error(second) } });
      if (visitor.state.fix === before) missed++;
    }
    assert.deepEqual(visitor.played, [0], name);
    if (name !== "runs backwards") assert.ok(missed <= 3, `${name}: ${missed} were dropped`);
  }
});

Deno.test("one false position outside neither leaves a zone nor starts its story again", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.send({ type: "playback" });
  visitor.at(160, { seconds: 25 });
  visitor.at(100, { seconds: 25 });
  assert.deepEqual([visitor.played, offered(visitor.actions)], [[0], []]);
  visitor.at(160, { seconds: 25 });
  visitor.at(161, { seconds: 25 });
  assert.deepEqual(offered(visitor.at(100, { seconds: 25 })).length, 1, "left by two in a row");
});

Deno.test("a coarse position confirms no wild one", () => {
  const visitor = walking({ stops: [100, 300, 5000], radius: [30, 30, 500] });
  visitor.at(0);
  visitor.at(290);
  visitor.at(200, { accuracy: 140, seconds: 3 });
  assert.deepEqual([visitor.played, visitor.state.fix?.accuracy], [[], 5]);
  visitor.at(290, { seconds: 1 });
  assert.deepEqual(visitor.played, []);
});

for (const length of [2, 3]) {
  Deno.test(`${length} wild positions in a row start nothing`, () => {
    const visitor = walking({ stops: [100, 600, 900], radius: 30 });
    for (let metres = 0; metres < 60; metres += 5) {
      for (let i = 0; i < 4; i++) visitor.at(metres + i);
      for (let i = 0; i < length; i++) visitor.at([600, 100][metres % 2] + i);
    }
    assert.deepEqual(visitor.played, []);
    assert.deepEqual(started(visitor.walk(64, 100)), [0], "and the walk goes on at once");
  });
}

Deno.test("a visitor who stands at an edge for half an hour hears the stop once, and gets no other offer", () => {
  for (let seed = 1; seed <= 10; seed++) {
    const visitor = walking();
    const random = seededRandom(seed);
    visitor.walk(60, 70);
    let error = 0;
    for (let second = 0; second < 1800; second++) {
      error = 0.95 * error + 5 * (random() - 0.5);
      visitor.at(70 + error);
      if (second > 300 && visitor.state.playing !== undefined) visitor.end(1);
      if (second % 5 === 0) visitor.send({ type: "tick" });
    }
    assert.deepEqual([visitor.played, offered(visitor.actions)], [[0], []], `seed ${seed}`);
  }
});

Deno.test("stops that share one place are heard there one after the other", () => {
  for (const ordered of [true, false]) {
    const visitor = walking({ ordered, stops: [100, ...Array(10).fill(300), 500] });
    visitor.walk(80, 100);
    visitor.end();
    visitor.walk(100, 300);
    for (let n = 0; n < 10; n++) visitor.end();
    visitor.walk(300, 500);
    assert.deepEqual(visitor.played, Array.from({ length: 12 }, (_, i) => i));
  }
});

Deno.test("a stop that was offered far ahead plays in the same zone, once it is the one after the next", () => {
  // Numbered otherwise than one walks: the zone of the fourth reaches over those of all others.
  const visitor = walking({ stops: [100, 160, 220, 150], radius: [20, 20, 20, 100] });
  for (const [from, to] of [[0, 100], [100, 160], [160, 220]]) {
    visitor.walk(from, to);
    visitor.end();
  }
  assert.deepEqual(offered(visitor.actions), [{ type: "offer", index: 3, passed: false }]);
  assert.deepEqual(visitor.played, [0, 1, 3, 2]);
});

Deno.test("a stop far ahead is offered once, and leaves a guided tour where it was", () => {
  const visitor = walking({ stops: [100, 300, 500, 700, 900] }, { index: 0 } as object);
  visitor.at(440);
  const actions = [...visitor.walk(440, 500), ...visitor.walk(500, 480), ...visitor.walk(480, 500)];
  assert.deepEqual(offered(actions), [{ type: "offer", index: 2, passed: false }]);
  assert.equal(visitor.state.index, 0);
  assert.deepEqual(started(visitor.walk(500, 100)), [1], "the one after the next was entered");
});

Deno.test("of two stops ahead, the one after the next plays", () => {
  const visitor = walking({ stops: [100, 300, 310, 500], radius: 60 }, { index: 0 } as object);
  visitor.at(200);
  assert.deepEqual(started(visitor.walk(260, 310)), [1]);
  assert.deepEqual(passed(visitor), [0]);
});

Deno.test("a story that was paused and left behind blocks no other, and is never started again", () => {
  const visitor = walking({ stops: [100, 300, 500] });
  visitor.at(100);
  visitor.send({ type: "playback" });
  assert.deepEqual(started(visitor.walk(100, 300)), [1]);
  visitor.end();
  assert.deepEqual(started(visitor.walk(300, 500)), [2]);
  visitor.end();
  const actions = visitor.walk(500, 100);
  assert.deepEqual([started(actions), offered(actions).at(-1)], [
    [],
    { type: "offer", index: 0, passed: false },
  ]);
});

Deno.test("at the edge of a queued stop's zone, it is offered after ten seconds", () => {
  const visitor = walking({ stops: [100, 160, 900], radius: 20 });
  visitor.walk(60, 200);
  visitor.end();
  assert.deepEqual(offered(visitor.actions), []);
  for (let i = 0; i < 12; i++) visitor.at(190);
  assert.deepEqual(offered(visitor.actions), [{ type: "offer", index: 1, passed: true }]);
});
