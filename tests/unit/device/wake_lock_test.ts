import assert from "node:assert/strict";
import { createWakeLock } from "../../../lib/device/wake_lock.ts";
import { FakePage, FakeWakeLock, settled } from "../../support/fakes/fake_wake_lock.ts";

function setUp() {
  const device = new FakeWakeLock();
  const page = new FakePage();
  const driver = createWakeLock(device, page as unknown as Document);
  return { device, page, driver };
}

Deno.test("the screen is kept on from hold to release", async () => {
  const { device, driver } = setUp();
  assert.equal(driver.state.value, "off");
  driver.hold();
  await device.answer();
  assert.equal(driver.state.value, "on");
  driver.release();
  await settled();
  assert.equal(driver.state.value, "off");
  assert.equal(device.holding, 0);
});

Deno.test("two calls before the first answer request one lock, and the end releases it", async () => {
  const { device, driver } = setUp();
  driver.hold();
  driver.hold();
  assert.equal(device.waiting, 1);
  await device.answer();
  assert.equal(device.waiting, 0);
  driver.release();
  await settled();
  assert.equal(device.holding, 0);
});

Deno.test("a page that becomes visible while a request waits leaks no lock", async () => {
  const { device, page, driver } = setUp();
  driver.hold();
  await page.setVisible(false, device);
  await page.setVisible(true, device);
  while (device.waiting > 0) await device.answer();
  assert.equal(device.holding, 1);
  driver.release();
  await settled();
  assert.equal(device.holding, 0);
});

Deno.test("a lock that arrives after the release is released at once", async () => {
  const { device, driver } = setUp();
  driver.hold();
  driver.release();
  await device.answer();
  assert.equal(device.holding, 0);
  assert.equal(driver.state.value, "off");
});

Deno.test("a walk that starts right after another one ended keeps the screen on", async () => {
  const { device, driver } = setUp();
  driver.hold();
  await device.answer();
  driver.release();
  driver.hold();
  await device.answer();
  assert.equal(device.holding, 1);
  assert.equal(driver.state.value, "on");
});

Deno.test("the late end of an older lock leaves the one that is held now", async () => {
  const { device, driver } = setUp();
  driver.hold();
  await device.answer();
  const [older] = device.locks;
  older.release = () => Promise.resolve(void (older.released = true));
  driver.release();
  driver.hold();
  await device.answer();
  older.dispatchEvent(new Event("release"));
  assert.equal(driver.state.value, "on");
  driver.release();
  await settled();
  assert.equal(device.holding, 0, "the held one was not forgotten");
});

Deno.test("a refusal that arrives after the release is not reported", async () => {
  const { device, driver } = setUp();
  driver.hold();
  driver.release();
  await device.answer({ refused: true });
  assert.equal(driver.state.value, "off");
});

Deno.test("a lock that the browser takes back is requested again when the page is visible", async () => {
  const { device, page, driver } = setUp();
  driver.hold();
  await device.answer();
  await page.setVisible(false, device);
  assert.equal(driver.state.value, "off");
  assert.equal(device.waiting, 0, "not while the page is hidden");
  await page.setVisible(true, device);
  await device.answer();
  assert.equal(driver.state.value, "on");
  assert.equal(device.holding, 1);
});

Deno.test("a request refused because the page was hidden meanwhile is made again", async () => {
  const { device, page, driver } = setUp();
  driver.hold();
  await page.setVisible(false, device);
  await page.setVisible(true, device);
  await device.answer({ refused: true });
  await device.answer();
  assert.equal(driver.state.value, "on");
});

Deno.test("a lock that the browser has taken back before it arrives does not count", async () => {
  const { device, page, driver } = setUp();
  driver.hold();
  await device.answer({ released: true });
  assert.equal(driver.state.value, "off");
  await page.setVisible(true, device);
  await device.answer();
  assert.equal(driver.state.value, "on");
});

Deno.test("a device that refuses says so, and is asked again when the page comes back", async () => {
  const { device, page, driver } = setUp();
  driver.hold();
  await device.answer({ refused: true });
  assert.equal(driver.state.value, "unavailable");
  await page.setVisible(false, device);
  await page.setVisible(true, device);
  await device.answer();
  assert.equal(driver.state.value, "on");
});

Deno.test("a browser without wake lock says so", async () => {
  const driver = createWakeLock(undefined, new FakePage() as unknown as Document);
  driver.hold();
  await settled();
  assert.equal(driver.state.value, "unavailable");
  driver.release();
  assert.equal(driver.state.value, "off");
});
