import assert from "node:assert/strict";
import { offered, started, Walking, walking } from "./walking.ts";

Deno.test("nothing happens before the visitor has pressed Start", () => {
  const visitor = new Walking();
  assert.deepEqual(visitor.walk(0, 520), []);
  assert.equal(visitor.state.phase, "idle");
});

Deno.test("an ordered tour plays every stop in its order, and ends with a summary", () => {
  const visitor = walking();
  for (const metres of [100, 300, 500]) {
    visitor.walk(metres - 95, metres);
    visitor.end();
  }
  assert.deepEqual(visitor.played, [0, 1, 2]);
  assert.equal(visitor.state.phase, "finished");
  const finish = visitor.actions.find(({ type }) => type === "finish");
  assert.ok(finish?.type === "finish");
  const { seconds, metres, ...rest } = finish.summary;
  assert.deepEqual(rest, { heard: 3, total: 3, missed: [] });
  assert.ok(seconds > 180 + 200 && seconds < 500, `${seconds} s`);
  assert.ok(metres > 450 && metres < 510, `${metres} m`);
});

Deno.test("a guided tour starts no stop two ahead of the next one, it only offers that", () => {
  const visitor = walking();
  const actions = visitor.walk(460, 500);
  assert.deepEqual(visitor.played, []);
  assert.deepEqual(offered(actions), [{ type: "offer", index: 2, passed: false }]);
  assert.equal(visitor.state.index, 0, "the tour still waits for its first stop");
  assert.deepEqual(started(visitor.walk(500, 100)), [1], "on the way back the one before it");
});

Deno.test("a free-order tour starts whatever stop is entered", () => {
  const visitor = walking({ ordered: false });
  for (const metres of [500, 100, 300]) {
    visitor.walk(metres - 60, metres);
    visitor.end();
    visitor.walk(metres, metres - 60);
  }
  assert.deepEqual(visitor.played, [2, 0, 1]);
  assert.equal(visitor.state.phase, "finished");
});

Deno.test("of several stops in range a free-order tour starts the nearest that was not heard", () => {
  const visitor = walking({ ordered: false, stops: [100, 120, 160], radius: 100 });
  visitor.at(125);
  assert.deepEqual(visitor.played, [1]);
  visitor.end();
  assert.deepEqual(visitor.played, [1, 0]);
  visitor.end();
  assert.deepEqual(visitor.played, [1, 0, 2]);
});

