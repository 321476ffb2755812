import assert from "node:assert/strict";
import { CONFIRMATION_MS, MAX_FIX_AGE } from "../../../lib/walk/position_filter.ts";
import type { WalkAction } from "../../../lib/walk/events.ts";
import { east, started, walking } from "./walking.ts";

const asks = (actions: WalkAction[]) => actions.some(({ type }) => type === "locate");

Deno.test("a fix worse than twice the radius enters nothing: four times in small zones, 150 m at most", () => {
  for (const [radius, worst] of [[5, 20], [10, 40], [20, 50], [30, 60], [200, 150]]) {
    const visitor = walking({ stops: [100, 3000, 6000], radius: [radius, 500, 500] });
    for (let i = 0; i < 5; i++) visitor.at(100, { accuracy: worst + 1 });
    assert.deepEqual(visitor.played, [], `${radius} m`);
    assert.deepEqual(started(visitor.at(100, { accuracy: worst })), [0], `${radius} m`);
  }
});

Deno.test("a jump faster than 10 m/s counts only when positions agree with it for 3.5 s", () => {
  const visitor = walking();
  visitor.at(0);
  const jumped = visitor.at(100);
  assert.deepEqual([started(jumped), asks(jumped)], [[], true], "it asks for another fix");
  assert.deepEqual(started(visitor.at(101)), []);
  assert.deepEqual(started([...visitor.at(102), ...visitor.at(102)]), []);
  assert.deepEqual(started(visitor.at(103, { seconds: CONFIRMATION_MS / 1000 - 3 })), [0]);
});

Deno.test("a silence between two positions confirms no jump: behind it, a burst may go on", () => {
  const visitor = walking({ stops: [400, 1000, 2000] });
  visitor.at(0);
  visitor.at(400);
  visitor.at(400, { seconds: 30 });
  assert.deepEqual(started([...visitor.at(400), ...visitor.at(400)]), []);
  assert.deepEqual(started(visitor.at(400)), [0]);
});

Deno.test("three positions 1.25 s apart do not prove each other", () => {
  const visitor = walking();
  visitor.at(0);
  for (let i = 0; i < 3; i++) visitor.at(100, { seconds: 1.25 });
  assert.deepEqual(visitor.played, []);
});

Deno.test("what a receiver reports as its speed explains a way, and what it does not report is no way", () => {
  const ride = (speed?: number) => {
    const visitor = walking({ stops: [100] });
    visitor.at(0, { over: { speed } });
    return started(visitor.at(100, { seconds: 8, over: { speed } }));
  };
  assert.deepEqual([ride(12), ride(1), ride()], [[0], [], []]);
});

