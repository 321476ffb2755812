import assert from "node:assert/strict";
import {
  createOrientation,
  type OrientationParts,
  type OrientationReading,
} from "../../../../lib/device/location/orientation.ts";

function setUp(parts: Partial<OrientationParts> = {}) {
  const target = new EventTarget();
  const orientation = createOrientation({ target, screenAngle: () => 0, ...parts });
  const turn = (reading: Partial<OrientationReading>, type = "deviceorientationabsolute") =>
    target.dispatchEvent(Object.assign(new Event(type), { alpha: null, ...reading }));
  return { orientation, turn };
}

Deno.test("the heading of an absolute orientation counts clockwise from north", () => {
  const { orientation, turn } = setUp();
  orientation.follow();
  turn({ alpha: 90 });
  assert.equal(orientation.heading.value, 270);
  turn({ alpha: 0 });
  assert.equal(orientation.heading.value, 0);
});

Deno.test("Safari's compass heading is taken as it is", () => {
  const { orientation, turn } = setUp();
  orientation.follow();
  turn({ alpha: 12, webkitCompassHeading: 45, webkitCompassAccuracy: 10 }, "deviceorientation");
  assert.equal(orientation.heading.value, 45);
});

Deno.test("a compass that is not calibrated, and an orientation without north, say nothing", () => {
  const { orientation, turn } = setUp();
  orientation.follow();
  turn({ webkitCompassHeading: 45, webkitCompassAccuracy: -1 }, "deviceorientation");
  turn({ alpha: 90, absolute: false }, "deviceorientation");
  turn({ alpha: null });
  assert.equal(orientation.heading.value, undefined);
});

Deno.test("a page that lies across has its top where the device has its side", () => {
  const { orientation, turn } = setUp({ screenAngle: () => 90 });
  orientation.follow();
  turn({ alpha: 30 });
  assert.equal(orientation.heading.value, 60);
});

Deno.test("a trembling hand moves nothing, also across north", () => {
  const { orientation, turn } = setUp();
  orientation.follow();
  turn({ alpha: 1 });
  turn({ alpha: 359 });
  assert.equal(orientation.heading.value, 359);
  turn({ alpha: 356 });
  assert.equal(orientation.heading.value, 4);
});

Deno.test("nothing is listened to before somebody follows, or after the last has left", () => {
  const { orientation, turn } = setUp();
  turn({ alpha: 90 });
  assert.equal(orientation.heading.value, undefined);
  const leave = orientation.follow();
  const other = orientation.follow();
  leave();
  leave();
  turn({ alpha: 90 });
  assert.equal(orientation.heading.value, 270);
  other();
  assert.deepEqual([orientation.heading.value, orientation.status.value], [undefined, "off"]);
  turn({ alpha: 180 });
  assert.equal(orientation.heading.value, undefined);
});

Deno.test("on iOS a tap asks first, and then the compass is followed", async () => {
  const { orientation, turn } = setUp({ requestPermission: () => Promise.resolve("granted") });
  orientation.follow();
  assert.equal(orientation.status.value, "blocked");
  await orientation.request();
  assert.equal(orientation.status.value, "silent");
  turn({ alpha: 90 });
  assert.deepEqual([orientation.heading.value, orientation.status.value], [270, "on"]);
});

Deno.test("a browser that could ask, and reports all the same, needs no tap", () => {
  const { orientation, turn } = setUp({ requestPermission: () => Promise.resolve("granted") });
  orientation.follow();
  turn({ alpha: null });
  assert.deepEqual([orientation.heading.value, orientation.status.value], [undefined, "on"]);
});

Deno.test("after a refusal the question comes again only in a tap", async () => {
  let asked = 0;
  const requestPermission = () => {
    asked++;
    return Promise.reject(new Error("NotAllowedError"));
  };
  const { orientation } = setUp({ requestPermission });
  orientation.follow();
  assert.equal(asked, 0);
  await orientation.request();
  assert.deepEqual([asked, orientation.status.value], [1, "denied"]);
});
