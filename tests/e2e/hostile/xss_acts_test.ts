/** What people typed is not run either where a tap shows it: notes, questions, comparisons. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { createDraft, updateDraft } from "../../../lib/store/drafts/drafts.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { findUserIdByEmail, saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { type Author, author } from "../../support/browser/form.ts";
import { isSaved, RECORDING, visitOffline } from "../../support/browser/offline.ts";
import { street, visit } from "../../support/browser/visitor.ts";
import { hostileForm, payloads } from "../../support/data/xss_payloads.ts";
import { MISSING_FILES, watchForScripts } from "../../support/browser/xss_watch.ts";

/** A text that runs wherever it becomes mark-up, and is as long as a name may be. */
const HOSTILE = '"></textarea><img src=x onerror=xss(0)><svg onload=xss(1)>';

const hostileTour = (text = HOSTILE) =>
  TourInput.parse({
    title: `The mill ${text}`,
    description: text,
    creatorName: text,
    accessNote: text,
    duration: text.slice(0, 60),
    imageUrl: "/archives/missing.svg",
    imageAlt: text,
    imageCredit: text,
    latitude: 40.7589,
    longitude: -74.6672,
    tourType: "ordered",
    visibility: "public",
    audioStops: street(3).map((stop) => ({
      ...stop,
      title: `${stop.title} ${text}`,
      description: text,
      imageUrl: "/archives/missing.svg",
      imageAlt: text,
      imageCredit: text,
    })),
  });

const shows = (page: Page, selector: string) =>
  page.locator(selector, { hasText: "<img src=x onerror=xss(0)>" }).first().waitFor();

/** A draft's data, in which the server accepts no control characters. */
const draftOf = (next: () => string): ReturnType<typeof hostileForm> =>
  JSON.parse(JSON.stringify(hostileForm(next)).replaceAll("\\u0001", ""));

/** The account that is signed in, as its store knows it. */
const ownId = async ({ page, server }: Author): Promise<string> =>
  (await (await page.request.get(`${server.origin}/api/auth/user`)).json()).id;

Deno.test("no text or address of a draft runs in its preview, in the form, or beside another version of it", () =>
  author(
    { account: "author", allowErrors: /409|Failed to load|net::ERR_|local resource/ },
    async (it) => {
      const { page, server: { kv, origin }, box, open } = it;
      const seen = await watchForScripts(page);
      const [userId, now, next] = [await ownId(it), new Date(), payloads()];
      const draftData = draftOf(next);
      const { id: draftId } = await createDraft(kv, { title: "Mine", draftData }, { userId, now });
      const { secret } = await createDraftLink(kv, { userId, draftId, now });
      await page.goto(`${origin}/preview/${secret}`);
      const { title } = draftData.audioStops[20];
      await page.getByText(title.trim(), { exact: true }).first().waitFor();
      await open(`/create?draft=${draftId}`);
      await it.openStop(40);
      await updateDraft(kv, draftId, { title: "Theirs", draftData: draftOf(next) }, {
        userId,
        now,
      });
      await it.openStop(0);
      await box("Title").fill("Mine");
      await page.getByRole("button", { name: "Save Draft" }).click();
      await page.getByRole("heading", { name: "This draft was changed elsewhere" }).waitFor();
      await page.locator(".conflict", { hasText: "<img src=x onerror=xss(" }).waitFor();
      assert.deepEqual(seen, []);
    },
  ));

