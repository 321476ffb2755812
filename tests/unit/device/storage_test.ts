import assert from "node:assert/strict";
import {
  createMemoryStorage,
  getLocalStorage,
  getSessionStorage,
} from "../../../lib/device/storage.ts";

/** Runs `use` while the browser's storage `name` is what `mention` returns or throws. */
function withStorage(name: string, mention: () => unknown, use: () => void): void {
  const real = Object.getOwnPropertyDescriptor(globalThis, name)!;
  Object.defineProperty(globalThis, name, { get: mention, configurable: true });
  try {
    use();
  } finally {
    Object.defineProperty(globalThis, name, real);
  }
}

const refuse = () => {
  throw new DOMException("", "SecurityError");
};

for (
  const [name, get] of [
    ["localStorage", getLocalStorage],
    ["sessionStorage", getSessionStorage],
  ] as const
) {
  Deno.test(`${name} is undefined where the browser refuses it, in whichever way`, () => {
    const refusals = { "throws when mentioned": refuse, "is null": () => null } as const;
    for (const [way, mention] of Object.entries(refusals)) {
      withStorage(name, mention, () => assert.equal(get(), undefined, way));
    }
    withStorage(name, () => ({ getItem: refuse }), () => assert.equal(get(), undefined));
  });

  Deno.test(`${name} is the browser's where it can be used`, () => {
    const storage = createMemoryStorage();
    withStorage(name, () => storage, () => assert.equal(get(), storage));
  });
}

Deno.test("a storage in memory holds texts until they are removed", () => {
  const storage = createMemoryStorage();
  assert.equal(storage.getItem("a"), null);
  storage.setItem("a", "");
  assert.equal(storage.getItem("a"), "");
  storage.removeItem("a");
  assert.equal(storage.getItem("a"), null);
});
