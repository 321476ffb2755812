/** No door leads to visitors without an approval: each way of saving, for each person. */
import assert from "node:assert/strict";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { type ReviewPerson, withReview } from "../../support/people/reviewed.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const { visibility: _, ...FORM } = makeTour({ title: "Changed" });
const WRITERS: ReviewPerson[] = ["owner", "editor", "admin", "other", "reviewer", "archivist"];

type Site = Awaited<ReturnType<typeof withReview>>;

/**
 * A door: the archive that is made first, in a store without review (public archives stay public
 * when it is turned on), the request, and what each person is answered.
 */
type Door = {
  make: (site: Site) => Promise<string>;
  send: (site: Site, who: ReviewPerson, id: string) => ReturnType<Site["ask"]>;
  owner: number;
  editor: number;
  admin: number;
  /** What visitors see of it after an administrator's. */
  after: string | undefined;
};

const made = (over = {}) => async ({ tourOf, ids }: Site) =>
  await tourOf(ids.owner, { title: "Before", ...over });
const trashed = async (site: Site) => {
  const id = await made()(site);
  await deleteTour(site.kv, id, { by: { id: site.ids.owner, isAdmin: false } });
  return id;
};

const DOORS: Record<string, Door> = {
  "PUT of a public archive": {
    make: made(),
    send: ({ ask }, who, id) => ask(who, "PUT", `/api/tours/${id}`, FORM),
    owner: 202,
    editor: 202,
    admin: 200,
    after: "Changed",
  },
  "PUT of an unlisted archive": {
    make: made({ visibility: "unlisted" }),
    send: ({ ask }, who, id) => ask(who, "PUT", `/api/tours/${id}`, FORM),
    owner: 202,
    editor: 202,
    admin: 200,
    after: "Changed",
  },
  "PUT that opens a private archive": {
    make: made({ visibility: "private" }),
    send: ({ ask }, who, id) =>
      ask(who, "PUT", `/api/tours/${id}`, { ...FORM, visibility: "public" }),
    owner: 202,
    editor: 403,
    admin: 200,
    after: "Changed",
  },
  "PATCH to public": {
    make: made({ visibility: "private" }),
    send: ({ ask }, who, id) =>
      ask(who, "PATCH", `/api/tours/${id}/visibility`, { visibility: "public" }),
    owner: 202,
    editor: 403,
    admin: 200,
    after: "Before",
  },
  "PATCH to unlisted": {
    make: made({ visibility: "private" }),
    send: ({ ask }, who, id) =>
      ask(who, "PATCH", `/api/tours/${id}/visibility`, { visibility: "unlisted" }),
    owner: 202,
    editor: 403,
    admin: 200,
    after: "Before",
  },
  "PATCH from unlisted to public": {
    make: made({ visibility: "unlisted" }),
    send: ({ ask }, who, id) =>
      ask(who, "PATCH", `/api/tours/${id}/visibility`, { visibility: "public" }),
    owner: 202,
    editor: 403,
    admin: 200,
    after: "Before",
  },
  "restore of a revision": {
    make: async (site) => {
      const id = await made({ title: "Changed" })(site);
      await updateTour(site.kv, id, makeTour({ title: "Before" }));
      return id;
    },
    send: ({ ask }, who, id) => ask(who, "POST", `/api/tours/${id}/revisions/1/restore`),
    owner: 202,
    editor: 202,
    admin: 200,
    after: "Changed",
  },
  "restore from the trash of before the review": {
    make: trashed,
    send: ({ ask }, who, id) => ask(who, "POST", `/api/trash/${id}/restore`),
    owner: 200,
    editor: 404,
    admin: 200,
    after: "Before",
  },
};

for (const [name, door] of Object.entries(DOORS)) {
  Deno.test(`${name} changes what visitors see for administrators alone; authors hand in`, async () => {
    await using site = await withReview();
    for (const who of WRITERS) {
      const id = await door.make(site);
      const before = await site.seen(id);
      const { status, body } = await door.send(site, who, id);
      if (who === "owner" || who === "editor" || who === "admin") {
        assert.equal(status, door[who], `${who}: ${JSON.stringify(body)}`);
      } else assert.ok(status === 403 || status === 404, `${who}: ${status}`);
      assert.equal(await site.seen(id), who === "admin" ? door.after : before, who);
      if (status === 202 || door.owner === 200 && who === "owner") {
        assert.equal((await site.waiting(id)).handIn.state, "waiting");
        assert.equal((await site.approve(id)).status, 200);
        assert.equal(await site.seen(id), door.after, `${who}, approved`);
      }
    }
  });
}

Deno.test("a new archive is private until it is approved, and a copy is private", async () => {
  await using site = await withReview();
  for (const visibility of ["public", "unlisted", undefined] as const) {
    const form = makeTour({ title: "New", visibility });
    const { status, body } = await site.ask("other", "POST", "/api/tours", form);
    assert.equal(status, 201);
    assert.equal(body.visibility, "private");
    assert.equal(body.handedIn.visibility, visibility ?? "public");
    assert.equal(await site.seen(body.id), undefined);
    assert.equal((await site.approve(body.id)).status, 200);
    assert.equal(await site.seen(body.id), "New");
    const copy = await site.ask("other", "POST", `/api/tours/${body.id}/duplicate`);
    assert.equal(await site.seen(copy.body.id), undefined);
  }
  const own = await site.ask("admin", "POST", "/api/tours", makeTour({ title: "Of an admin" }));
  assert.equal(await site.seen(own.body.id), "Of an admin");
  assert.ok(!own.body.handedIn);
});