Deno.test("no text of an archive runs in its notes on the maps, in a walk, or in the player", () =>
  visit(async ({ page, server, hears, goTo }) => {
    const seen = await watchForScripts(page);
    await page.reload();
    await hydrated(page, "start-tour");
    await page.locator(".tour-map").scrollIntoViewIfNeeded();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await page.locator(".map-pin").first().dispatchEvent("click");
    await shows(page, ".map-note");
    await page.getByRole("button", { name: "Start Archive Experience" }).click();
    await goTo(street(1)[0]);
    await hears(1);
    await page.getByRole("region", { name: "Your walk" }).getByRole("heading").first().waitFor();
    const said = await page.waitForFunction(() => navigator.mediaSession.metadata?.title);
    assert.equal(await said.jsonValue(), `First ${HOSTILE}`);
    await page.goto(`${server.origin}/tours`);
    await page.getByText("Show Map").click();
    await page.locator(".tour-map[data-state=ready]").waitFor();
    await page.locator(".map-pin").first().dispatchEvent("click");
    await shows(page, ".map-note");
    assert.deepEqual(seen, []);
  }, { tour: hostileTour(), allowErrors: MISSING_FILES }));

Deno.test("no name, title or reason runs in a comparison, a question, a message or an offer", () =>
  author({ account: "admin", allowErrors: MISSING_FILES }, async (it) => {
    const { page, server: { kv, origin } } = it;
    const seen = await watchForScripts(page);
    const [userId, now] = [await ownId(it), new Date()];
    await setRole(kv, userId, "admin", { actor: userId, now });
    const stranger = await saveIdentity(kv, {
      iss: "https://issuer.example",
      sub: "stranger",
      email: "stranger@example.org",
      emailVerified: true,
      displayName: HOSTILE,
    }, now);
    const { id } = await createTour(kv, hostileTour(), { userId });
    await updateTour(kv, id, hostileTour(`${HOSTILE} again`));
    const theirs = await createTour(kv, hostileTour(), { userId: stranger.id });
    const by = { id: stranger.id, isAdmin: false };
    const email = "admin@demo.example";
    assert.equal(await findUserIdByEmail(kv, email), userId);
    await offerTransfer(kv, theirs.id, { by, email, now });

    await page.goto(`${origin}/tour/${id}/history`);
    await hydrated(page, "tour-history");
    await page.getByRole("button", { name: "Compare with now" }).click();
    await shows(page, "dd");

    await page.goto(`${origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByText(HOSTILE, { exact: false }).first().waitFor();
    await page.getByRole("button", { name: /^Delete The mill/ }).click();
    await shows(page, "[role=alertdialog]");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Recently deleted").first().waitFor();
    await page.getByRole("button", { name: /^Delete The mill.* for good/ }).click();
    await shows(page, "[role=alertdialog]");

    await page.goto(`${origin}/admin/users`);
    await hydrated(page, "admin-users");
    await page.getByRole("button", { name: /^Block ">/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill(HOSTILE);
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await page.getByText(`“${HOSTILE}”`).first().waitFor();
    await page.goto(`${origin}/admin/audit`);
    await shows(page, ".audit");
    assert.deepEqual(seen, []);
  }));

Deno.test("no text of an archive that a device keeps runs without a server", () =>
  visitOffline(async ({ page, server }) => {
    const seen = await watchForScripts(page);
    const tour = hostileTour();
    const audioStops = tour.audioStops.map((stop) => {
      return { ...stop, imageUrl: undefined, audioUrl: RECORDING };
    });
    const input = { ...tour, imageUrl: undefined, audioStops };
    const { id } = await createTour(server.kv, input, { userId: NOBODY });
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "stop-list");
    await isSaved(page, `/tour/${id}`);
    const button = (name: string | RegExp) =>
      page.locator(".keep-tour").getByRole("button", { name });
    await button("Save on this device").click();
    await button(/^Save \d/).click({ timeout: 45_000 });
    await page.getByText(/^Saved on this device: /).waitFor();
    await server.stop();
    await page.context().setOffline(true);
    await page.goto(`${server.origin}/kept`);
    const link = page.getByRole("link", { name: `The mill ${HOSTILE}` });
    await link.waitFor();
    await link.click();
    await page.getByRole("heading", { name: `The mill ${HOSTILE}` }).waitFor();
    assert.deepEqual(seen, []);
  }));
