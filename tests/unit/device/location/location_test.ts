import assert from "node:assert/strict";
import type { Fix } from "../../../../lib/geo/fix.ts";
import { createLocation, type LocationListener } from "../../../../lib/device/location/location.ts";
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../../../../lib/device/storage_keys.ts";
import {
  DENIED,
  FakeGeolocation,
  TIMEOUT,
  UNAVAILABLE,
} from "../../../support/fakes/fake_geolocation.ts";
import { memoryStorage } from "../memory_storage.ts";

const HERE = { latitude: 40.7589, longitude: -74.6672 };
const NEAR = { ...HERE, latitude: HERE.latitude + 0.00005 };
const FAR = { ...HERE, latitude: HERE.latitude + 0.001 };
const NOWHERE = { latitude: NaN, longitude: NaN };

function setUp(stored: Record<string, string> = {}) {
  const device = new FakeGeolocation();
  const storage = memoryStorage(stored);
  return { device, storage, location: createLocation({ geolocation: device, storage }) };
}

/** A listener that keeps what it receives. */
function recorder() {
  const fixes: Fix[] = [];
  const losses: string[] = [];
  const listener: LocationListener = {
    fix: (fix) => fixes.push(fix),
    lost: (message) => losses.push(message),
  };
  return { fixes, losses, listener };
}

Deno.test("a location asks the device nothing until it is called, even where it was allowed before", () => {
  const { device, location } = setUp({ [LOCATION_GRANTED_KEY]: "true" });
  location.follow();
  location.on(recorder().listener);
  assert.deepEqual([device.asked, device.started], [[], 0]);
  assert.equal(location.status.value, "unknown");
});

Deno.test("a page that asks by itself does so only where it was allowed before", () => {
  for (const [stored, times] of [["true", 1], ["false", 0], [undefined, 0]] as const) {
    const { device, location } = setUp(stored ? { [LOCATION_GRANTED_KEY]: stored } : {});
    location.locateIfAllowed();
    assert.equal(device.asked.length, times, `stored: ${stored}`);
  }
});

Deno.test("one question brings one position and leaves no watch running", async () => {
  const { device, storage, location } = setUp();
  const asked = location.locate();
  assert.equal(location.status.value, "loading");
  device.measure(HERE);
  const fix = await asked;
  assert.equal(fix.latitude, HERE.latitude);
  assert.deepEqual(location.position.value, fix);
  assert.equal(location.status.value, "granted");
  assert.equal(storage.getItem(LOCATION_GRANTED_KEY), "true");
  assert.equal(storage.getItem(LOCATION_HANDLED_KEY), "true");
  assert.equal(device.started, 0);
  assert.deepEqual(device.asked, [
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
  ]);
});

Deno.test("the device is watched while somebody follows, and no longer", () => {
  const { device, location } = setUp();
  location.locate();
  const leave = location.follow();
  assert.equal(device.started, 0, "not before a position is known");
  device.measure(HERE);
  assert.deepEqual(device.watching, [
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
  ]);
  assert.equal(location.isWatching.value, true);
  leave();
  assert.deepEqual(device.watching, []);
  assert.equal(location.isWatching.value, false);
  const leaveAgain = location.follow();
  assert.equal(device.watching.length, 1, "a position is known: the watch starts again");
  leaveAgain();
  leaveAgain();
  assert.equal(device.watching.length, 0);
});

Deno.test("a page that follows is not watched after a question that failed, a walk is", () => {
  const { device, location } = setUp();
  location.follow();
  location.locate().catch(() => {});
  device.fail(TIMEOUT);
  assert.equal(device.started, 0);
  location.on(recorder().listener);
  assert.equal(device.watching.length, 1);
});

Deno.test("one watch serves all, and ends with the last of them", () => {
  const { device, location } = setUp();
  location.locate();
  const leave = location.follow();
  const remove = location.on(recorder().listener);
  device.measure(HERE);
  assert.equal(device.watching.length, 1);
  leave();
  assert.equal(device.watching.length, 1);
  remove();
  assert.equal(device.watching.length, 0);
  assert.equal(device.started, 1);
});

Deno.test("pages follow in steps above the movement threshold, listeners and maps receive every fix", () => {
  const { device, location } = setUp();
  const { fixes, listener } = recorder();
  location.on(listener);
  location.refresh();
  for (const place of [HERE, NEAR, FAR]) device.measure(place);
  assert.deepEqual(fixes.map(({ latitude }) => latitude), [HERE, NEAR, FAR].map((p) => p.latitude));
  assert.equal(location.position.value?.latitude, FAR.latitude);
  device.measure({ ...FAR, latitude: FAR.latitude + 0.00009 }, 7);
  assert.equal(location.position.value?.latitude, FAR.latitude);
  assert.equal(location.latestFix.value?.latitude, FAR.latitude + 0.00009);
  assert.equal(location.latestFix.value?.accuracy, 7);
});

