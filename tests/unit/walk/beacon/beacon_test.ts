/** The beacon without sound: when it sounds, how, and what is said. */
import assert from "node:assert/strict";
import {
  type Beacon,
  beaconAfter,
  type BeaconInput,
  pauseOf,
  turnTo,
  zoneOf,
} from "../../../../lib/walk/beacon/beacon.ts";
import { headingAt, NO_HEADING, trackHeading } from "../../../../lib/walk/beacon/heading.ts";
import { NOTHING_SAID, remark, type Said } from "../../../../lib/walk/beacon/remarks.ts";
import { beaconText, clockWord, whereabouts } from "../../../../lib/walk/beacon/whereabouts.ts";
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import { east, START, Walking, walking, type WalkingOptions } from "../walking.ts";

/** Somebody who has walked east for ten seconds, towards the first stop. */
function onTheWay(options?: WalkingOptions) {
  const walk = walking(options);
  walk.walk(0, 14);
  return walk;
}

const input = ({ state: walk }: Walking, over: Partial<BeaconInput> = {}): BeaconInput => ({
  walk,
  heading: 90,
  isStoryOn: false,
  isSpeaking: false,
  ...over,
});

const silenceOf = (beacon: Beacon) => "silence" in beacon ? beacon.silence : undefined;

Deno.test("a stop is ahead within 22.5 degrees, behind beyond 135, and a little step changes neither", () => {
  const zones = [0, 22.5, -22.5, 23, -134, 135, 180, -180].map((turn) => zoneOf(turn));
  assert.deepEqual(zones, [
    ...Array(3).fill("ahead"),
    "aside",
    "aside",
    ...Array(3).fill("behind"),
  ]);
  assert.equal(zoneOf(29, "ahead"), "ahead");
  assert.equal(zoneOf(31, "ahead"), "aside");
  assert.equal(zoneOf(24, "aside"), "aside");
  assert.equal(zoneOf(129, "behind"), "behind");
  assert.equal(zoneOf(126, "behind"), "aside");
});

Deno.test("the side of a stop is the shorter way round, across north too; straight behind it stays", () => {
  assert.deepEqual([turnTo(10, 350), turnTo(350, 10), turnTo(90, 270)], [20, -20, -180]);
  const walk = onTheWay();
  const behindRight = beaconAfter(undefined, input(walk, { heading: 275 }));
  assert.ok(!("silence" in behindRight) && behindRight.side === "right", "175 degrees");
  const stays = beaconAfter(behindRight, input(walk, { heading: 265 }));
  assert.ok(!("silence" in stays) && stays.side === "right", "-175 degrees");
  const turned = beaconAfter(stays, input(walk, { heading: 230 }));
  assert.ok(!("silence" in turned) && turned.side === "left", "-140 degrees");
});

Deno.test("the beacon sounds for the next stop, more often when that is near", () => {
  const beacon = beaconAfter(undefined, input(onTheWay()));
  assert.ok(!("silence" in beacon));
  const { index, zone, metres } = beacon;
  assert.deepEqual([index, zone, Math.round(metres)], [0, "ahead", 86]);
  assert.deepEqual([10, 100, 1000].map(pauseOf), [700, 1300, 2000]);
});

Deno.test("each silence has its reason", () => {
  const walk = onTheWay();
  const why = (over: Partial<BeaconInput>) => silenceOf(beaconAfter(undefined, input(walk, over)));
  assert.equal(why({ walk: undefined }), "no-walk");
  assert.equal(why({ isStoryOn: true }), "story");
  assert.equal(why({ isSpeaking: true }), "speech");
  assert.equal(why({ heading: undefined }), "no-heading");
  assert.equal(why({ walk: { ...walk.state, reads: true } }), "no-walk");
  walk.send({ type: "lost", message: "no satellites" });
  assert.equal(silenceOf(beaconAfter(undefined, input(walk))), "no-position");
  const waiting = walking({}, { autoPlay: false } as never);
  waiting.walk(60, 100);
  assert.equal(silenceOf(beaconAfter(undefined, input(waiting))), "waits-for-tap");
  waiting.send({ type: "stop" });
  assert.equal(silenceOf(beaconAfter(undefined, input(waiting))), "no-walk");
});

Deno.test("towards a stop without a place the beacon is silent, and says why", () => {
  const walk = walking({ places: { 0: "indoors" } });
  walk.walk(0, 14);
  const beacon = beaconAfter(undefined, input(walk));
  assert.equal(silenceOf(beacon), "no-place");
  assert.equal(beaconText(beacon), "Silent: this stop has no place. Play it by a tap or a code.");
  const [, stop] = whereabouts({ walk: walk.state, heading: 90, isWalking: true });
  assert.equal(stop, "Stop 1, Stop 1, indoors.");
});

Deno.test("who walks faces their course, whatever the phone in the pocket says; who stands, the compass", () => {
  let track = NO_HEADING;
  const fix = (metres: number, time: number, course?: number) => {
    track = trackHeading(track, {
      ...east(metres),
      accuracy: 5,
      time,
      ...course !== undefined && { course },
    });
  };
  for (let i = 0; i <= 5; i++) fix(1.4 * i, 1000 * i);
  assert.equal(Math.round(headingAt(track, 200, 5000)!), 90);
  for (let i = 6; i <= 13; i++) fix(7, 1000 * i);
  assert.equal(headingAt(track, 200, 13_000), 200);
  fix(8.4, 14_000, 45);
  assert.equal(headingAt(track, 200, 14_000), 45, "the receiver's own course");
});

