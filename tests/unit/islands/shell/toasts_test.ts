import assert from "node:assert/strict";
import { currentToasts, onToasts, toast } from "../../../../islands/shell/toasts.ts";

/** Runs `use` in a page that is nothing but a document, with timers that it can let run out. */
function inPage(use: (timers: { delay?: number; run: () => void }[]) => void) {
  const timers: { delay?: number; run: () => void }[] = [];
  const real = globalThis.setTimeout;
  const fake = (run: () => void, delay?: number) => timers.push({ run, delay });
  Object.assign(globalThis, { setTimeout: fake, document: new EventTarget() });
  try {
    use(timers);
  } finally {
    Object.assign(globalThis, { setTimeout: real });
    Reflect.deleteProperty(globalThis, "document");
  }
}

Deno.test("a toast takes the place of the one before, and can be changed", () =>
  inPage(() => {
    let changes = 0;
    const stop = onToasts(() => changes++);
    toast({ title: "First" });
    const second = toast({ title: "Second" });
    second.update({ description: "more of it" });
    stop();
    assert.equal(changes, 3);
    const [only, ...more] = currentToasts();
    assert.deepEqual([only.title, only.description, only.open], ["Second", "more of it", true]);
    assert.deepEqual(more, []);
  }));

Deno.test("a dismissed toast is closed at once, and leaves the list after 1,000,000 ms", () =>
  inPage((timers) => {
    toast({ title: "Over" }).dismiss();
    assert.equal(currentToasts()[0].open, false);
    assert.deepEqual(timers.map(({ delay }) => delay), [1_000_000]);
    timers[0].run();
    assert.deepEqual(currentToasts(), []);
  }));
