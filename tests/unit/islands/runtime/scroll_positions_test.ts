/** Where pages were left, in a window without a browser. Turbo is what a test says of it. */
import assert from "node:assert/strict";
import { createMemoryStorage } from "../../../../lib/device/storage.ts";
import { SCROLL_POSITIONS_KEY } from "../../../../lib/device/storage_keys.ts";
import { CONTENT_ID } from "../../../../lib/model/web/page_names.ts";
import { FakeElement } from "../../../support/fakes/fake_elements.ts";
import { openWindow } from "../../../support/fakes/fake_window.ts";

const { document, history, scroll } = openWindow("https://archives.test/tours");
const content = new FakeElement("main", { id: CONTENT_ID });
const list = new FakeElement("div", { id: "archives" });
document.body.append(content, list);

/** What the page before a reload has stored. */
const storage = createMemoryStorage();
storage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify([["reloaded", { y: 700 }]]));
Object.defineProperty(globalThis, "sessionStorage", { value: storage, writable: true });

await import("../../../../islands/runtime/scroll_positions.ts");

type Action = "advance" | "replace" | "restore";

const fire = (name: string, detail = {}) => dispatchEvent(new CustomEvent(name, { detail }));
const ask = (action: Action) => fire("turbo:visit", { action });

/** Shows the page of an entry of the history, from its top, as Turbo does. */
function show(restorationIdentifier: string): void {
  history.replaceState({ turbo: { restorationIdentifier } }, "");
  scroll.y = 0;
  fire("turbo:load");
}

/** The page of the entry `list`, scrolled down by some pixels, and left for another one. */
function leave(pixels: number): void {
  show("list");
  scroll.y = pixels;
  ask("advance");
  show("tour");
}

function comeBack(action: Action = "restore"): void {
  ask(action);
  show("list");
}

const test = (name: string, use: () => void) =>
  Deno.test(name, () => {
    for (const parent of [content, list]) parent.replaceChildren();
    globalThis.sessionStorage = storage as Storage;
    use();
  });

/** An element as `findAnchor` sees it. */
const element = (attributes: Record<string, string>, top: number, height = 50) =>
  Object.assign(new FakeElement("div", attributes), { box: { top, height } });

test("Back and Forward lead to where a page was left", () => {
  leave(500);
  comeBack();
  assert.equal(scroll.y, 500);
});

test("a page that is opened anew begins at its top", () => {
  for (const action of ["advance", "replace"] as const) {
    leave(500);
    comeBack(action);
    assert.equal(scroll.y, 0, action);
  }
});

test("a visit that was Back says nothing of the next one", () => {
  leave(500);
  comeBack();
  show("list");
  assert.equal(scroll.y, 0);
});

test("scrolling on while a page is on its way counts until that is shown", () => {
  show("list");
  ask("advance");
  scroll.y = 300;
  fire("turbo:before-render");
  show("tour");
  comeBack();
  assert.equal(scroll.y, 300);
});

test("while a skeleton stands for the next page, where the last one was left does not change", () => {
  show("tour");
  scroll.y = 400;
  ask("advance");
  const skeleton = element({ "data-skeleton": "" }, 0);
  document.body.append(skeleton);
  scroll.y = 0;
  fire("turbo:before-render");
  skeleton.remove();
  show("list");
  ask("restore");
  show("tour");
  assert.equal(scroll.y, 400);
});

for (
  const [where, parent, attributes] of [
    ["an archive of the list", list, { "data-tour": "01J8" }],
    ["what has an id", content, { id: "stop-3" }],
  ] as const
) {
  test(`where something above has grown, ${where} stands where it stood in the window`, () => {
    parent.append(element({ ...attributes }, 100));
    leave(500);
    parent.replaceChildren(element({ ...attributes }, 340));
    comeBack();
    assert.equal(scroll.y, 740);
  });
}

test("what stands first in the window counts: not what is above it, below it, or not shown", () => {
  const above = element({ id: "above" }, -1);
  const hidden = element({ id: "hidden" }, 5, 0);
  const first = element({ id: "first" }, 0);
  const below = element({ id: "below" }, 800);
  content.append(above, hidden, below, first);
  leave(500);
  first.box.top = 10;
  for (const other of [above, hidden, below]) other.box.top += 99;
  comeBack();
  assert.equal(scroll.y, 510);
});

test("where what stood at the top is gone, the pixels count", () => {
  content.append(element({ id: "stop-3" }, 100));
  leave(500);
  content.replaceChildren();
  comeBack();
  assert.equal(scroll.y, 500);
});

test("a page that was left before a reload is found where it was", () => {
  ask("restore");
  show("reloaded");
  assert.equal(scroll.y, 700);
});

type Stored = [string, { y: number }][];
const stored = (): Stored => JSON.parse(storage.getItem(SCROLL_POSITIONS_KEY)!);

test("a page that is closed or hidden stores where it and the pages before it were left", () => {
  leave(500);
  scroll.y = 40;
  fire("pagehide");
  assert.deepEqual(stored().slice(-2).map(([id, { y }]) => [id, y]), [["list", 500], ["tour", 40]]);
  for (const hidden of [false, true]) {
    scroll.y = 60;
    document.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
    assert.equal(stored().at(-1)![1].y, hidden ? 60 : 40);
  }
});

test("thirty pages are stored: those that were left last", () => {
  for (let i = 1; i <= 31; i++) {
    show(`page-${i}`);
    ask("advance");
  }
  show("page-2");
  fire("pagehide");
  const ids = stored().map(([id]) => id);
  assert.deepEqual([ids.length, ids[0], ids.at(-1)], [30, "page-3", "page-2"]);
});

test("a storage that is full or refused loses nothing of this page", () => {
  const full = { ...storage, setItem: () => assert.fail("The storage is full") };
  for (const refusing of [full as unknown, null]) {
    globalThis.sessionStorage = refusing as Storage;
    fire("pagehide");
    leave(500);
    comeBack();
    assert.equal(scroll.y, 500);
  }
});

test("what somebody else has left under the key is read as nothing", async () => {
  for (const text of ["{", "7", '[["a"]]']) {
    storage.setItem(SCROLL_POSITIONS_KEY, text);
    await import(`../../../../islands/runtime/scroll_positions.ts?${text}`);
    leave(500);
    comeBack();
    assert.equal(scroll.y, 500);
  }
});