Deno.test("without a compass the course counts for five seconds more, then nothing is known", () => {
  let track = NO_HEADING;
  for (let i = 0; i <= 5; i++) {
    track = trackHeading(track, { ...east(1.4 * i), accuracy: 5, time: 1000 * i });
  }
  assert.ok(headingAt(track, undefined, 10_000) !== undefined);
  assert.equal(headingAt(track, undefined, 10_001), undefined);
  assert.equal(headingAt(track, 30, 10_001), 30);
  assert.equal(headingAt(NO_HEADING, undefined, 0), undefined);
});

Deno.test("a turn is an hour of the clock", () => {
  const words = [0, 14, 16, 60, 90, 179, -180, -90, -30, -14].map(clockWord);
  assert.deepEqual(words.map((word) => word.split(" ")[0]), [
    "twelve",
    "twelve",
    "one",
    "two",
    "three",
    "six",
    "six",
    "nine",
    "eleven",
    "twelve",
  ]);
});

Deno.test("the answer to “Where am I?” has street, direction, next stop and what is near", () => {
  const { state } = onTheWay({ stops: [100, 120, 500] });
  const about = { walk: state, heading: 30, isWalking: true, street: "Mill Lane" };
  assert.deepEqual(whereabouts(about), [
    "You’re on Mill Lane.",
    "You’re walking north-east.",
    "Stop 1, Stop 1, at two o’clock, 85 metres.",
    "Near: Stop 2, Stop 2, at two o’clock, 110 metres.",
  ]);
  assert.deepEqual(whereabouts({ walk: state, heading: undefined, isWalking: false }).slice(0, 1), [
    "Stop 1, Stop 1, east, 85 metres.",
  ]);
  const nowhere = walking();
  assert.deepEqual(whereabouts({ walk: nowhere.state, heading: 0, isWalking: false }), [
    "Waiting for your position.",
  ]);
});

Deno.test("who stands at a stop is told so", () => {
  const walk = walking({}, { autoPlay: false } as never);
  walk.walk(60, 100);
  const [first, ...others] = whereabouts({ walk: walk.state, heading: 90, isWalking: false });
  assert.equal(first, "You’re at stop 1, Stop 1.");
  assert.ok(!others.some((text) => text.includes("Stop 1, ")), others.join(" "));
});

/** What is said by itself while `metres` go by, a look a second. */
function saidOnTheWay(
  walk: Walking,
  metres: number[],
  over: (i: number) => { heading?: number; street?: string } = () => ({}),
): string[] {
  let said: Said = NOTHING_SAID;
  let beacon: Beacon | undefined;
  return metres.flatMap((at, i) => {
    walk.at(at);
    const { heading = 90, street } = over(i);
    beacon = beaconAfter(beacon, input(walk, { heading }));
    const { said: next, text } = remark(
      said,
      beacon,
      { walk: walk.state, heading, street },
      walk.now,
    );
    said = next;
    return text ? [text] : [];
  });
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

Deno.test("on the way a stop is said at 200, 100, 50 and 25 metres, not sooner after each other than 15 seconds", () => {
  const said = saidOnTheWay(walking({ stops: [300], radius: 10 }), from(0, 285));
  assert.deepEqual(said.map((text) => text.match(/\d+ metres/)?.[0]), [
    "200 metres",
    "100 metres",
    "50 metres",
    "25 metres",
  ]);
});

Deno.test("a stop that stays behind is said once; a new street is said with the way", () => {
  const back = saidOnTheWay(
    walking({ stops: [300] }),
    Array(40).fill(10),
    () => ({ heading: 270 }),
  );
  assert.deepEqual(back, ["Stop 1, Stop 1, at six o’clock, 290 metres."]);
  const streets = saidOnTheWay(
    walking({ stops: [300] }),
    from(0, 40),
    (i) => ({ street: i < 20 ? "Mill Lane" : "High Street" }),
  );
  assert.deepEqual(streets.length, 1);
  assert.match(streets[0], /^You’re on High Street\. Stop 1, .* twelve o’clock/);
});

Deno.test("a silence that nothing else explains is explained once", () => {
  const { state } = onTheWay();
  let said: Said = NOTHING_SAID;
  const texts = from(0, 30).flatMap((second) => {
    const silent = { silence: "no-heading", index: 0 } as const;
    const next = remark(said, silent, { walk: state, heading: undefined }, 1000 * second);
    said = next.said;
    return next.text ? [next.text] : [];
  });
  assert.deepEqual(texts, [beaconText({ silence: "no-heading" })]);
});

Deno.test("the line of the screen says where the stop is", () => {
  const beacon = { index: 3, zone: "aside", side: "left", turn: -60, metres: 80 } as const;
  assert.equal(beaconText(beacon), "Stop 4: left, 80 m");
  assert.equal(beaconText({ ...beacon, zone: "behind" }), "Stop 4: behind, left, 80 m");
  assert.equal(beaconText({ ...beacon, zone: "ahead" }), "Stop 4: straight ahead, 80 m");
});

Deno.test("a course is the same across 180 degrees of longitude", () => {
  let track = NO_HEADING;
  const start = { ...START, longitude: 179.99995 };
  for (let i = 0; i <= 6; i++) {
    const place = destinationPoint(start, 1.4 * i, 90);
    track = trackHeading(track, { ...place, accuracy: 5, time: 1000 * i });
  }
  assert.equal(Math.round(headingAt(track, undefined, 6000)!), 90);
});
