import assert from "node:assert/strict";
import { MAXIMUM_AGE } from "../../../lib/walk/reducer.ts";
import type { WalkAction } from "../../../lib/walk/events.ts";
import { east, started, walking } from "./walking.ts";

const asks = (actions: WalkAction[]) => actions.some(({ type }) => type === "locate");

Deno.test("a fix worse than twice the radius, or 50 m, enters nothing", () => {
  for (const [radius, worst] of [[10, 50], [30, 60], [200, 400]]) {
    const one = walking({ radius: [radius, 500, 500] });
    for (let i = 0; i < 5; i++) one.at(100, { accuracy: worst + 1 });
    assert.deepEqual(one.played, [], `${radius} m`);
    assert.deepEqual(started(one.at(100, { accuracy: worst })), [0], `${radius} m`);
  }
});

Deno.test("a jump faster than 10 m/s counts only when a second fix agrees", () => {
  const one = walking();
  one.at(0);
  const jumped = one.at(100);
  assert.deepEqual([started(jumped), asks(jumped)], [[], true], "it asks for the second fix");
  assert.deepEqual(started(one.at(101)), [0]);
});

Deno.test("a jump that nothing confirms starts nothing", () => {
  const one = walking();
  for (let i = 0; i < 20; i++) {
    one.at(i);
    one.at(i);
    one.at(i % 2 ? 100 : 300);
  }
  assert.deepEqual(one.played, []);
});

Deno.test("a fast walk of 9 m/s is no jump, and neither is a way that took its time", () => {
  const one = walking();
  one.at(0);
  assert.deepEqual(started(one.at(75, { seconds: 8 })), [0]);
  one.end();
  assert.deepEqual(started(one.at(290, { seconds: 30 })), [1]);
});

Deno.test("the same fix given twice does not confirm itself", () => {
  const one = walking();
  one.at(0);
  one.at(100);
  const time = one.now;
  one.at(100, { over: { time } });
  assert.deepEqual(one.played, []);
  assert.deepEqual(started(one.at(100)), [0]);
});

Deno.test("fixes out of order, twice, or no fixes at all change nothing", () => {
  const one = walking();
  one.at(0);
  const before = structuredClone(one.state);
  for (const over of [{ time: one.now }, { time: one.now - 5000 }]) {
    one.at(100, { over, seconds: 0 });
  }
  for (const wrong of [NaN, Infinity]) {
    for (const name of ["latitude", "longitude", "accuracy", "time"] as const) {
      one.at(100, { seconds: 0, over: { [name]: wrong } });
    }
  }
  const { seen: _, ...after } = structuredClone(one.state);
  const { seen: __, ...same } = before;
  assert.deepEqual([one.played, after], [[], same]);
});

Deno.test("after a pause of the page a fix from before it starts nothing, a new one does", () => {
  const one = walking();
  one.at(60);
  one.tell({ type: "hidden" });
  const time = one.now + 1000;
  one.now += 300_000;
  assert.ok(asks(one.tell({ type: "shown" })), "the watch is silent to who has not moved");
  one.at(100, { over: { time } });
  assert.deepEqual(one.played, []);
  assert.deepEqual(started(one.at(100)), [0]);
});

Deno.test("after a pause the visitor may be anywhere: nothing is compared with the place before it", () => {
  const one = walking({ ordered: false });
  one.at(0);
  one.tell({ type: "hidden" });
  one.tell({ type: "shown" });
  assert.deepEqual(started(one.at(500)), [2]);
});

Deno.test("a stop that ends while the page is hidden starts no other one from an old position", () => {
  const one = walking({ stops: [100, 110, 500] });
  one.at(100);
  one.tell({ type: "hidden" });
  assert.deepEqual(started(one.end()), []);
  one.tell({ type: "tick" });
  one.tell({ type: "shown" });
  assert.deepEqual(started(one.at(105)), [1]);
});

Deno.test("a first position may be as old as the browser's maximum age, and no older", () => {
  const aged = (age: number) => {
    const one = walking();
    return started(one.at(100, { over: { time: one.now + 1000 - age } }));
  };
  assert.deepEqual([aged(MAXIMUM_AGE), aged(MAXIMUM_AGE + 1001)], [[0], []]);
});

Deno.test("a device whose positions are dated by a wrong clock walks all the same", () => {
  for (const wrong of [-3_600_000, -90_000, -4000, 4000, 3_600_000]) {
    const one = walking();
    const at = (metres: number) => one.at(metres, { over: { time: one.now + 1000 + wrong } });
    assert.deepEqual(started(at(100)), [0], `${wrong} ms`);
    one.end();
    one.tell({ type: "hidden" });
    one.now += 200_000;
    one.tell({ type: "shown" });
    one.at(300, { over: { time: one.now - 100_000 + wrong } });
    assert.deepEqual(one.played, [0], `${wrong} ms: old`);
    assert.deepEqual(started(at(300)), [1], `${wrong} ms: new`);
  }
});

Deno.test("a tick looks at the last position again, and asks for one where there is none", () => {
  const one = walking({ stops: [100, 110, 500] });
  assert.ok(asks(one.tell({ type: "tick" })));
  one.at(0);
  assert.deepEqual(one.tell({ type: "tick" }), []);
  one.at(100);
  assert.ok(asks(one.tell({ type: "tick" })), "a doubtful position needs another one");
});

Deno.test("who is lost is not led by the last known place, and is found by the next fix", () => {
  const one = walking({ stops: [100, 110, 500] });
  one.at(100);
  one.tell({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(one.end()), []);
  assert.equal(one.state.trouble, "Location information unavailable");
  assert.deepEqual(started(one.at(110)), [1]);
  assert.equal(one.state.trouble, undefined);
});

Deno.test("a position that was measured just before its loss was told ends the loss", () => {
  const one = walking();
  one.at(50);
  one.now += 1000;
  one.tell({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(one.at(100, { seconds: 10, over: { time: one.now - 20 } })), []);
  assert.deepEqual(started(one.at(100, { over: { time: one.now - 10 } })), [0]);
  assert.equal(one.state.trouble, undefined);
});

Deno.test("the first position after a loss is a jump like any other, or is not", () => {
  const one = walking();
  one.at(0);
  one.tell({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(one.at(100)), [], "100 m in a second");
  assert.deepEqual(started(one.at(101)), [0], "confirmed");
  one.end();
  one.tell({ type: "lost", message: "Location information unavailable" });
  assert.deepEqual(started(one.at(300, { seconds: 30 })), [1], "200 m in 30 s");
});

Deno.test("standing about with noise is no way walked", () => {
  const one = walking();
  for (let i = 0; i < 200; i++) one.at(10 * Math.sin(i), { accuracy: 25 });
  assert.equal(one.state.metres, 0);
  one.walk(0, 200);
  assert.ok(one.state.metres > 185 && one.state.metres <= 205, `${one.state.metres} m`);
});

Deno.test("a tour across the antimeridian walks like any other", () => {
  const one = walking({ stops: [0] });
  const stop = { ...one.state.tour.stops[0], latitude: 10, longitude: 179.9999 };
  one.state = { ...one.state, tour: { ...one.state.tour, stops: [stop] } };
  assert.deepEqual(started(one.at(0, { over: { latitude: 10, longitude: -179.9999 } })), [0]);
  assert.ok(east(0).longitude < 0);
});
