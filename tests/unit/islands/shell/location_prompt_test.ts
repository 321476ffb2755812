/** The question for the location on a first visit, in a window without a browser. */
import assert from "node:assert/strict";
import { LOCATION_GRANTED_KEY, LOCATION_HANDLED_KEY } from "../../../../lib/device/storage_keys.ts";
import {
  ALERTS_ID,
  LOCATION_PROMPT_ID,
  LOCATION_QUESTION_EVENT,
} from "../../../../lib/model/web/page_names.ts";
import { FakeElement, FakeLink } from "../../../support/fakes/fake_elements.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { openWindow } from "../../../support/fakes/fake_window.ts";
import { memoryStorage } from "../../device/memory_storage.ts";

class FakeDialog extends FakeElement {
  open = false;
  returnValue = "";
  readonly elsewhere = Object.assign(new FakeLink("https://archives.test/tours"), {
    hidden: false,
  });
  showModal(): void {
    this.open = true;
  }
  /** With "" as by Escape. */
  close(answer: string): void {
    [this.open, this.returnValue] = [false, answer];
    this.dispatchEvent(new Event("close"));
  }
}

let refuses = false;
const geolocation = {
  getCurrentPosition(take: PositionCallback, fail: PositionErrorCallback) {
    const coords = { latitude: 48.2, longitude: 16.37, accuracy: 5 } as GeolocationCoordinates;
    if (refuses) fail({ code: 1 } as GeolocationPositionError);
    else take({ coords, timestamp: Date.now() } as GeolocationPosition);
  },
};
Object.defineProperty(navigator, "geolocation", { value: geolocation });
const storage = memoryStorage();
Object.defineProperty(globalThis, "localStorage", { value: storage });
let showsPage = () => {};
globalThis.MutationObserver = class {
  constructor(callback: () => void) {
    showsPage = callback;
  }
  observe() {}
  disconnect() {}
} as unknown as typeof MutationObserver;

let opened = 0;

/** A page that is loaded on a first visit, unless `handled` is the answer of an earlier one. */
async function open(path: string, { handled, splash, message }: Record<string, string> = {}) {
  const { document, history } = openWindow(`https://archives.test${path}`);
  for (const key of [LOCATION_HANDLED_KEY, LOCATION_GRANTED_KEY]) storage.removeItem(key);
  if (handled) storage.setItem(LOCATION_HANDLED_KEY, handled);
  if (splash) document.documentElement.setAttribute("data-splash", splash);
  refuses = false;
  const dialog = new FakeDialog("dialog", { id: LOCATION_PROMPT_ID });
  const alerts = new FakeElement("div", { id: ALERTS_ID });
  const main = new FakeElement("main", message ? { "data-message-page": message } : {});
  dialog.append(dialog.elsewhere);
  document.body.append(dialog, alerts, main);
  await import(`../../../../islands/shell/location_prompt.ts?${++opened}`);
  dispatchEvent(new Event("turbo:load"));
  return {
    document,
    dialog,
    alert: () => alerts.querySelector("p")?.textContent,
    stored: () => [LOCATION_HANDLED_KEY, LOCATION_GRANTED_KEY].map((key) => storage.getItem(key)),
    go(path: string): void {
      main.removeAttribute("data-message-page");
      history.pushState(null, "", path);
      dispatchEvent(new Event("turbo:load"));
    },
    /** Presses Start; returns whether the walk may begin at once, and how often it has begun. */
    start() {
      const walk = { isFree: true, begun: 0 };
      const options = { cancelable: true, detail: () => walk.begun++ };
      walk.isFree = document.dispatchEvent(new CustomEvent(LOCATION_QUESTION_EVENT, options));
      return walk;
    },
  };
}

async function answered(): Promise<void> {
  for (let i = 0; i < 20; i++) await settled();
}

Deno.test("a first visit is asked once; that the location was allowed is stored", async () => {
  const { dialog, go, stored } = await open("/");
  assert.ok(dialog.open && !dialog.elsewhere.hidden);
  dialog.close("enable");
  await answered();
  assert.deepEqual(stored(), ["true", "true"]);
  go("/tours");
  assert.equal(dialog.open, false);
});

Deno.test("a location that is refused is said, with how to allow it later", async () => {
  const { dialog, alert, stored } = await open("/");
  refuses = true;
  dialog.close("enable");
  await answered();
  assert.match(alert()!, /^Location access denied by user\..*To allow it later/);
  assert.deepEqual(stored(), ["true", "false"]);
});

Deno.test("a question that is skipped, or left by the link to the tours, is answered with no", async () => {
  for (const leave of ["skip", "link"]) {
    const { dialog, stored } = await open("/");
    if (leave === "skip") dialog.close("skip");
    else dialog.elsewhere.click();
    assert.deepEqual([dialog.open, ...stored()], [false, "true", "false"], leave);
  }
});

Deno.test("a page with nothing but a message does not ask, nor does an archive that a link led to; the next page does", async () => {
  for (const [path, options] of [["/nowhere", { message: "404" }], ["/tour/1", {}]] as const) {
    const { dialog, go } = await open(path, options);
    assert.equal(dialog.open, false, path);
    go("/tours");
    assert.ok(dialog.open, path);
  }
});

Deno.test("the question waits for the splash", async () => {
  const { document, dialog } = await open("/", { splash: "1" });
  assert.equal(dialog.open, false);
  delete document.documentElement.dataset.splash;
  showsPage();
  assert.ok(dialog.open);
});

for (const answer of ["enable", "skip", ""]) {
  Deno.test(`Start asks without the way to other tours, and the walk begins after the answer "${answer}"`, async () => {
    const { dialog, start, stored, alert } = await open("/tour/1");
    refuses = true;
    const walk = start();
    assert.deepEqual([walk.isFree, walk.begun, dialog.elsewhere.hidden], [false, 0, true]);
    dialog.close(answer);
    await answered();
    assert.equal(walk.begun, 1);
    assert.deepEqual(stored(), ["true", "false"]);
    assert.equal(alert(), undefined, "the walk says it");
  });
}

Deno.test("somebody who has answered before begins at once", async () => {
  const { dialog, start } = await open("/tour/1", { handled: "true" });
  assert.deepEqual([start().isFree, dialog.open], [true, false]);
});
