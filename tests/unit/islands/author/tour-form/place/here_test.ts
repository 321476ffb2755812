/** The place where an author stands, from devices that measure well, badly, late or not at all. */
import assert from "node:assert/strict";
import { findHere } from "../../../../../../islands/author/tour-form/place/here.ts";
import { createLocation } from "../../../../../../lib/device/location/location.ts";
import { DENIED, FakeGeolocation, TIMEOUT } from "../../../../../support/fakes/fake_geolocation.ts";
import { fakeTimers, settled } from "../../../../../support/fakes/fake_timers.ts";

const at = (latitude: number) => ({ latitude, longitude: 11 });

function standing() {
  const device = new FakeGeolocation();
  const timers = fakeTimers();
  const steps: number[] = [];
  const finding = findHere({
    location: createLocation({ geolocation: device }),
    timers,
    onBetter: ({ accuracy }) => steps.push(accuracy),
  });
  return { device, timers, steps, finding };
}

Deno.test("a good position is taken at once, and the device rests", async () => {
  const { device, finding, steps } = standing();
  device.measure(at(43), 8);
  assert.equal((await finding).latitude, 43);
  assert.deepEqual([steps, device.watching.length], [[8], 0]);
});

Deno.test("a rough position is set, and followed by better ones for ten seconds, never by a worse", async () => {
  const { device, finding, steps, timers } = standing();
  device.measure(at(43), 60);
  device.measure(at(44), 25);
  device.measure(at(45), 40);
  await timers.advance(10_000);
  assert.equal((await finding).latitude, 44);
  assert.deepEqual([steps, device.watching.length], [[60, 25], 0]);
});

Deno.test("an earlier position that the device still knows is replaced by a new one, also by a rougher", async () => {
  const { device, finding } = standing();
  device.measure(at(43), 5, 30_000);
  device.measure(at(44), 9);
  assert.equal((await finding).latitude, 44);
});

Deno.test("a position that says nothing is not set, and what to do is said", async () => {
  const { device, finding, steps, timers } = standing();
  device.measure(at(43), 1800);
  await Promise.all([
    timers.advance(10_000),
    assert.rejects(finding, /only within 1800 m\. Go where you see the sky/),
  ]);
  assert.deepEqual(steps, []);
});

Deno.test("a refusal and a device without an answer say it in the site's words, and what to do", async () => {
  for (
    const [code, text] of [
      [DENIED, /^Location access denied by user\. To allow it later, open the site settings/],
      [TIMEOUT, /^Location request timed out\. Go where you see the sky, and try again\./],
    ] as const
  ) {
    const { device, finding } = standing();
    await settled();
    device.fail(code);
    await assert.rejects(finding, { message: text });
  }
});