Deno.test("a position that is no place on the earth is reported as unavailable", async () => {
  const { device, location } = setUp();
  const { fixes, losses, listener } = recorder();
  location.on(listener);
  const asked = location.locate();
  device.measure(NOWHERE);
  await assert.rejects(asked, { message: "Location information unavailable" });
  assert.equal(location.status.value, "error");
  assert.equal(location.error.value, "Location information unavailable");
  assert.equal(location.position.value, undefined);
  assert.deepEqual([fixes, losses], [[], ["Location information unavailable"]]);
});

Deno.test("a position that a watch measures as NaN leaves the last one, and says that it is lost", () => {
  const { device, location } = setUp();
  const { losses, listener } = recorder();
  location.on(listener);
  location.refresh();
  device.measure(HERE);
  device.measure(NOWHERE);
  assert.equal(location.position.value?.latitude, HERE.latitude);
  assert.deepEqual(losses, ["Location information unavailable"]);
  device.measure(FAR);
  assert.equal(location.status.value, "granted");
  assert.equal(location.error.value, undefined);
});

for (
  const [code, message] of [
    [DENIED, "Location access denied by user"],
    [UNAVAILABLE, "Location information unavailable"],
    [TIMEOUT, "Location request timed out"],
    [9, "Unable to retrieve location"],
  ] as const
) {
  Deno.test(`a first question that fails by code ${code} says so and is stored as not allowed`, async () => {
    const { device, storage, location } = setUp();
    const asked = location.locate();
    device.fail(code);
    await assert.rejects(asked, { message });
    assert.equal(location.error.value, message);
    assert.equal(storage.getItem(LOCATION_GRANTED_KEY), "false");
    assert.equal(storage.getItem(LOCATION_HANDLED_KEY), "true");
  });
}

Deno.test("a browser without geolocation says so", async () => {
  const location = createLocation({ storage: memoryStorage() });
  location.on(recorder().listener);
  await assert.rejects(location.locate(), {
    message: "Geolocation is not supported by this browser",
  });
});

Deno.test("a position that is lost on the way is no refusal, and the watch goes on", () => {
  const { device, storage, location } = setUp();
  const { losses, listener } = recorder();
  location.on(listener);
  location.refresh();
  device.measure(HERE);
  device.fail(TIMEOUT);
  assert.equal(storage.getItem(LOCATION_GRANTED_KEY), "true");
  assert.deepEqual(losses, ["Location request timed out"]);
  assert.equal(device.watching.length, 1);
});

Deno.test("a walk that begins without signal receives the first position that comes", () => {
  const { device, location } = setUp();
  const { fixes, listener } = recorder();
  location.refresh();
  location.on(listener);
  device.fail(TIMEOUT);
  device.measure(HERE);
  assert.equal(fixes.length, 1);
});

Deno.test("a denied location ends the watch, and an allowed one starts it again", () => {
  const { device, storage, location } = setUp();
  const { fixes, listener } = recorder();
  location.on(listener);
  location.refresh();
  device.measure(HERE);
  device.fail(DENIED);
  assert.deepEqual(device.watching, []);
  assert.equal(location.isWatching.value, false);
  assert.equal(storage.getItem(LOCATION_GRANTED_KEY), "false");
  location.refresh();
  device.measure(FAR);
  device.measure(HERE);
  assert.equal(device.watching.length, 1);
  assert.equal(fixes.length, 3);
});

Deno.test("a fresh position that is late means nothing while the watch runs", () => {
  const { device, location } = setUp();
  const { losses, listener } = recorder();
  const failing = new FakeGeolocation();
  location.on(listener);
  location.refresh();
  device.measure(HERE);
  device.getCurrentPosition = failing.getCurrentPosition.bind(failing);
  location.refresh();
  assert.equal(failing.asked[0].maximumAge, 0, "measured now");
  failing.fail(TIMEOUT);
  assert.deepEqual([losses, location.status.value], [[], "granted"]);
  location.refresh();
  failing.fail(DENIED);
  assert.deepEqual(losses, ["Location access denied by user"]);
});

Deno.test("a listener that was removed receives nothing", () => {
  const { device, location } = setUp();
  const { fixes, losses, listener } = recorder();
  const remove = location.on(listener);
  location.refresh();
  remove();
  device.measure(HERE);
  device.fail(TIMEOUT);
  assert.deepEqual([fixes, losses], [[], []]);
});

Deno.test("a full storage keeps nobody from being located", async () => {
  const { device, storage, location } = setUp();
  storage.full = true;
  const asked = location.locate();
  device.measure(HERE);
  assert.equal((await asked).latitude, HERE.latitude);
});
