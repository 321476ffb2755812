import assert from "node:assert/strict";
import { hydrationTriggers } from "../../../../islands/runtime/hydration_triggers.ts";

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

Deno.test("an island that is to be alive at once does not wait", () => {
  let times = 0;
  hydrationTriggers.load(makeElement(), () => times++);
  assert.equal(times, 1);
});

Deno.test("where the browser tells no idle time, an island waits a moment, and not after it left", async () => {
  hydrationTriggers.idle(makeElement(), assert.fail)();
  await new Promise<void>((hydrate) => hydrationTriggers.idle(makeElement(), hydrate));
});
