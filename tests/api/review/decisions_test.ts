/** What archivists and authors do with versions that wait for review. */
import assert from "node:assert/strict";
import { blockUser, unblockUser } from "../../../lib/store/closing/account_block.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withReview } from "../../support/people/reviewed.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { Uploader } from "../../support/people/uploads.ts";

const { visibility: _, ...FORM } = makeTour({ title: "Changed" });

/** A public archive "Mill", of which the owner has handed in a version "Changed". */
async function withHandedIn(options: Parameters<typeof withReview>[0] = {}) {
  const site = await withReview(options);
  const { ask, ids, tourOf } = site;
  const id = await tourOf(ids.owner, { title: "Mill" });
  const saved = await ask("owner", "PUT", `/api/tours/${id}`, { ...FORM, revision: 1 });
  assert.equal(saved.status, 202);
  const decide = (
    who: Parameters<typeof ask>[0],
    what: "approve" | "return",
    of: string,
    comment?: string,
  ) => ask(who, "POST", `/api/review/${id}/${what}`, { id: of, comment });
  const mine = async () => (await ask("owner", "GET", `/api/tours/${id}/hand-in`)).body;
  const acts = async () =>
    (await ask("admin", "GET", "/api/admin/audit")).body.map(
      ({ action }: { action: string }) => action,
    );
  const { handIn } = await site.waiting(id);
  return { ...site, id, at: `/api/tours/${id}`, saved: saved.body, handIn, decide, mine, acts };
}

Deno.test("the queue has what waits, the oldest first, for archivists and administrators alone", async () => {
  await using it = await withHandedIn();
  const later = await it.ask("other", "POST", "/api/tours", makeTour({ title: "Barn" }));
  const { body } = await it.ask("archivist", "GET", "/api/review");
  assert.deepEqual(
    body.map(({ title, isFirst }: { title: string; isFirst: boolean }) => [title, isFirst]),
    [["Changed", false], ["Barn", true]],
  );
  for (const who of ["owner", "other", "editor", "reviewer"] as const) {
    assert.equal((await it.ask(who, "GET", "/api/review")).status, 403, who);
    assert.equal((await it.ask(who, "GET", `/api/review/${it.id}`)).status, 403, who);
  }
  assert.equal((await it.ask("anonymous", "GET", "/api/review")).status, 401);
  assert.match((await it.ask("admin", "GET", "/admin")).body, /<a href="\/review">Review<\/a>/);
  const seen = await it.ask("archivist", "GET", `/api/review/${later.body.id}`);
  assert.equal(seen.body.tour.title, "Barn");
  assert.equal(seen.body.current.visibility, "private");
  // Nothing else of administration, and no private archive beside the version.
  assert.equal((await it.ask("archivist", "GET", "/api/admin/users")).status, 403);
  assert.equal((await it.ask("archivist", "GET", `/api/tours/${later.body.id}`)).status, 404);
});

Deno.test("an approval saves the version in its author's name, once, and the form goes on from there", async () => {
  await using it = await withHandedIn();
  assert.equal((await it.decide("archivist", "approve", it.handIn.id)).status, 200);
  // The answer was lost.
  assert.equal((await it.decide("archivist", "approve", it.handIn.id)).status, 200);
  assert.equal(await it.seen(it.id), "Changed");
  const { body: versions } = await it.ask("owner", "GET", `${it.at}/revisions`);
  assert.deepEqual(versions.map(({ revision }: { revision: number }) => revision), [2, 1]);
  assert.equal(versions[0].savedBy, "Arthur Author");
  // A form that was open meanwhile.
  const again = { ...FORM, title: "Again", revision: it.saved.revision };
  assert.equal((await it.ask("owner", "PUT", it.at, again)).status, 202);
  assert.deepEqual((await it.acts()).slice(0, 4), [
    "hand-in",
    "approve",
    "hand-in",
    "give-archivist",
  ]);
});

Deno.test("of two archivists at once one decides, and the other is told by whom", async () => {
  await using it = await withHandedIn();
  const second = await it.newArchivist(951);
  const answers = await Promise.all([
    it.decide("archivist", "approve", it.handIn.id),
    it.decide(second.client, "return", it.handIn.id, "No"),
    it.decide(second.client, "approve", it.handIn.id),
  ]);
  const done = answers.filter(({ status }) => status < 300);
  assert.equal(done.length, 1, JSON.stringify(answers));
  for (const { status, body } of answers.filter((one) => !done.includes(one))) {
    assert.equal(status, 409);
    assert.match(body.detail, /^Person 95[01] has (approved|returned) this version already\.$/);
  }
});

