/** The dialogs that hand out links, and offers: refused, slow, offline, pressed twice. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { type Author, author, toasted } from "../../support/browser/form.ts";
import { makersIn } from "../../support/people/people.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";

type Answer = (
  app: () => Response | Promise<Response>,
  signal: AbortSignal,
) => Response | Promise<Response>;

type Script = ReturnType<typeof scripted>;

/** A server that answers requests to `path` as the test says, one after the other. */
function scripted(path: RegExp) {
  const answers: Answer[] = [];
  const requests: string[] = [];
  return {
    answers,
    requests,
    intercept(request: Request, app: (request: Request) => Response | Promise<Response>) {
      if (!path.test(request.url)) return app(request);
      requests.push(request.method);
      return (answers.shift() ?? ((app) => app()))(() => app(request), request.signal);
    },
  };
}

const refused: Answer = () =>
  Response.json({ detail: "The server cannot save anything at the moment." }, { status: 503 });

/** Waits until the test lets it go, or its page is closed. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer: Answer = async (app, signal) => {
    signal.addEventListener("abort", () => resolve());
    await promise;
    return app();
  };
  return { answer, go: resolve };
}

/** Two clicks before the page has drawn what the first one did. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => (element.click(), element.click()));

const focusIsIn = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

const link = (dialog: Locator) => dialog.getByRole("textbox", { name: "Link" });
const button = (within: Locator | Page, name: string) => within.getByRole("button", { name });

/** An author's page on a small screen, whose requests to `path` are answered by a script. */
async function asAuthor(path: RegExp, use: (it: Author & { script: Script }) => Promise<void>) {
  const script = scripted(path);
  await author({
    account: "author",
    intercept: script.intercept,
    allowErrors: /503|ERR_FAILED/,
    viewport: { width: 320, height: 640 },
  }, (it) => use({ ...it, script }));
}

const failed = (dialog: Locator, text: string) =>
  dialog.getByRole("alert").getByText(text).waitFor();

async function pressRefused(button: Locator, dialog: Locator, { answers }: Script) {
  answers.push(refused);
  await button.click();
  await failed(dialog, "The server cannot save anything at the moment.");
}

async function pressOffline(button: Locator, dialog: Locator, path: string) {
  await dialog.page().route(path, (route) => route.abort());
  await button.click();
  await failed(dialog, "The server can’t be reached. Check your connection.");
  await dialog.page().unroute(path);
}

async function linkIsMadeOnce(dialog: Locator, { requests }: Script) {
  await link(dialog).waitFor();
  // A look at the link may still have been on its way.
  assert.deepEqual(requests.filter((method) => method !== "GET"), ["POST"]);
  assert.ok(await link(dialog).evaluate((field) => field === document.activeElement));
  await axeFindsNothing(dialog.page(), "the link", "dialog[open]");
  await fitsTheWidth(dialog.page());
}

