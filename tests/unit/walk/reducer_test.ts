import assert from "node:assert/strict";
import { offered, started, Walking, walking } from "./walking.ts";

Deno.test("nothing happens before the visitor has pressed Start", () => {
  const one = new Walking();
  assert.deepEqual(one.walk(0, 520), []);
  assert.equal(one.state.phase, "idle");
});

Deno.test("an ordered tour plays every stop in its order, and ends with a summary", () => {
  const one = walking();
  for (const metres of [100, 300, 500]) {
    one.walk(metres - 95, metres);
    one.end();
  }
  assert.deepEqual(one.played, [0, 1, 2]);
  assert.equal(one.state.phase, "finished");
  const finish = one.actions.find(({ type }) => type === "finish");
  assert.ok(finish?.type === "finish");
  const { seconds, metres, ...rest } = finish.summary;
  assert.deepEqual(rest, { heard: 3, total: 3, missed: [] });
  assert.ok(seconds > 180 + 200 && seconds < 500, `${seconds} s`);
  assert.ok(metres > 450 && metres < 510, `${metres} m`);
});

Deno.test("an ordered tour starts no stop but the current one", () => {
  const one = walking();
  one.walk(290, 520);
  assert.deepEqual(one.played, []);
  one.walk(520, 100);
  assert.deepEqual(one.played, [0]);
});

Deno.test("a free-order tour starts whatever stop is entered", () => {
  const one = walking({ ordered: false });
  for (const metres of [500, 100, 300]) {
    one.walk(metres - 60, metres);
    one.end();
    one.walk(metres, metres - 60);
  }
  assert.deepEqual(one.played, [2, 0, 1]);
  assert.equal(one.state.phase, "finished");
});

Deno.test("of several stops in range a free-order tour starts the nearest that was not heard", () => {
  const one = walking({ ordered: false, stops: [100, 120, 160], radius: 100 });
  one.at(125);
  assert.deepEqual(one.played, [1]);
  one.end();
  assert.deepEqual(one.played, [1, 0]);
  one.end();
  assert.deepEqual(one.played, [1, 0, 2]);
});

Deno.test("a stop is entered at its radius, not a metre before", () => {
  const one = walking();
  one.at(69.5);
  assert.deepEqual(one.played, []);
  one.at(70.1);
  assert.deepEqual(one.played, [0]);
});

Deno.test("a stop plays once while the visitor stands at its edge for minutes", () => {
  const one = walking();
  for (let i = 0; i < 300; i++) {
    one.at(70 + 12 * Math.sin(i));
    if (i === 100) one.tell({ type: "sound" });
  }
  assert.deepEqual(one.played, [0]);
});

Deno.test("a stop that was left half heard arms again beyond radius and margin, accuracy counted", () => {
  const one = walking();
  one.walk(60, 100);
  one.tell({ type: "sound" });
  // The margin ends at 150 m: 100 + 30 + 20.
  one.walk(100, 149);
  one.walk(149, 100);
  assert.deepEqual(one.played, [0], "not left yet");
  one.walk(100, 158, { accuracy: 10 });
  one.walk(158, 100, { accuracy: 10 });
  assert.deepEqual(one.played, [0], "within its accuracy it may still be there");
  one.walk(100, 158, { accuracy: 5 });
  one.walk(158, 100);
  assert.deepEqual(one.played, [0, 0]);
});

Deno.test("the margin of a large zone is a tenth of its radius", () => {
  const one = walking({ stops: [0], radius: 400 });
  one.at(390);
  one.tell({ type: "sound" });
  one.walk(390, 444);
  one.walk(444, 390);
  assert.deepEqual(one.played, [0]);
  one.walk(390, 447);
  one.walk(447, 390);
  assert.deepEqual(one.played, [0, 0]);
});