Deno.test("an author hides, narrows, deletes and restores at once what visitors have seen", async () => {
  await using site = await withReview();
  const id = await site.tourOf(site.ids.owner, { title: "Mill" });
  const at = `/api/tours/${id}`;
  await site.ask("owner", "PUT", at, { ...FORM, revision: 1 });
  const narrowed = await site.ask("owner", "PATCH", `${at}/visibility`, { visibility: "unlisted" });
  assert.equal(narrowed.status, 200);
  assert.deepEqual(await site.titles(), []);
  assert.equal(await site.seen(id), "Mill");
  const { body } = await site.ask("owner", "GET", `${at}/hand-in`);
  assert.equal(body.handIn.state, "taken-back", "a public version no longer waits");
  assert.equal(body.tour.title, "Changed", "and is not lost");
  await site.ask("owner", "DELETE", at);
  assert.equal((await site.ask("owner", "POST", `/api/trash/${id}/restore`)).status, 200);
  assert.equal(await site.seen(id), "Mill");
  assert.equal(
    (await site.ask("owner", "PATCH", `${at}/visibility`, { visibility: "private" })).status,
    200,
  );
  assert.equal(await site.seen(id), undefined);
});

Deno.test("a link to a draft shows nothing on a site with review", async () => {
  await using site = await withReview();
  const draft = { title: "Draft", draftData: FORM };
  const { body } = await site.ask("owner", "POST", "/api/drafts", draft);
  const link = await site.ask("owner", "POST", `/api/drafts/${body.id}/link`);
  assert.equal(link.status, 403);
});

Deno.test("another owner, by a transfer or an administrator, changes nothing for visitors", async () => {
  await using site = await withReview();
  const id = await site.tourOf(site.ids.owner, { title: "Mill" });
  await site.ask("owner", "PUT", `/api/tours/${id}`, FORM);
  const email = "visitor@demo.example";
  assert.equal((await site.ask("admin", "PUT", `/api/tours/${id}/owner`, { email })).status, 204);
  assert.equal(await site.seen(id), "Mill");
  const { body } = await site.ask("other", "GET", `/api/tours/${id}/hand-in`);
  assert.equal(body.tour.title, "Changed", "the new owner goes on from it");
});

Deno.test("turned on, review leaves public what is public; turned off, it reads nothing and loses nothing", async () => {
  await using site = await withReview();
  const { kv, ids } = site;
  const { id } = await createTour(kv, makeTour({ title: "Old" }), { userId: ids.owner });
  assert.equal(await site.seen(id), "Old");
  await site.ask("owner", "PUT", `/api/tours/${id}`, { ...FORM, revision: 1 });
  // As a site without review saves, whose store has no mark.
  await updateTour(kv, id, makeTour({ title: "Saved meanwhile" }), { revision: 1 });
  assert.equal(await site.seen(id), "Saved meanwhile");
  const { handIn, tour } = await site.waiting(id);
  assert.equal(tour.title, "Changed", "what waited still waits");
  const approved = await site.ask("archivist", "POST", `/api/review/${id}/approve`, {
    id: handIn.id,
  });
  assert.equal(await site.seen(id), approved.status === 200 ? "Changed" : "Saved meanwhile");
});

Deno.test("without the setting nothing of the review is read, and authors publish at once", async () => {
  const read: string[] = [];
  await using store = await testApp();
  const { kv } = store;
  const note = (key: Deno.KvKey) => read.push(String(key[0]));
  const watched = withMethods(kv, {
    get(key, options) {
      note(key);
      return kv.get(key, options);
    },
    getMany(keys, options) {
      for (const key of keys) note(key);
      return kv.getMany(keys, options);
    },
    list(selector, options) {
      if ("prefix" in selector) note(selector.prefix);
      return kv.list(selector, options);
    },
  });
  await using test = await testApp({ kv: watched });
  const { clients, ids, tourOf } = await signInPeople({ ...test, kv });
  const id = await tourOf(ids.owner, { title: "Mill" });
  const at = `/api/tours/${id}`;
  assert.equal((await clients.owner.json("PUT", at, { ...FORM, revision: 1 })).status, 200);
  assert.equal((await (await clients.anonymous.request(at)).json()).title, "Changed");
  for (const page of [`/tour/${id}`, `/tour/${id}/edit`, "/profile", "/review"]) {
    await (await clients.owner.request(page)).body?.cancel();
  }
  assert.equal((await clients.owner.request("/api/review")).status, 404);
  const draft = await clients.owner.json("POST", "/api/drafts", { draftData: FORM });
  const link = `/api/drafts/${(await draft.json()).id}/link`;
  assert.equal((await clients.owner.request(link, { method: "POST" })).status, 201);
  assert.ok(read.includes("tours"));
  assert.deepEqual(read.filter((key) => key === "hand_ins" || key === "archivists"), []);
});

Deno.test("the rule is held beneath all doors: a version without an approval is not written", async () => {
  const { reviewedKv } = await import("../../../lib/store/kv/reviewed_kv.ts");
  const { writeTour } = await import("../../../lib/store/tours/tour_write.ts");
  const { composeTour } = await import("../../../lib/store/tours/tour_record.ts");
  await using site = await withReview();
  const kv = reviewedKv(site.kv);
  const now = new Date().toISOString();
  const input = { ...makeTour(), audioStops: [{ ...makeStop(), id: "one" }] };
  const fields = {
    id: crypto.randomUUID(),
    userId: site.ids.owner,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
  const { tour: __, ...version } = composeTour(input, fields);
  await assert.rejects(
    writeTour(kv, kv.atomic(), null, { ...version, savedBy: site.ids.owner }),
    /after a review/,
  );
});
