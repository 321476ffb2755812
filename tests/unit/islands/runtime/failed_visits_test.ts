/** Pages that do not come, asked for by the real Turbo in a window without a browser. */
import assert from "node:assert/strict";
import {
  ALERTS_ID,
  PAGE_REGION_ID,
  PLAYER_AUDIO_ID,
  VISIT_FAILED_EVENT,
} from "../../../../lib/model/web/page_names.ts";
import { FakeElement, FakeForm, FakeLink } from "../../../support/fakes/fake_elements.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";
import { settled } from "../../../support/fakes/fake_timers.ts";
import { openWindow } from "../../../support/fakes/fake_window.ts";

const ORIGIN = "https://archives.test";
const { document, history } = openWindow(`${ORIGIN}/tours`);
const alerts = new FakeElement("div", { id: ALERTS_ID });
const audio = Object.assign(new FakeElement("audio", { id: PLAYER_AUDIO_ID }), { paused: true });
document.body.append(alerts, audio, new FakeElement("div", { id: PAGE_REGION_ID }));

/** The paths of the pages that were asked for, and what the server or the network does then. */
const asked: string[] = [];
let answer: (signal: AbortSignal) => Promise<Response>;
globalThis.fetch = (url, options) => {
  asked.push(new URL(String(url)).pathname);
  return answer(options!.signal!);
};
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const gives = (body: BodyInit, status: number, type: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));

await import("../../../../islands/runtime/navigation.ts");
const Turbo = await import("@hotwired/turbo");

let failures = 0;
document.addEventListener(VISIT_FAILED_EVENT, () => failures++);

const text = () => alerts.querySelector("p")?.textContent;
const tap = (label: string) =>
  alerts.querySelectorAll("button").find(({ textContent }) => textContent === label)!.click();
const isLoading = () => document.documentElement.hasAttribute("aria-busy");

/** Asks for a page, until nothing more happens. */
async function visit(path: string): Promise<void> {
  Turbo.visit(ORIGIN + path, {});
  for (let i = 0; i < 3; i++) await settled();
}

/** A test that begins at the page of a tour, after the list of tours; no story plays. */
const test = (name: string, use: () => Promise<void> | void) =>
  Deno.test(name, async () => {
    Turbo.navigator.stop();
    for (const path of ["/tours", "/tour/1"]) {
      Turbo.navigator.history.push(new URL(path, ORIGIN));
    }
    document.documentElement.dispatchEvent(new CustomEvent("turbo:load", { bubbles: true }));
    document.documentElement.removeAttribute("aria-busy");
    alerts.replaceChildren();
    asked.length = failures = 0;
    audio.paused = true;
    await use();
    await history.settled();
  });

test("a page that the network does not bring leaves the one that is shown, and says why", async () => {
  answer = noNetwork;
  await visit("/about");
  assert.equal(text(), "This page didn’t load. Check your connection, then try again.");
  assert.deepEqual([location.pathname, isLoading(), failures], ["/tour/1", false, 1]);
});

test("'Try again' asks for the same page once more", async () => {
  answer = noNetwork;
  await visit("/about");
  tap("Try again");
  assert.equal(text(), undefined);
  for (let i = 0; i < 3; i++) await settled();
  assert.deepEqual([asked, failures], [["/about", "/about"], 2]);
});

test("where a story plays, it is said that it plays on", async () => {
  answer = noNetwork;
  audio.paused = false;
  await visit("/about");
  assert.equal(text(), "This page didn’t load. Check your connection. The story plays on.");
});

test("an answer that is no page of ours says what the server's problem is", async () => {
  for (
    const [status, type] of [[502, "text/plain"], [503, "text/html"]] as const
  ) {
    answer = gives("<h1>Down for maintenance</h1>", status, type);
    await visit("/about");
    assert.match(text()!, new RegExp(`the server has a problem \\(error ${status}\\)`));
    assert.deepEqual([location.pathname, isLoading()], ["/tour/1", false]);
  }
});

test("a page that breaks off says to look at the connection", async () => {
  const broken = new ReadableStream({
    start: (stream) => stream.error(new TypeError("The connection was lost")),
  });
  answer = gives(broken, 200, "text/html");
  await visit("/about");
  assert.match(text()!, /Check your connection/);
});

test("a file in the place of a page is left to the browser", async () => {
  answer = gives("bytes", 200, "application/zip");
  await visit("/api/tours/1/export");
  assert.equal(text(), undefined);
  assert.equal(location.pathname, "/api/tours/1/export");
});

/** What Turbo gets of an answer with this status. */
function receive(fetchResponse: object, target: FakeElement): boolean {
  const detail = { fetchResponse };
  return target.dispatchEvent(
    new CustomEvent("turbo:before-fetch-response", { detail, bubbles: true, cancelable: true }),
  );
}