Deno.test("an approval is of the version that was compared, not of one that the author handed in since", async () => {
  await using it = await withHandedIn();
  const anew = { ...FORM, title: "Other words", revision: it.saved.revision };
  const [approved, saved] = await Promise.all([
    it.decide("archivist", "approve", it.handIn.id),
    it.ask("owner", "PUT", it.at, anew),
  ]);
  assert.equal(saved.status, 202, JSON.stringify(saved.body));
  assert.ok([200, 409].includes(approved.status), JSON.stringify(approved.body));
  const wanted = approved.status === 200 ? "Changed" : "Mill";
  assert.equal(await it.seen(it.id), wanted, "never what nobody compared");
  const late = await it.decide("archivist", "approve", it.handIn.id);
  assert.equal(late.status, 409);
  assert.equal(await it.seen(it.id), wanted);
  assert.equal((await it.waiting(it.id)).tour.title, "Other words");
});

Deno.test("a returned version has the comment, waits no more, and is handed in again from the form", async () => {
  await using it = await withHandedIn();
  assert.equal((await it.decide("archivist", "return", it.handIn.id, " ")).status, 400);
  const comment = "The year is wrong.\nSee the letter.";
  assert.equal((await it.decide("archivist", "return", it.handIn.id, comment)).status, 204);
  assert.equal((await it.decide("archivist", "return", it.handIn.id, comment)).status, 204);
  assert.deepEqual((await it.ask("archivist", "GET", "/api/review")).body, []);
  const { handIn, tour } = await it.mine();
  assert.equal(handIn.state, "returned");
  assert.equal(handIn.comment, comment);
  assert.equal(handIn.decidedBy, "Person 950");
  const page = await it.ask("owner", "GET", `/tour/${it.id}/edit`);
  assert.match(page.body, /The year is wrong\./, "the form shows it");
  assert.match(page.body, /Changed/, "and goes on from the version");
  assert.match((await it.ask("owner", "GET", `/tour/${it.id}`)).body, /has returned it/);
  assert.match((await it.ask("owner", "GET", "/profile")).body, /Returned/);
  assert.doesNotMatch((await it.ask("other", "GET", `/tour/${it.id}`)).body, /returned it/);
  const stale = await it.ask("owner", "PUT", it.at, { ...FORM, title: "Mine", revision: 1 });
  assert.equal(stale.status, 409, "a form from before the version does not overwrite it");
  assert.equal(stale.body.current.title, "Changed");
  const again = { ...FORM, title: "Corrected", revision: tour.revision };
  assert.equal((await it.ask("editor", "PUT", it.at, again)).status, 202);
  assert.equal((await it.approve(it.id)).status, 200);
  assert.equal(await it.seen(it.id), "Corrected");
  assert.match((await it.acts()).join(), /^approve,hand-in,return,hand-in/);
});

Deno.test("a version that is taken back or discarded cannot be approved, and is lost only when it is discarded", async () => {
  await using it = await withHandedIn();
  const back = () => it.ask("owner", "POST", `${it.at}/hand-in/take-back`, { id: it.handIn.id });
  assert.equal((await back()).status, 204);
  assert.equal((await back()).status, 204);
  assert.match(
    (await it.decide("archivist", "approve", it.handIn.id)).body.detail,
    /Arthur Author has taken this version back/,
  );
  assert.equal((await it.mine()).tour.title, "Changed");
  assert.equal((await it.ask("reviewer", "DELETE", `${it.at}/hand-in`)).status, 403);
  assert.equal((await it.ask("owner", "DELETE", `${it.at}/hand-in`)).status, 204);
  assert.deepEqual((await it.acts()).slice(0, 2), ["take-back", "hand-in"], "each once");
  assert.equal((await it.mine()).tour, null);
  assert.match((await it.ask("owner", "GET", `/tour/${it.id}/edit`)).body, /Mill/);
  const left = await Array.fromAsync(it.kv.list({ prefix: ["tour_stops", it.id, 1_000_000_000] }));
  assert.deepEqual(left, [], "its content is gone");
});

Deno.test("archivists decide on others' archives of their collection, while they have the role", async () => {
  await using it = await withHandedIn({ accounts: ["author@demo.example"] });
  const elsewhere = await it.newArchivist(951, ["visitor@demo.example"]);
  assert.equal((await it.decide(elsewhere.client, "approve", it.handIn.id)).status, 404);
  assert.deepEqual((await it.ask(elsewhere.client, "GET", "/api/review")).body, []);
  const editor = await it.newArchivist(952, "all");
  await shareWith(it.kv, it.id, { editor: editor.id });
  assert.equal((await it.decide(editor.client, "approve", it.handIn.id)).status, 404);
  const own = await it.ask("archivist", "POST", "/api/tours", makeTour({ title: "Own" }));
  assert.equal(own.body.visibility, "private", "an archivist's own archive is reviewed, too");
  const { handIn } = (await it.ask("admin", "GET", `/api/review/${own.body.id}`)).body;
  const approval = `/api/review/${own.body.id}/approve`;
  assert.equal((await it.ask("archivist", "POST", approval, { id: handIn.id })).status, 404);
  const path = `/api/admin/archivists/${it.archivist.id}`;
  const { body } = await it.ask("admin", "GET", "/api/admin/archivists");
  assert.deepEqual(body[0].accounts, ["author@demo.example"]);
  assert.equal((await it.ask("admin", "DELETE", path)).status, 204);
  const unknown = { email: "nobody@example.org", accounts: "all" };
  assert.equal((await it.ask("admin", "POST", "/api/admin/archivists", unknown)).status, 400);
  assert.equal((await it.acts())[0], "take-archivist");
  assert.equal((await it.decide("archivist", "approve", it.handIn.id)).status, 403);
});

