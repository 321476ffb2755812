/** What people type and send is shown as they typed it, and never run. */
import assert from "node:assert/strict";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { author } from "../../support/browser/form.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { PAYLOADS } from "../../support/data/xss_payloads.ts";
import { MISSING_FILES, watchForScripts } from "../../support/browser/xss_watch.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

/** Tours whose texts are the payloads, each at least once. */
function toursOf(payloads: string[]): TourInput[] {
  const left = [...payloads];
  const next = () => left.shift() ?? payloads[0];
  const tours: TourInput[] = [];
  while (left.length > 0) {
    const audioStops = Array.from(
      { length: 12 },
      () =>
        makeStop({
          title: lineOf(next()),
          description: next(),
          imageAlt: next(),
          imageCredit: next(),
          record: recordOf(next),
        }),
    );
    const tour = makeTour({
      title: lineOf(next()),
      description: next(),
      imageUrl: "/archives/missing.svg",
      imageAlt: next(),
      accessNote: next(),
      creatorName: next().slice(0, 120),
      record: recordOf(next),
      duration: next().slice(0, 60),
      audioStops: audioStops.map((stop) => ({ ...stop, imageUrl: "/archives/missing.svg" })),
    });
    tours.push(TourInput.parse(tour));
  }
  return tours;
}

/** A catalogue record of such texts. */
function recordOf(next: () => string) {
  const line = () => lineOf(next()).slice(0, 300);
  return {
    creators: [line()],
    contributors: [{ name: line(), role: line() }],
    subjects: [line()],
    sources: [{ text: next().slice(0, 500), url: "https://example.org/'" }],
    repository: line(),
  };
}

/** A title is one line. */
// deno-lint-ignore no-control-regex
const lineOf = (text: string) => text.replaceAll(/[\u0000-\u001f\u2028\u2029]/g, " ");

Deno.test("no text that an archive, a draft or a person can have runs on any page that shows it", async () => {
  await author({ account: "admin", allowErrors: MISSING_FILES }, async ({ page, server }) => {
    const seen = await watchForScripts(page);
    const { origin, kv } = server;
    const user = await (await page.request.get(`${origin}/api/auth/user`)).json();
    const userId: string = user.id;
    const now = new Date();
    await setRole(kv, userId, "admin", { actor: userId, now });
    for (const [n, displayName] of PAYLOADS.slice(0, 20).entries()) {
      const email = `${n}@example.org`;
      const identity = { iss: "https://issuer.example", sub: String(n), emailVerified: true };
      await saveIdentity(kv, { ...identity, email, displayName }, now);
    }
    const tours = toursOf(PAYLOADS);
    const ids: string[] = [];
    for (const tour of tours) ids.push((await createTour(kv, tour, { userId })).id);
    const { id: gone } = await createTour(kv, tours[1], { userId });
    await deleteTour(kv, gone, { now, by: { id: userId, isAdmin: true } });
    // Who looks has such a name, too, and so has who offers an archive.
    const own = { iss: `${origin}/demo-provider`, sub: "admin", emailVerified: true };
    const name = "</script><img src=x onerror=xss(0)>";
    await saveIdentity(kv, { ...own, email: user.email, displayName: name }, now);
    const by = { id: userId, isAdmin: true };
    const { secret: offer } = await offerTransfer(kv, ids[0], { by, now });
    const draft = { title: tours[0].title, draftData: tours[0] };
    const { id: draftId } = await createDraft(kv, draft, { userId, now });
    const { secret } = await createDraftLink(kv, { userId, draftId, now });

    const show = async (path: string, island?: string) => {
      await page.goto(origin + path);
      if (island) await hydrated(page, island);
    };
    for (const id of ids) await show(`/tour/${id}`, "stop-list");
    await show(`/tour/${ids[0]}/edit`, "tour-form");
    await show(`/tour/${ids[0]}/history`, "tour-history");
    await show(`/create?draft=${draftId}`, "tour-form");
    await show(`/preview/${secret}`);
    await show("/", "home-archives");
    await show("/tours");
    await show("/profile", "profile-tabs");
    await show("/admin", "admin-tours");
    await show("/admin/users", "admin-users");
    await show("/admin/deleted", "admin-deleted");
    await show("/admin/audit");
    await show("/admin-setup");
    await show(`/transfer/${offer}`);
    assert.ok((await page.locator("body").innerText()).includes(lineOf(tours[0].title)));
    await show("/profile/delete");
    for (const payload of [...PAYLOADS.slice(0, 8), PAYLOADS.at(-1)!].map(lineOf)) {
      const text = encodeURIComponent(payload);
      await show(`/tours?q=${text}`);
      await show(`/sign-in-failed?reason=${text}&next=${text}`);
    }
    assert.deepEqual(seen, []);
    console.log(`${PAYLOADS.length} texts in ${tours.length} archives: none ran.`);
  });
});