Deno.test("a stop that was heard never starts again by itself", () => {
  for (const ordered of [true, false]) {
    const one = walking({ ordered });
    one.walk(60, 100);
    one.end();
    for (let i = 0; i < 3; i++) {
      one.walk(100, 200);
      one.walk(200, 100);
    }
    assert.deepEqual(one.played, [0]);
  }
});

Deno.test("a stop that was heard starts again when it was armed by hand, once", () => {
  for (const ordered of [true, false]) {
    const one = walking({ ordered });
    one.walk(60, 100);
    one.end();
    one.walk(100, 200);
    one.tell({ type: "rearm", index: 0 });
    one.walk(200, 100);
    assert.deepEqual(one.played, [0, 0]);
    one.end();
    assert.equal(one.state.index, 1, "the tour goes on where it was");
    one.walk(100, 200);
    one.walk(200, 100);
    assert.deepEqual(one.played, [0, 0]);
  }
});

Deno.test("arming by hand in the zone itself plays at once", () => {
  const one = walking();
  one.walk(60, 100);
  one.end();
  assert.deepEqual(started(one.tell({ type: "rearm", index: 0 })), [0]);
});

Deno.test("a stop armed by hand after the end goes on with a new position, not with an old one", () => {
  const one = walking({ stops: [100] });
  one.walk(60, 100);
  one.end();
  assert.equal(one.state.phase, "finished");
  one.now += 600_000;
  const actions = one.tell({ type: "rearm", index: 0 });
  assert.deepEqual([started(actions), one.state.phase], [[], "walking"]);
  assert.ok(actions.some(({ type }) => type === "locate"));
  assert.deepEqual(started(one.at(100)), [0]);
});

Deno.test("without auto-play an entered stop is offered once, and nothing plays", () => {
  const one = walking({}, { autoPlay: false });
  one.walk(60, 100);
  one.walk(100, 75);
  assert.deepEqual(offered(one.actions), [{ type: "offer", index: 0, passed: false }]);
  assert.deepEqual(one.played, []);
});

Deno.test("who switches auto-play on in front of an offered stop hears it", () => {
  const one = walking({}, { autoPlay: false });
  one.walk(60, 100);
  assert.deepEqual(started(one.tell({ type: "auto-play", on: true })), [0]);
  assert.deepEqual(one.tell({ type: "auto-play", on: true }), []);
});

Deno.test("on entry the walk announces and vibrates", () => {
  const actions = walking().walk(60, 100);
  assert.ok(actions.some(({ type }) => type === "vibrate"));
  const said = actions.find(({ type }) => type === "announce");
  assert.ok(said?.type === "announce");
  assert.equal(said.text, "You are at stop 1, Stop 1. It plays now.");
});

Deno.test("the visitor may end a walk early, and the summary says what is left", () => {
  const one = walking();
  one.walk(60, 100);
  one.end();
  const [finish] = one.tell({ type: "stop" });
  assert.ok(finish.type === "finish");
  assert.deepEqual([finish.summary.heard, finish.summary.missed], [1, [1, 2]]);
  assert.deepEqual(one.walk(200, 300), [], "nothing starts any more");
});

Deno.test("a step never changes the state it is given", () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === "object" && value !== null) {
      Object.values(Object.freeze(value)).forEach(freeze);
    }
    return value;
  };
  const one = walking();
  const tell = one.tell.bind(one);
  one.tell = (event) => {
    freeze(one.state);
    return tell(event);
  };
  one.walk(0, 110);
  one.end();
  one.tell({ type: "hidden" });
  one.tell({ type: "rearm", index: 0 });
  assert.deepEqual(one.played, [0]);
});

Deno.test("events about stops that the tour does not have change nothing", () => {
  const one = walking();
  const before = structuredClone(one.state);
  for (const index of [3, -1, 0.5, NaN]) {
    for (const type of ["sound", "ended", "chosen", "rearm"] as const) {
      assert.deepEqual(one.tell({ type, index }), []);
    }
  }
  assert.deepEqual(structuredClone(one.state), before);
});