Deno.test("on a bus, where each position looks like a jump, all count once they have agreed", () => {
  const visitor = walking({ stops: [150], radius: 20 });
  visitor.at(0);
  for (let metres = 12; metres < 150; metres += 12) visitor.at(metres);
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("people on foot are fast for seconds only: a distance that 30 s of walking explain is no jump, more is", () => {
  const after = (metres: number) => {
    const visitor = walking({ stops: [metres, 3000, 6000] });
    visitor.at(0);
    return started(visitor.at(metres, { seconds: 30 }));
  };
  assert.deepEqual([after(70), after(110)], [[0], []]);
});

Deno.test("a position too coarse for a stop refutes the jump that it contradicts", () => {
  const visitor = walking({ stops: [600, 3000], radius: [30, 500] });
  visitor.at(0);
  visitor.at(600);
  visitor.at(600);
  visitor.at(5, { accuracy: 100 });
  visitor.at(600);
  assert.deepEqual(started(visitor.at(600)), [], "agreed for a second, not for three");
});

Deno.test("a position too coarse for a stop does not refute the jump that it agrees with", () => {
  const visitor = walking({ stops: [100, 3000], radius: [30, 500] });
  visitor.at(50);
  visitor.at(90);
  visitor.at(91);
  visitor.at(52, { accuracy: 100 });
  for (let i = 0; i < 3; i++) visitor.at(92);
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("positions too coarse for a stop, which agree with anything near them, confirm no jump", () => {
  const visitor = walking({ stops: [600, 3000], radius: [500, 30] });
  visitor.at(0, { accuracy: 20 });
  for (let i = 0; i < 8; i++) visitor.at(600, { accuracy: 100 });
  assert.deepEqual(visitor.played, []);
  for (let i = 0; i < 5; i++) visitor.at(600);
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("a jump that nothing confirms starts nothing", () => {
  const visitor = walking();
  for (let i = 0; i < 20; i++) {
    visitor.at(i);
    visitor.at(i);
    visitor.at(i % 2 ? 100 : 300);
  }
  assert.deepEqual(visitor.played, []);
});

Deno.test("a run of 9 m/s is no jump, and neither is a way that took its time", () => {
  const visitor = walking();
  visitor.at(0);
  for (let metres = 9; metres <= 72; metres += 9) visitor.at(metres);
  assert.deepEqual(visitor.played, [0]);
  visitor.end();
  assert.deepEqual(started(visitor.at(290, { seconds: 90 })), [1]);
});

Deno.test("the same fix given twice does not confirm itself", () => {
  const visitor = walking();
  visitor.at(0);
  visitor.at(100);
  const time = visitor.now;
  visitor.at(100, { over: { time } });
  for (let i = 0; i < 5; i++) visitor.at(100, { over: { time } });
  assert.deepEqual(visitor.played, []);
  for (let i = 0; i < 3; i++) visitor.at(100);
  assert.deepEqual(visitor.played, []);
  assert.deepEqual(started(visitor.at(100)), [0]);
});

Deno.test("fixes out of order, twice, or no fixes at all change nothing", () => {
  const visitor = walking();
  visitor.at(0);
  const before = structuredClone(visitor.state);
  for (const over of [{ time: visitor.now }, { time: visitor.now - 5000 }]) {
    visitor.at(100, { over, seconds: 0 });
  }
  for (const wrong of [NaN, Infinity]) {
    for (const name of ["latitude", "longitude", "accuracy", "time"] as const) {
      visitor.at(100, { seconds: 0, over: { [name]: wrong } });
    }
  }
  // What arrived is noted, to tell the next one's age by.
  const noted = { latestFix: undefined, deviceTime: undefined, lags: [] };
  const after = structuredClone(visitor.state);
  assert.deepEqual([visitor.played, { ...after, ...noted }], [[], { ...before, ...noted }]);
});

Deno.test("after a pause of the page a fix from before it starts nothing, a new one does", () => {
  const visitor = walking();
  visitor.at(60);
  visitor.send({ type: "hidden" });
  const time = visitor.now + 1000;
  visitor.now += 300_000;
  assert.ok(asks(visitor.send({ type: "shown" })), "the watch is silent to who has not moved");
  visitor.at(100, { over: { time } });
  assert.deepEqual(visitor.played, []);
  assert.deepEqual(started(visitor.at(100)), [0]);
});

Deno.test("after a pause the visitor may be anywhere: nothing is compared with the place before it", () => {
  const visitor = walking({ ordered: false });
  visitor.at(0);
  visitor.send({ type: "hidden" });
  visitor.send({ type: "shown" });
  assert.deepEqual(started(visitor.at(500)), [2]);
});

Deno.test("a stop that ends while the page is hidden starts no other one from an old position", () => {
  const visitor = walking({ stops: [100, 110, 500] });
  visitor.at(100);
  visitor.send({ type: "hidden" });
  assert.deepEqual(started(visitor.end()), []);
  visitor.send({ type: "tick" });
  visitor.send({ type: "shown" });
  assert.deepEqual(started(visitor.at(105)), [1]);
});

Deno.test("a first position that the browser cached for more than 15 s starts nothing", () => {
  const aged = (age: number) => {
    const visitor = walking();
    return started(visitor.at(100, { over: { time: visitor.now + 1000 - age } }));
  };
  assert.deepEqual([aged(MAX_FIX_AGE), aged(MAX_FIX_AGE + 1)], [[0], []]);
});

Deno.test("a device whose positions are dated by a wrong clock walks all the same", () => {
  for (const wrong of [-3_600_000, -90_000, -4000, 4000, 3_600_000]) {
    const visitor = walking();
    const at = (metres: number) =>
      visitor.at(metres, { over: { time: visitor.now + 1000 + wrong } });
    assert.deepEqual(started(at(100)), [0], `${wrong} ms`);
    visitor.end();
    visitor.send({ type: "hidden" });
    visitor.now += 200_000;
    visitor.send({ type: "shown" });
    visitor.at(300, { over: { time: visitor.now - 100_000 + wrong } });
    assert.deepEqual(visitor.played, [0], `${wrong} ms: old`);
    assert.deepEqual(started(at(300)), [1], `${wrong} ms: new`);
  }
});

Deno.test("a tick checks the last position again, and asks for one if there is no position", () => {
  const visitor = walking({ stops: [100, 110, 500] });
  assert.ok(asks(visitor.send({ type: "tick" })));
  visitor.at(0);
  assert.deepEqual(visitor.send({ type: "tick" }), []);
  visitor.at(100);
  assert.ok(asks(visitor.send({ type: "tick" })), "a doubtful position needs another one");
});

Deno.test("a visitor whose position is lost is not led by the last known place, and is found by the next fix", () => {
  const visitor = walking({ stops: [100, 110, 500] });
  visitor.at(100);
  visitor.send({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(visitor.end()), []);
  assert.equal(visitor.state.locationError, "Location information unavailable");
  assert.deepEqual(started(visitor.at(110)), [1]);
  assert.equal(visitor.state.locationError, undefined);
});

Deno.test("a position that was measured just before a loss was reported ends the loss", () => {
  const visitor = walking();
  visitor.at(60);
  visitor.now += 1000;
  visitor.send({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(visitor.at(100, { seconds: 10, over: { time: visitor.now - 20 } })), []);
  assert.deepEqual(started(visitor.at(100, { over: { time: visitor.now - 10 } })), [0]);
  assert.equal(visitor.state.locationError, undefined);
});

Deno.test("the first position after a loss is a jump like any other, or is not", () => {
  const visitor = walking();
  visitor.at(0);
  visitor.send({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(visitor.at(100)), [], "100 m in a second");
  for (let i = 0; i < 4; i++) visitor.at(101);
  assert.deepEqual(visitor.played, [0], "confirmed");
  visitor.end();
  visitor.send({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(visitor.at(300, { seconds: 90 })), [1], "200 m in 90 s");
});

Deno.test("standing about with noise is no way walked", () => {
  const visitor = walking();
  for (let i = 0; i < 200; i++) visitor.at(10 * Math.sin(i), { accuracy: 25 });
  assert.equal(visitor.state.metres, 0);
  visitor.walk(0, 200);
  assert.ok(visitor.state.metres > 185 && visitor.state.metres <= 205, `${visitor.state.metres} m`);
});

Deno.test("a tour across the antimeridian walks like any other", () => {
  const visitor = walking({ stops: [0] });
  const stop = { ...visitor.state.tour.stops[0], latitude: 10, longitude: 179.9999 };
  visitor.state = { ...visitor.state, tour: { ...visitor.state.tour, stops: [stop] } };
  assert.deepEqual(started(visitor.at(0, { over: { latitude: 10, longitude: -179.9999 } })), [0]);
  assert.ok(east(0).longitude < 0);
});