test("a page of ours that says what is wrong is shown as any other page", async () => {
  const html = `<div id="${PAGE_REGION_ID}">404 Page Not Found</div>`;
  const response = {
    statusCode: 404,
    succeeded: false,
    isHTML: true,
    responseHTML: Promise.resolve(html),
  };
  assert.ok(receive(response, document.documentElement));
  assert.deepEqual([response.statusCode, await response.responseHTML], [200, html]);
  assert.equal(text(), undefined);
});

/** A link whose page Turbo asks for ahead of a tap. */
function prefetched(): FakeElement {
  const link = new FakeLink(`${ORIGIN}/about`);
  document.body.append(link);
  return link;
}

test("a link that is only pointed at says nothing and ends nothing, however its page fails", async () => {
  hangs();
  await visit("/tours");
  const link = prefetched();
  const detail = { request: { target: link }, error: new TypeError() };
  link.dispatchEvent(new CustomEvent("turbo:fetch-request-error", { detail, bubbles: true }));
  assert.ok(receive({ statusCode: 502, succeeded: false, isHTML: false }, link));
  assert.deepEqual([text(), isLoading()], [undefined, true]);
});

test("a tap asks anew for a page that was asked for ahead in vain, and for no other", () => {
  const link = prefetched();
  const [lost, found] = [{ target: link }, { target: link }];
  const detail = { request: lost, error: new TypeError() };
  link.dispatchEvent(new CustomEvent("turbo:fetch-request-error", { detail, bubbles: true }));
  for (const request of [lost, found]) {
    const detail = { fetchRequest: request, fetchOptions: {} };
    link.dispatchEvent(new CustomEvent("turbo:before-fetch-request", { detail, bubbles: true }));
    assert.equal(detail.fetchRequest, request === found ? found : undefined);
  }
});

test("a form whose answer is no page of ours can be sent again", () => {
  const form = new FakeForm("form");
  document.body.append(form);
  assert.ok(!receive({ statusCode: 502, succeeded: false, isHTML: false }, form));
  assert.match(text()!, /error 502/);
  tap("Try again");
  assert.equal(form.submits, 1);
});

/** A server that does not answer; `wasGivenUp` says that nobody waits for it any more. */
function hangs(): { wasGivenUp: boolean } {
  const state = { wasGivenUp: false };
  answer = (signal) =>
    new Promise((_, fail) =>
      signal.addEventListener("abort", () => {
        state.wasGivenUp = true;
        fail(new DOMException("", "AbortError"));
      })
    );
  return state;
}

test("after five seconds somebody may stop waiting, and has the page that was shown", async () => {
  using time = new FakeTime();
  const state = hangs();
  Turbo.visit(`${ORIGIN}/about`, {});
  await time.advance(4999);
  assert.equal(text(), undefined);
  await time.advance(1);
  assert.equal(text(), "This page is taking a long time to load.");
  tap("Stop loading");
  await time.advance(10_000);
  assert.deepEqual([state.wasGivenUp, isLoading(), failures, text()], [true, false, 1, undefined]);
});

test("of a page that has failed nobody says later that it takes long", async () => {
  using time = new FakeTime();
  answer = noNetwork;
  await visit("/about");
  await time.advance(10_000);
  assert.match(text()!, /Check your connection/);
});

test("another page that is asked for has five seconds of its own", async () => {
  using time = new FakeTime();
  hangs();
  Turbo.visit(`${ORIGIN}/about`, {});
  await time.advance(3000);
  Turbo.visit(`${ORIGIN}/tours`, {});
  await time.advance(3000);
  assert.equal(text(), undefined);
  await time.advance(2000);
  assert.match(text()!, /taking a long time/);
});

test("a page that comes in the end takes the offer to stop away, and one that comes in time brings none", async () => {
  using time = new FakeTime();
  hangs();
  for (const [wait, said] of [[5000, /taking a long time/], [1000, /^$/]] as const) {
    Turbo.visit(`${ORIGIN}/about`, {});
    await time.advance(wait);
    assert.match(text() ?? "", said);
    document.documentElement.dispatchEvent(new CustomEvent("turbo:load", { bubbles: true }));
    await time.advance(10_000);
    assert.equal(text(), undefined);
  }
});

test("Back to a page that does not come keeps page and address, and 'Try again' goes back once more", async () => {
  const { at } = history;
  answer = noNetwork;
  const toFail = async () => {
    for (let i = 0; i < 3; i++) {
      await history.settled();
      await settled();
    }
  };
  history.back();
  await toFail();
  assert.deepEqual([history.at, location.pathname, asked], [at, "/tour/1", ["/tours"]]);
  assert.equal(Turbo.navigator.history.location.pathname, "/tour/1", "Turbo knows where it is");
  tap("Try again");
  await toFail();
  assert.deepEqual([history.at, asked], [at, ["/tours", "/tours"]]);
});