Deno.test("while the owner's account hides its archives, nothing of it is reviewed", async () => {
  await using it = await withHandedIn();
  const act = { actor: it.ids.admin, now: new Date() };
  await blockUser(it.kv, it.ids.owner, { ...act, reason: "Spam", hidesTours: true });
  assert.deepEqual((await it.ask("archivist", "GET", "/api/review")).body, []);
  assert.equal((await it.decide("archivist", "approve", it.handIn.id)).status, 404);
  assert.equal((await it.decide("admin", "approve", it.handIn.id)).status, 409);
  await unblockUser(it.kv, it.ids.owner, act);
  assert.equal(await it.seen(it.id), "Mill", "visitors see what they saw");
  assert.equal((await it.approve(it.id)).status, 200);
});

Deno.test("an archivist hears what waits, and visitors do not", async () => {
  const folder = await Deno.makeTempDir();
  let elapsed = 0;
  {
    await using site = await withReview({
      settings: { DATA_DIR: folder },
      elapsed: () => elapsed += 5000,
    });
    const tone = mediaFile("tone.mp3");
    const path = `/media/${hashOf(tone)}.mp3`;
    await new Uploader(site.clients.owner).send(tone);
    assert.equal((await site.ask("archivist", "GET", path)).status, 404, "nothing waits");
    const id = await site.tourOf(site.ids.owner);
    const form = { ...FORM, audioStops: [makeStop({ audioUrl: path })], revision: 1 };
    assert.equal((await site.ask("owner", "PUT", `/api/tours/${id}`, form)).status, 202);
    const status = async (who: Parameters<typeof site.ask>[0]) =>
      (await site.ask(who, "GET", path)).status;
    assert.equal(await status("archivist"), 200);
    assert.equal(await status("editor"), 200);
    assert.equal(await status("anonymous"), 404);
    assert.equal(await status("other"), 404);
    const page = (await site.ask("archivist", "GET", `/review/${id}`)).body;
    assert.match(page, new RegExp(`<audio[^>]*src="${path}"`));
    await site.approve(id);
    assert.equal(await status("anonymous"), 200);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("an administrator's save applies at once, and a waiting version begins from the one before it", async () => {
  await using it = await withHandedIn();
  const other = { ...FORM, title: "Of the admin", revision: 1 };
  assert.equal((await it.ask("admin", "PUT", it.at, other)).status, 200);
  assert.equal(await it.seen(it.id), "Of the admin");
  const { status, body } = await it.decide("archivist", "approve", it.handIn.id);
  assert.equal(status, 409);
  assert.match(body.detail, /Return it with a comment/);
  assert.equal(await it.seen(it.id), "Of the admin");
});

Deno.test("changes of others are put together with what waits, before and at the approval", async () => {
  await using it = await withReview();
  const { ask } = it;
  const audioStops = [makeStop({ id: "wheel", title: "Wheel" })];
  const id = await it.tourOf(it.ids.owner, { title: "Mill", description: "Old.", audioStops });
  const at = `/api/tours/${id}`;
  const form = { ...FORM, title: "Mill", description: "Old.", audioStops };
  const handed = { ...form, title: "The mill", revision: 1 };
  assert.equal((await ask("owner", "PUT", at, handed)).status, 202);
  // A form that was open before: a class that gives a story, or another editor.
  const added = [...audioStops, makeStop({ id: "pond", title: "Pond" })];
  const merged = await ask("editor", "PUT", at, { ...form, audioStops: added, revision: 1 });
  assert.equal(merged.status, 202, JSON.stringify(merged.body));
  assert.equal(merged.body.title, "The mill");
  assert.equal(
    (await ask("admin", "PUT", at, { ...form, duration: "1 h", revision: 1 })).status,
    200,
  );
  assert.equal((await it.approve(id)).status, 200);
  const { body } = await ask("anonymous", "GET", at);
  assert.deepEqual([body.title, body.duration, body.stopCount], ["The mill", "1 h", 2]);
});
