import assert from "node:assert/strict";
import { CONFIRMATION_MS, MAX_FIX_AGE } from "../../../lib/walk/position_filter.ts";
import type { WalkAction } from "../../../lib/walk/events.ts";
import { east, started, type Walking, walking } from "./walking.ts";

const asks = (actions: WalkAction[]) => actions.some(({ type }) => type === "locate");

Deno.test("a fix worse than twice the radius enters nothing: four times in small zones, 150 m at most", () => {
  for (const [radius, worst] of [[5, 20], [10, 40], [20, 50], [30, 60], [200, 150]]) {
    const visitor = walking({ stops: [100, 3000, 6000], radius: [radius, 500, 500] });
    for (let i = 0; i < 5; i++) visitor.at(100, { accuracy: worst + 1 });
    assert.deepEqual(visitor.played, [], `${radius} m`);
    assert.deepEqual(started(visitor.at(100, { accuracy: worst })), [0], `${radius} m`);
  }
});

/** Seconds for which positions must agree before they confirm a jump. */
const [SECONDS, FEWER] = [CONFIRMATION_MS.any / 1000, CONFIRMATION_MS.explained / 1000];

/** Gives a position at each of so many seconds. */
const stay = (visitor: Walking, metres: number, seconds: number) =>
  Array.from({ length: seconds }, () => visitor.at(metres)).flat();

Deno.test("a jump faster than 10 m/s counts only when positions agree with it for 7 s", () => {
  const visitor = walking();
  visitor.at(0);
  const jumped = visitor.at(100);
  assert.deepEqual([started(jumped), asks(jumped)], [[], true], "it asks for another fix");
  assert.deepEqual(started(stay(visitor, 101, 6)), []);
  assert.deepEqual(started(visitor.at(103, { seconds: SECONDS - 6 })), [0]);
});

Deno.test("a jump that the accuracy of the position before it explains counts after 3.5 s", () => {
  const after = (accuracy: number) => {
    const visitor = walking({ stops: [100], radius: 30 });
    visitor.at(40, { accuracy });
    visitor.at(100);
    stay(visitor, 100, 3);
    return started(visitor.at(100, { seconds: FEWER - 3 }));
  };
  assert.deepEqual([after(50), after(49)], [[0], []], "60 m, of which 10 m are walked");
});

Deno.test("of false positions for 6 s, whatever their distance in time, none starts a story", () => {
  for (const every of [0.5, 1, 1.2, 2, 3, 6]) {
    const visitor = walking({ stops: [400, 1000, 2000] });
    visitor.at(0);
    visitor.at(400);
    for (let at = every; at <= 6; at += every) visitor.at(400, { seconds: every });
    visitor.at(5);
    assert.deepEqual(visitor.played, [], `every ${every} s`);
  }
});

Deno.test("a jump is believed within 8 s and an evaluation when the device repeats one reading for ever", () => {
  for (const every of [1, 5]) {
    const visitor = walking({ stops: [78, 1000, 2000] });
    stay(visitor, 0, 10);
    visitor.at(75);
    const jumped = visitor.now;
    visitor.at(82, { seconds: 1.3 });
    visitor.at(73, { seconds: 1.3 });
    const over = { time: visitor.now };
    while (visitor.played.length === 0 && visitor.now < jumped + 60_000) {
      visitor.at(73, { seconds: every, over });
    }
    assert.deepEqual(visitor.played, [0]);
    assert.ok(visitor.now - jumped <= 13_000, `${visitor.now - jumped} ms, every ${every} s`);
  }
});

Deno.test("a repeated reading confirms only the jump that it shows, and ends a loss with it", () => {
  const visitor = walking();
  visitor.at(0);
  visitor.at(100);
  visitor.at(100, { accuracy: 400 });
  const over = { time: visitor.now };
  for (let i = 0; i < 5; i++) visitor.at(90, { accuracy: 400, over });
  assert.deepEqual(visitor.played, [], "another reading");
  visitor.at(100);
  const doubted = { time: visitor.now };
  visitor.send({ type: "lost", message: "Location information unavailable" });
  for (let i = 0; i < 2; i++) visitor.at(100, { seconds: 5, over: doubted });
  assert.deepEqual([visitor.played, visitor.state.locationError], [[0], undefined]);
});

Deno.test("a silence between two positions confirms no jump: behind it, a burst may go on", () => {
  const visitor = walking({ stops: [400, 1000, 2000] });
  visitor.at(0);
  visitor.at(400);
  visitor.at(400, { seconds: 30 });
  assert.deepEqual(started(visitor.at(400)), []);
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
  assert.deepEqual(started(stay(visitor, 600, 6)), [], "agreed for six seconds, not for eight");
});

Deno.test("a position too coarse for a stop does not refute the jump that it agrees with", () => {
  const visitor = walking({ stops: [100, 3000], radius: [30, 500] });
  visitor.at(50);
  visitor.at(90);
  visitor.at(91);
  visitor.at(52, { accuracy: 100 });
  stay(visitor, 92, 5);
  assert.deepEqual(visitor.played, [0]);
});

Deno.test("positions too coarse for a stop, which agree with anything near them, confirm no jump", () => {
  const visitor = walking({ stops: [600, 3000], radius: [500, 30] });
  visitor.at(0, { accuracy: 20 });
  for (let i = 0; i < 8; i++) visitor.at(600, { accuracy: 100 });
  assert.deepEqual(visitor.played, []);
  stay(visitor, 600, 8);
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

Deno.test("the same fix given many times at once does not confirm itself", () => {
  const visitor = walking();
  visitor.at(0);
  visitor.at(100);
  const over = { time: visitor.now };
  for (let i = 0; i < 60; i++) visitor.at(100, { seconds: 0.1, over });
  assert.deepEqual(visitor.played, []);
  assert.deepEqual(started(visitor.at(100)), [0], "7 s after it");
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
  stay(visitor, 101, SECONDS);
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