Deno.test("a stop is entered at its radius, not a metre before", () => {
  const visitor = walking();
  visitor.at(69.5);
  assert.deepEqual(visitor.played, []);
  visitor.at(70.1);
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("a stop plays once while the visitor stands at its edge for minutes", () => {
  const visitor = walking();
  for (let i = 0; i < 300; i++) {
    visitor.at(70 + 12 * Math.sin(i));
    if (i === 100) visitor.send({ type: "playback" });
  }
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("a stop that was left half heard arms again beyond radius and margin, accuracy counted", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.send({ type: "playback" });
  // The margin ends at 150 m: 100 + 30 + 20.
  visitor.walk(100, 149);
  visitor.walk(149, 100);
  assert.deepEqual(visitor.played, [0], "not left yet");
  visitor.walk(100, 158, { accuracy: 10 });
  visitor.walk(158, 100, { accuracy: 10 });
  assert.deepEqual(visitor.played, [0], "within its accuracy it may still be there");
  visitor.walk(100, 158, { accuracy: 5 });
  assert.deepEqual(offered(visitor.actions), []);
  assert.deepEqual(offered(visitor.walk(158, 100)), [{ type: "offer", index: 0, passed: false }]);
  assert.deepEqual(visitor.played, [0], "a story that was paused never starts again by itself");
});

Deno.test("the margin of a large zone is a tenth of its radius", () => {
  const visitor = walking({ stops: [0], radius: 400 });
  visitor.at(390);
  visitor.send({ type: "playback" });
  visitor.walk(390, 444);
  visitor.walk(444, 390);
  assert.deepEqual(offered(visitor.actions), []);
  visitor.walk(390, 449);
  visitor.walk(449, 390);
  assert.equal(offered(visitor.actions).length, 1);
});

Deno.test("a stop that was heard never starts again by itself", () => {
  for (const ordered of [true, false]) {
    const visitor = walking({ ordered });
    visitor.walk(60, 100);
    visitor.end();
    for (let i = 0; i < 3; i++) {
      visitor.walk(100, 200);
      visitor.walk(200, 100);
    }
    assert.deepEqual(visitor.played, [0]);
  }
});

Deno.test("a stop that was heard starts again when it was armed by hand, once", () => {
  for (const ordered of [true, false]) {
    const visitor = walking({ ordered });
    visitor.walk(60, 100);
    visitor.end();
    visitor.walk(100, 200);
    visitor.send({ type: "rearm", index: 0 });
    visitor.walk(200, 100);
    assert.deepEqual(visitor.played, [0, 0]);
    visitor.end();
    assert.equal(visitor.state.index, 1, "the tour goes on where it was");
    visitor.walk(100, 200);
    visitor.walk(200, 100);
    assert.deepEqual(visitor.played, [0, 0]);
  }
});

Deno.test("arming by hand in the zone itself plays at once", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.end();
  assert.deepEqual(started(visitor.send({ type: "rearm", index: 0 })), [0]);
});

Deno.test("a stop armed by hand after the end goes on with a new position, not with an old one", () => {
  const visitor = walking({ stops: [100] });
  visitor.walk(60, 100);
  visitor.end();
  assert.equal(visitor.state.phase, "finished");
  visitor.now += 600_000;
  const actions = visitor.send({ type: "rearm", index: 0 });
  assert.deepEqual([started(actions), visitor.state.phase], [[], "walking"]);
  assert.ok(actions.some(({ type }) => type === "locate"));
  assert.deepEqual(started(visitor.at(100)), [0]);
});

Deno.test("without auto-play an entered stop is offered once, and nothing plays", () => {
  const visitor = walking({}, { autoPlay: false });
  visitor.walk(60, 100);
  visitor.walk(100, 75);
  assert.deepEqual(offered(visitor.actions), [{ type: "offer", index: 0, passed: false }]);
  assert.deepEqual(visitor.played, []);
});

Deno.test("auto-play that is switched on in front of an offered stop plays it", () => {
  const visitor = walking({}, { autoPlay: false });
  visitor.walk(60, 100);
  assert.deepEqual(started(visitor.send({ type: "auto-play", on: true })), [0]);
  assert.deepEqual(visitor.send({ type: "auto-play", on: true }), []);
});

Deno.test("on entry the walk announces and vibrates", () => {
  const actions = walking().walk(60, 100);
  assert.ok(actions.some(({ type }) => type === "vibrate"));
  const said = actions.flatMap((action) => action.type === "announce" ? [action.text] : []);
  assert.deepEqual(said, [
    "Next: stop 1, Stop 1, 40 metres, east.",
    "You’re at stop 1, Stop 1.",
  ]);
});

Deno.test("the visitor may end a walk early, and the summary says what is left", () => {
  const visitor = walking();
  visitor.walk(60, 100);
  visitor.end();
  const [finish] = visitor.send({ type: "stop" });
  assert.ok(finish.type === "finish");
  assert.deepEqual([finish.summary.heard, finish.summary.missed], [1, [1, 2]]);
  assert.deepEqual(visitor.walk(200, 300), [], "nothing starts any more");
});

Deno.test("a step never changes the state it is given", () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === "object" && value !== null) {
      Object.values(Object.freeze(value)).forEach(freeze);
    }
    return value;
  };
  const visitor = walking();
  const send = visitor.send.bind(visitor);
  visitor.send = (event) => {
    freeze(visitor.state);
    return send(event);
  };
  visitor.walk(0, 110);
  visitor.end();
  visitor.send({ type: "hidden" });
  visitor.send({ type: "rearm", index: 0 });
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("events about stops that the tour does not have change nothing", () => {
  const visitor = walking();
  const before = structuredClone(visitor.state);
  for (const index of [3, -1, 0.5, NaN]) {
    for (const type of ["playback", "ended", "selected", "rearm"] as const) {
      assert.deepEqual(visitor.send({ type, index }), []);
    }
  }
  assert.deepEqual(structuredClone(visitor.state), before);
});
