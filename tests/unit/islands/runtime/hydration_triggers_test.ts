import assert from "node:assert/strict";
import { hydrationTriggers } from "../../../../islands/runtime/hydration_triggers.ts";
import { createMemoryStorage, type KeyValueStorage } from "../../../../lib/device/storage.ts";
import { saveOnDevice, startOnDevice } from "../../../../lib/progress/device_progress.ts";

/** As much of an element as these triggers use. */
const makeElement = () => new EventTarget() as HTMLElement;

for (const event of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  Deno.test(`an island that waits for an interaction is hydrated once, at the first ${event}`, () => {
    const element = makeElement();
    let times = 0;
    hydrationTriggers.interaction(element, () => times++);
    assert.equal(times, 0);
    for (const name of [event, event, "keydown", "focusin"]) element.dispatchEvent(new Event(name));
    assert.equal(times, 1);
  });
}

Deno.test("an island that left the page before any interaction is not hydrated", () => {
  const element = makeElement();
  const cancel = hydrationTriggers.interaction(element, assert.fail);
  cancel();
  element.dispatchEvent(new Event("pointerdown"));
});

Deno.test("islands that are to be alive at once are so after the task that defines them, unless they left the page", async () => {
  const { load } = hydrationTriggers;
  load(makeElement(), assert.fail)();
  const hydrated: string[] = [];
  const all = ["first", "second"].map((name) =>
    new Promise<void>((done) => load(makeElement(), () => done(void hydrated.push(name))))
  );
  await Promise.resolve();
  assert.deepEqual(hydrated, []);
  await Promise.all(all);
  assert.deepEqual(hydrated, ["first", "second"]);
});

Deno.test("where the browser reports no idle time, an island hydrates after a timeout, unless it was removed", async () => {
  hydrationTriggers.idle(makeElement(), assert.fail)();
  await new Promise<void>((hydrate) => hydrationTriggers.idle(makeElement(), hydrate));
});

/** The first idle time that is asked for is the first one that comes. */
const idleTime = () => new Promise<void>((done) => hydrationTriggers.idle(makeElement(), done));

/** Puts `value` in the place of a global, until it is disposed. */
function replaceGlobal(name: string, value: unknown): Disposable {
  const real = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { get: () => value, configurable: true });
  return {
    [Symbol.dispose]: () =>
      real
        ? Object.defineProperty(globalThis, name, real)
        : Reflect.deleteProperty(globalThis, name),
  };
}

/** What the device stores of a tour with one stop, walked to its end or left on the way. */
function walkedOn(storage: KeyValueStorage, isLeft: boolean) {
  const tourId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const context = { now: 0, title: "The old street", stopIds: ["a"] };
  startOnDevice(storage, tourId, context);
  if (!isLeft) saveOnDevice(storage, tourId, { currentStopIndex: 0, completedStops: [0] }, context);
}

for (
  const [who, begin, isHydrated] of [
    ["nobody has walked", () => {}, false],
    ["the last walk has ended", (storage) => walkedOn(storage, false), false],
    ["a walk was left", (storage) => walkedOn(storage, true), true],
  ] as [string, (storage: KeyValueStorage) => void, boolean][]
) {
  Deno.test(`where ${who}, the way back into a walk is ${isHydrated ? "hydrated" : "not hydrated"}`, async () => {
    const storage = createMemoryStorage();
    begin(storage);
    using _ = replaceGlobal("localStorage", storage);
    let times = 0;
    hydrationTriggers["left-walk"](makeElement(), () => times++);
    await idleTime();
    assert.equal(times, isHydrated ? 1 : 0);
  });
}

const TOUR = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** The page of that tour, on a device with these caches. */
function tourPage(...names: string[]): Disposable {
  const page = replaceGlobal("location", { pathname: `/tour/${TOUR}` });
  const caches = replaceGlobal("caches", {
    has: (name: string) => Promise.resolve(names.includes(name)),
  });
  return {
    [Symbol.dispose]() {
      caches[Symbol.dispose]();
      page[Symbol.dispose]();
    },
  };
}

Deno.test("the button that keeps a tour is hydrated in idle time where the tour is kept, once", async () => {
  using _ = tourPage(`kept-tour-${TOUR}`);
  let times = 0;
  const element = makeElement();
  await new Promise<void>((done) =>
    hydrationTriggers.kept(element, () => {
      times++;
      done();
    })
  );
  element.dispatchEvent(new Event("pointerdown"));
  assert.equal(times, 1);
});

Deno.test("the button that keeps a tour is hydrated at a touch where another tour is kept, once", async () => {
  using _ = tourPage("pages", "kept-tour-01BX5ZZKBKACTAV9WEVGEMMVRZ");
  let times = 0;
  const element = makeElement();
  hydrationTriggers.kept(element, () => times++);
  await idleTime();
  await idleTime();
  assert.equal(times, 0);
  element.dispatchEvent(new Event("pointerover"));
  element.dispatchEvent(new Event("pointerdown"));
  assert.equal(times, 1);
});

Deno.test("the button that keeps a tour is not hydrated on a page that was left meanwhile", async () => {
  using _ = tourPage(`kept-tour-${TOUR}`);
  hydrationTriggers.kept(makeElement(), assert.fail)();
  await idleTime();
  await idleTime();
});

Deno.test("the button that keeps a tour waits for a touch where the browser refuses its caches, or has none", async () => {
  const refusing = { has: () => Promise.reject(new DOMException("", "SecurityError")) };
  for (const caches of [refusing, undefined]) {
    using _page = tourPage();
    using _caches = replaceGlobal("caches", caches);
    let times = 0;
    const element = makeElement();
    hydrationTriggers.kept(element, () => times++);
    await idleTime();
    assert.equal(times, 0);
    element.dispatchEvent(new Event("focusin"));
    assert.equal(times, 1);
  }
});
