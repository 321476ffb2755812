/** Page changes of the real Turbo, in a window without a browser. */
import assert from "node:assert/strict";
import { hasOverlays, openOverlay } from "../../../../islands/runtime/history_entries.ts";
import { PAGE_REGION_ID } from "../../../../lib/model/web/page_names.ts";
import { FakeElement, FakeLink } from "../../../support/fakes/fake_elements.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { openWindow } from "../../../support/fakes/fake_window.ts";

const ORIGIN = "https://archives.test";
const { document, history } = openWindow(`${ORIGIN}/tours?q=mill`);
const region = () => document.getElementById(PAGE_REGION_ID)!;
const shell = new FakeElement("footer");
document.body.append(new FakeElement("div", { id: PAGE_REGION_ID }), shell);

/** The paths of the pages that were asked for; no answer comes. */
const asked: string[] = [];
globalThis.fetch = (url) => {
  asked.push(new URL(String(url)).pathname);
  return new Promise(() => {});
};

await import("../../../../islands/runtime/navigation.ts");
const Turbo = await import("@hotwired/turbo");

const isShown = () => document.documentElement.dispatchEvent(tell("turbo:load"));
const tell = <T>(name: string, detail?: T) =>
  new CustomEvent(name, { detail, bubbles: true, cancelable: true });

/** A test that begins at a tour, after the list of tours, with nothing over it. */
const test = (name: string, use: () => Promise<void> | void) =>
  Deno.test(name, async () => {
    Turbo.navigator.stop();
    for (const path of ["/tours", "/tour/1"]) {
      Turbo.navigator.history.push(new URL(path, ORIGIN));
    }
    isShown();
    asked.length = 0;
    await use();
    await history.settled();
  });

Deno.test("the first page leaves the keyboard where it is, and each later one takes it to its top", () => {
  isShown();
  assert.equal(region().isFocused, false);
  isShown();
  assert.equal(region().isFocused, true);
});

test("Back closes what lies over the page, of which Turbo hears nothing", async () => {
  let closed = 0;
  openOverlay(() => closed++);
  history.back();
  await history.settled();
  assert.deepEqual([closed, asked], [1, []]);
});

test("Back with nothing over the page asks for the one before", async () => {
  history.back();
  await history.settled();
  await settled();
  assert.deepEqual(asked, ["/tours"]);
});

test("Forward to an overlay that was closed asks for no page, and stays at the page's own entry", async () => {
  openOverlay(() => {});
  history.back();
  await history.settled();
  const { at } = history;
  history.forward();
  await history.settled();
  await settled();
  assert.deepEqual([history.at, asked, hasOverlays()], [at, [], false]);
});

test("a page that is asked for from an overlay comes when that is closed and its entry is left", async () => {
  const { at } = history;
  const closed: string[] = [];
  for (const name of ["sheet", "menu"]) openOverlay(() => closed.push(name));
  Turbo.visit(`${ORIGIN}/about`, {});
  await settled();
  assert.deepEqual([closed, history.at, asked], [["menu", "sheet"], at, ["/about"]]);
});

test("a page that is asked for with nothing over the page comes at once", async () => {
  Turbo.visit(`${ORIGIN}/about`, {});
  await settled();
  assert.deepEqual(asked, ["/about"]);
});

/** What Turbo is to do with a page that has come, whose body is `newBody`. */
function beforeRender(newBody: FakeElement): (from: FakeElement, to: FakeElement) => void {
  const event = tell("turbo:before-render", { newBody, render: assert.fail });
  document.documentElement.dispatchEvent(event);
  return event.detail.render;
}

test("of a page that comes the region alone is shown, and the shell stays", () => {
  const next = new FakeElement("div", { id: PAGE_REGION_ID });
  const body = new FakeElement("body");
  body.append(next, new FakeElement("footer"));
  beforeRender(body)(document.body, body);
  assert.deepEqual(document.body.children, [next, shell]);
});

test("what a page says to browsers without scripts is in it as text, as on a page that was loaded", () => {
  const next = new FakeElement("div", { id: PAGE_REGION_ID });
  const noscript = Object.assign(new FakeElement("noscript"), { innerHTML: "<b>No map</b>" });
  next.append(noscript);
  const body = new FakeElement("body");
  body.append(next);
  const render = beforeRender(body);
  assert.equal(body.querySelector("noscript"), null, "Turbo removes those that it finds");
  render(document.body, body);
  assert.deepEqual(region().children, [noscript]);
  assert.equal(noscript.textContent, "<b>No map</b>");
});

test("a page without the region is not shown", () => {
  const shown = region();
  assert.throws(() =>
    beforeRender(new FakeElement("body"))(document.body, new FakeElement("body"))
  );
  assert.equal(region(), shown);
});

for (
  const [to, isLeftToBrowser] of [
    ["/tour/1#stop-2", true],
    ["/tour/1", false],
    ["/tour/1?from=map#stop-2", false],
    ["/tour/2#stop-2", false],
  ] as const
) {
  test(`a link from /tour/1 to ${to} is ${isLeftToBrowser ? "the browser's" : "Turbo's"}`, () => {
    const event = tell("turbo:click", { url: ORIGIN + to });
    document.documentElement.dispatchEvent(event);
    assert.equal(event.defaultPrevented, isLeftToBrowser);
  });
}

/** A link back to the list with an arrow in it, and what the browser tells of the history. */
function linkBack(...before: string[]): FakeElement {
  const link = new FakeLink(`${ORIGIN}/tours`, { "data-back": "" });
  const arrow = new FakeElement("svg");
  link.append(arrow);
  region().append(link);
  const entries = [...before, "/tour/1"].map((path) => ({ url: ORIGIN + path }));
  Object.assign(globalThis, {
    navigation: { currentEntry: { index: before.length }, entries: () => entries },
  });
  return arrow;
}

test("a link that leads back to the page before goes back in the history, to how it was left", async () => {
  const { at } = history;
  assert.equal(linkBack("/", "/tours?q=mill").click(), false);
  await history.settled();
  assert.equal(history.at, at - 1);
});

test("a link that leads back opens its page anew where another one is before, in another tab, or where the browser does not tell", async () => {
  const { at } = history;
  assert.ok(linkBack("/tours", "/about").click());
  assert.ok(linkBack().click());
  const link = linkBack("/tours");
  for (const over of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    assert.ok(link.click(over));
  }
  Reflect.deleteProperty(globalThis, "navigation");
  assert.ok(link.click());
  await history.settled();
  assert.equal(history.at, at);
});