Deno.test("the dialog of a draft's link says what failed, tries again, makes one link of two clicks, and keeps the focus", () =>
  asAuthor(/\/link$/, async ({ page, server: { kv, origin }, script }) => {
    await makersIn(kv).draftOf((await findUserIdByEmail(kv, "author@demo.example"))!);
    await page.goto(`${origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    const dialog = page.getByRole("dialog", { name: "Show this draft" });
    await pressRefused(button(page, "Preview"), dialog, script);
    const reading = slow();
    script.answers.push(reading.answer);
    await button(dialog, "Try again").click();
    await dialog.getByText("Looking for a link…").waitFor();
    reading.go();
    await dialog.getByText("There is no link yet.").waitFor();

    await pressOffline(button(dialog, "Make a link"), dialog, "**/link");
    await page.keyboard.press("Escape");
    await button(page, "Preview").click();
    await dialog.getByText("There is no link yet.").waitFor();
    assert.equal(await dialog.getByRole("alert").count(), 0, "of what was tried before");

    const making = slow();
    script.answers.push((app) => app(), making.answer);
    await page.keyboard.press("Escape");
    const read = page.waitForResponse("**/link");
    await button(page, "Preview").click();
    await read;
    script.requests.length = 0;
    await pressTwice(button(dialog, "Make a link"));
    making.go();
    await linkIsMadeOnce(dialog, script);
    // As on a page without TLS.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await button(dialog, "Copy").click();
    await dialog.getByText("The link is selected: copy it yourself.").waitFor();
    assert.equal(
      await page.evaluate(() => String(getSelection())),
      await link(dialog).inputValue(),
    );

    await pressRefused(button(dialog, "Turn off"), dialog, script);
    await button(dialog, "Turn off").click();
    await dialog.getByText("There is no link yet.").waitFor();
    assert.ok(await focusIsIn(dialog), "when the button is gone");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Preview"));
  }));

Deno.test("the dialog that moves an archive says what failed, tries again, makes one offer of two clicks, and takes it back", () =>
  asAuthor(/\/transfer$/, async ({ page, server: { kv, origin }, script }) => {
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId });
    await page.goto(`${origin}/tour/${id}`);
    await hydrated(page, "tour-owner");
    const dialog = page.getByRole("dialog", { name: "Move to another owner" });
    await pressRefused(button(page, "Move to another owner"), dialog, script);
    await button(dialog, "Try again").click();
    const make = button(dialog, "Make a link");
    await make.waitFor();
    await pressOffline(make, dialog, "**/transfer");

    const making = slow();
    script.answers.push(making.answer);
    script.requests.length = 0;
    await make.focus();
    await pressTwice(make);
    const offering = button(dialog, "Offering...");
    await offering.waitFor();
    assert.ok(await offering.evaluate((element) => element === document.activeElement));
    making.go();
    await linkIsMadeOnce(dialog, script);

    await pressRefused(button(dialog, "Take back the offer"), dialog, script);
    await button(dialog, "Take back the offer").click();
    await make.waitFor();
    assert.ok(await focusIsIn(dialog), "when the button is gone");
  }));

Deno.test("an offer that cannot be accepted just now says so beside it, and is accepted once by two clicks", async () => {
  const server = scripted(/\/api\/transfers\//);
  await author(
    { intercept: server.intercept, allowErrors: /503/ },
    async ({ page, server: it }) => {
      const { kv, origin } = it;
      await signIn(page, { kv, origin }, "visitor");
      const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId: "somebody" });
      const by = { id: "somebody", isAdmin: false };
      await offerTransfer(kv, id, { by, email: "visitor@demo.example", now: new Date() });
      await page.goto(`${origin}/profile`);
      await hydrated(page, "tour-offers");
      const item = page.locator(".transfer-offers").getByRole("listitem");
      const accept = button(item, "Accept");
      server.answers.push(refused);
      await accept.click();
      await item.getByRole("alert").getByText("The server cannot save anything").waitFor();
      assert.ok(await accept.evaluate((element) => element === document.activeElement));
      const accepting = slow();
      server.answers.push(accepting.answer);
      server.requests.length = 0;
      await pressTwice(accept);
      accepting.go();
      await page.waitForURL(`**/tour/${id}`);
      assert.deepEqual(server.requests, ["POST"]);
      const me = await findUserIdByEmail(kv, "visitor@demo.example");
      assert.equal((await getTour(kv, id))?.userId, me);
    },
  );
});

Deno.test("an offer whose decline is done, but whose answer is lost, is declined by the next press", () =>
  author(
    { account: "visitor", allowErrors: /404|ERR_FAILED/ },
    async ({ page, server: { kv, origin } }) => {
      const { id } = await createTour(kv, makeTour({ title: "The mill" }), { userId: "somebody" });
      const by = { id: "somebody", isAdmin: false };
      const { secret } = await offerTransfer(kv, id, { by, now: new Date() });
      await page.goto(`${origin}/transfer/${secret}`);
      await hydrated(page, "tour-offers");
      await page.route("**/decline", async (route) => {
        await route.fetch();
        await route.abort();
      });
      const item = page.locator(".transfer-offers").getByRole("listitem");
      await button(item, "Decline").click();
      await item.getByRole("alert").getByText("The server can’t be reached.").waitFor();
      await page.unroute("**/decline");
      await button(item, "Decline").click();
      await page.waitForURL(`${origin}/profile`);
      await toasted(page, "Offer declined");
    },
  ));
