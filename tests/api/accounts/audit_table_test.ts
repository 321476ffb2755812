import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import { type AuditEntry, listAudit } from "../../../lib/store/accounts/audit.ts";
import { announceDocument, setDocument } from "../../../lib/store/consent/documents.ts";
import { addRelease } from "../../../lib/store/consent/releases.ts";
import { listCoAuthors } from "../../../lib/store/people/co_authors.ts";
import { invite } from "../../../lib/store/people/invitations.ts";
import { createSession, listSessions } from "../../../lib/store/accounts/sessions.ts";
import { inviteAddresses, listSignUps } from "../../../lib/store/sign_up/invitations.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { changeWords, showWords } from "../../../lib/store/words/change_words.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { endClass } from "../../../lib/store/classes/classes.ts";
import { handIn } from "../../../lib/store/classes/pupil_work.ts";
import { makeBusyPupil } from "../../support/data/pupil.ts";
import { settingsOf, storyOf } from "../../support/people/classes.ts";
import { fileHash } from "../../support/data/full_account.ts";
import { makePdf, sendDocument } from "../../support/people/documents.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

/** `target` is of what has no id. */
type Said =
  & Omit<AuditEntry, "id" | "at" | "actor" | "target" | "owner">
  & { target?: "site" };

type Row = {
  /** JSON; in it "THE ID" stands for the thing's. */
  body?: unknown;
  /** A document that is sent in the place of JSON. */
  file?: Uint8Array<ArrayBuffer>;
  /** What has to be so before; `id` is the thing's. What it makes may be named by the path. */
  before?: (kv: Deno.Kv, of: { id: string; owner: string; admin: string }) => Promise<unknown>;
  /** What the log says beside who, when, on what and whose. */
  said: Said;
};

const asOwner = (owner: string) => ({ by: { id: owner, isAdmin: false }, now: new Date() });
const MILL = "The mill";
const ARTHUR = "Arthur Author";
const VISITOR = "visitor@demo.example";
const RELEASE = { stopId: "told", person: "Ada Bell", scope: "public" } as const;

const releaseOf: Row["before"] = (kv, { id, owner }) => addRelease(kv, id, RELEASE, asOwner(owner));

/** The editor of the tours of `signInPeople`. */
const editorOf: Row["before"] = async (kv, { id }) => {
  const [{ userId }] = await listCoAuthors(kv, id);
  return { id: userId };
};

/** The tour in German, which visitors do not see yet. */
const wordsOf: Row["before"] = async (kv, { id, owner }) => {
  const place = { tourId: id, language: "de" };
  const words = [{ key: ":title", text: "Die Mühle" }];
  await changeWords(kv, place, { words, transcripts: [] }, asOwner(owner));
  return { language: place.language };
};

/** A class of the tour, a pupil, and a story that she has begun. */
const classOf: Row["before"] = async (kv, { id, owner }) => {
  const { act: { classId }, pupil: { memberId }, id: submissionId } = await makeBusyPupil(
    kv,
    id,
    owner,
  );
  return { classId, memberId, submissionId };
};

/** The same with a story that she has handed in: it has revision 2. */
const handedIn: Row["before"] = async (kv, { id, owner }) => {
  const { act: { classId }, id: submissionId, pupil } = await makeBusyPupil(kv, id, owner);
  const mayName = () => Promise.resolve(true);
  await handIn(kv, 1, { pupil, id: submissionId, now: new Date(), mayName });
  return { classId, submissionId };
};

const CLASS_CHANGED: Said = { action: "change-class", name: MILL };

const OF_CLASSES: Record<string, Row> = Object.fromEntries(
  ([
    ["POST", "", { body: settingsOf() }],
    ["PUT", "/:classId", { before: classOf, body: { ...settingsOf(), title: "8c", revision: 1 } }],
    ["POST", "/:classId/end", { before: classOf }],
    ["POST", "/:classId/reopen", {
      async before(kv, { id, owner }) {
        const { act } = await makeBusyPupil(kv, id, owner);
        await endClass(kv, act);
        return act;
      },
    }],
    ["POST", "/:classId/code", { before: classOf }],
    ["POST", "/:classId/members/:memberId/code", { before: classOf }],
    ["DELETE", "/:classId/members/:memberId", { before: classOf }],
    ["POST", "/:classId/submissions", {
      before: classOf,
      body: { title: "The ford", memberIds: [] },
    }],
    ["DELETE", "/:classId/submissions/:submissionId", { before: classOf }],
    ["PUT", "/:classId/submissions/:submissionId/members", {
      before: classOf,
      body: { memberIds: [] },
    }],
    ["POST", "/:classId/submissions/:submissionId/return", {
      before: handedIn,
      body: { comment: "More, please", revision: 2 },
    }],
    ["POST", "/:classId/submissions/:submissionId/take", {
      before: handedIn,
      body: {
        revision: 2,
        stop: storyOf({ audioUrl: "https://sounds.example/b.mp3", audioDuration: "1:00" }),
      },
      said: { action: "update-tour", name: MILL },
    }],
  ] satisfies [string, string, Partial<Row>][]).map(([method, path, row]) => [
    `${method} /api/tours/:id/classes${path}`,
    { said: CLASS_CHANGED, ...row },
  ]),
);

/** What administrators do to others and to what belongs to others. */
const ACTS: Record<string, Row> = {
  ...OF_CLASSES,
  "POST /api/admin/users/:id/demote": {
    before: (kv, { owner, admin }) =>
      setRole(kv, owner, "admin", { actor: admin, now: new Date() }),
    said: { action: "demote", name: ARTHUR },
  },
  "PUT /api/admin/site": {
    body: { revision: 0, settings: { name: "Mill Museum" } },
    said: { action: "change-site", target: "site", name: "Mill Museum" },
  },
  "POST /api/admin/first-run": {
    before: (kv) => kv.set(["first_run"], { startedAt: new Date().toISOString() }),
    body: { sample: false },
    said: { action: "end-first-run", target: "site", name: "Animating the Archives" },
  },
  "POST /api/admin/users/:id/sign-out": { said: { action: "sign-out", name: ARTHUR } },
  "POST /api/admin/users/:id/block": {
    body: { reason: "Spam", hidesTours: true },
    said: { action: "block", name: ARTHUR, reason: "Spam", visibility: "private" },
  },
  "POST /api/admin/invitations": {
    body: { addresses: ["@school.example"] },
    said: { action: "invite-sign-up", name: "@school.example" },
  },
  "POST /api/admin/invitations/links": {
    body: { days: 7, uses: 30 },
    said: { action: "invite-sign-up", name: "those with a link" },
  },
  "DELETE /api/admin/invitations/:invitationId": {
    async before(kv, { admin }) {
      const act = { actor: admin, now: new Date() };
      await inviteAddresses(kv, [VISITOR.replace("visitor", "somebody")], act);
      return (await listSignUps(kv, { limit: 1, now: new Date() })).rows[0];
    },
    said: { action: "withdraw-sign-up", name: "somebody@demo.example" },
  },
  "PUT /api/admin/users/:id/quota": {
    body: { megabytes: 7 },
    said: { action: "change-quota", name: ARTHUR, bytes: 7_000_000 },
  },
  "POST /api/admin/users/:id/unblock": {
    before: (kv, { owner, admin }) =>
      blockUser(kv, owner, { actor: admin, now: new Date(), reason: "Spam", hidesTours: false }),
    said: { action: "unblock", name: ARTHUR },
  },
  "POST /api/admin/users/acts": {
    body: { act: "block", ids: ["THE ID"], reason: "Spam", hidesTours: false },
    said: { action: "block", name: ARTHUR, reason: "Spam" },
  },
  "POST /api/admin/tours/acts": {
    body: { act: "make-private", ids: ["THE ID"] },
    said: { action: "change-visibility", name: MILL, visibility: "private" },
  },
  "PUT /api/tours/:id": {
    body: makeTour({ title: "The ford", visibility: "unlisted" }),
    said: { action: "update-tour", name: MILL, visibility: "unlisted" },
  },
  "DELETE /api/tours/:id": { said: { action: "delete-tour", name: MILL } },
  "PATCH /api/tours/:id/visibility": {
    body: { visibility: "private" },
    said: { action: "change-visibility", name: MILL, visibility: "private" },
  },
  "POST /api/tours/:id/duplicate": { said: { action: "copy-tour", name: MILL } },
  "POST /api/tours/:id/invitations": {
    body: { role: "editor", email: VISITOR },
    said: { action: "invite-person", name: MILL, person: VISITOR },
  },
  "DELETE /api/tours/:id/invitations/:invitationId": {
    before: async (kv, { id, owner }) =>
      (await invite(kv, id, { ...asOwner(owner), role: "editor" })).invitation,
    said: { action: "withdraw-invitation", name: MILL },
  },
  "PUT /api/tours/:id/people/:userId": {
    before: editorOf,
    body: { role: "reviewer" },
    said: { action: "change-person", name: MILL, person: "Person 900" },
  },
  "DELETE /api/tours/:id/people/:userId": {
    before: editorOf,
    said: { action: "remove-person", name: MILL, person: "Person 900" },
  },
  "PUT /api/tours/:id/languages/:language/shown": {
    before: wordsOf,
    said: { action: "show-language", name: MILL, language: "de", isShown: true },
  },
  "DELETE /api/tours/:id/languages/:language/shown": {
    async before(kv, of) {
      await wordsOf(kv, of);
      const place = { tourId: of.id, language: "de" };
      await showWords(kv, place, asOwner(of.owner));
      return place;
    },
    said: { action: "show-language", name: MILL, language: "de", isShown: false },
  },
  "DELETE /api/tours/:id/languages/:language": {
    before: wordsOf,
    said: { action: "remove-language", name: MILL, language: "de" },
  },
  "POST /api/tours/:id/transfer": {
    body: { email: VISITOR },
    said: { action: "offer-tour", name: MILL, person: VISITOR },
  },
  "DELETE /api/tours/:id/transfer": {
    before: (kv, { id, owner }) => offerTransfer(kv, id, asOwner(owner)),
    said: { action: "withdraw-tour", name: MILL },
  },
  "POST /api/tours/:id/releases": {
    body: RELEASE,
    said: { action: "add-release", name: MILL },
  },
  "PUT /api/tours/:id/releases/:releaseId": {
    before: releaseOf,
    body: { person: "Ada Bell", scope: "public", isWithdrawn: true },
    said: { action: "change-release", name: MILL },
  },
  "DELETE /api/tours/:id/releases/:releaseId": {
    before: releaseOf,
    said: { action: "remove-release", name: MILL },
  },
  "PUT /api/tours/:id/releases/:releaseId/document": {
    before: releaseOf,
    file: makePdf("Signed"),
    said: { action: "change-release", name: MILL },
  },
  "DELETE /api/tours/:id/releases/:releaseId/document": {
    async before(kv, { id, owner }) {
      const release = await addRelease(kv, id, RELEASE, asOwner(owner));
      const ref = { tourId: id, id: release.id };
      const bytes = 9;
      const documentId = await announceDocument(kv, { ...ref, bytes, quota: 9 }, asOwner(owner));
      const hash = fileHash(1);
      const addedAt = new Date().toISOString();
      const document = {
        id: documentId,
        name: "a",
        extension: "pdf" as const,
        bytes,
        hash,
        addedAt,
      };
      return await setDocument(kv, ref, document, { ...asOwner(owner), quota: 9 });
    },
    said: { action: "change-release", name: MILL },
  },
  "PUT /api/tours/:id/owner": {
    body: { email: VISITOR },
    said: { action: "move-tour", name: MILL, person: "Vera Visitor" },
  },
  "POST /api/tours/:id/revisions/:revision/restore": {
    said: { action: "restore-revision", name: MILL, revision: 1 },
  },
  "POST /api/trash/:id/restore": {
    before: (kv, { id, owner }) => deleteTour(kv, id, asOwner(owner)),
    said: { action: "restore-tour", name: MILL },
  },
  "DELETE /api/trash/:id": {
    before: (kv, { id, owner }) => deleteTour(kv, id, asOwner(owner)),
    said: { action: "erase-tour", name: MILL },
  },
};

/** What is done to the site as a whole. */
const SITE = ["/api/admin/site", "/api/admin/first-run"];

const withId = (body: unknown, id: string): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll("THE ID", id));

const allAudit = async (kv: Deno.Kv) => (await listAudit(kv, { limit: 100 })).entries;

for (const [method, path, access] of ROUTES) {
  if (method === "GET" || !["owner", "editor", "admin"].includes(access)) continue;
  // In the log for each person who acts; tests/api/review has what it says.
  if (/hand-in|archivists/.test(path)) continue;
  const route = `${method} ${path}`;
  Deno.test(`${route} by an administrator is in the audit log once: who, what, whose, when`, async () => {
    const row = ACTS[route];
    assert.ok(row, `no row for ${route}: add what the log says of it`);
    const folder = await Deno.makeTempDir();
    await using test = await testApp({ settings: { DATA_DIR: folder } });
    const { clients, ids, tourOf } = await signInPeople(test);
    const audioStops = [makeStop({ id: "told", audioUrl: "https://sounds.example/a.mp3" })];
    const isOnUser = path.startsWith("/api/admin/users/") || SITE.includes(path);
    // What is made or withdrawn has an id of its own.
    const isOnSite = path.startsWith("/api/admin/invitations");
    const send = async (person: "admin" | "owner") => {
      const id = isOnUser ? ids.owner : await tourOf(ids.owner, { title: MILL, audioStops });
      const made = await row.before?.(test.kv, { id, owner: ids.owner, admin: ids.admin });
      const before = await allAudit(test.kv);
      const { id: part = "", ...parts } = (made ?? {}) as Record<string, string>;
      const url = path.replace(":id", id).replace(":revision", "1")
        .replace(/:(releaseId|userId|invitationId)/, part)
        .replace(/:(\w+)/g, (_, name) => parts[name]);
      const { status } = row.file
        ? await sendDocument(clients[person], url, row.file)
        : row.body === undefined
        ? await clients[person].request(url, { method })
        : await clients[person].json(method, url, withId(row.body, id));
      const after = await allAudit(test.kv);
      return { id, status, added: after.slice(0, after.length - before.length) };
    };
    const began = new Date().toISOString();
    const { id, status, added } = await send("admin");
    assert.ok(status < 300, `${status}`);
    assert.equal(added.length, 1);
    const { id: _, at, ...entry } = added[0];
    assert.ok(at >= began && at <= new Date().toISOString(), at);
    const said = Object.fromEntries(
      Object.entries(entry).filter(([, value]) => value !== undefined),
    );
    const owner = isOnUser || isOnSite ? {} : { owner: ids.owner };
    const target = isOnSite ? {} : { target: id };
    if (isOnSite) delete said.target;
    assert.deepEqual(said, { actor: ids.admin, ...target, ...owner, ...row.said });
    if (access !== "admin") {
      const own = await send("owner");
      assert.deepEqual([own.status < 300, own.added], [true, []], "one's own is nobody's business");
    }
    await Deno.remove(folder, { recursive: true });
  });
}

Deno.test("no row of the audit log's test is for a route that is gone", () => {
  const routes = ROUTES.map(([method, path]) => `${method} ${path}`);
  assert.deepEqual(Object.keys(ACTS).filter((route) => !routes.includes(route)), []);
});

Deno.test("a sign-out that the store broke off is in the audit log", async () => {
  await using store = await testApp();
  let isBroken = false;
  const atomic = () => {
    const operation = store.kv.atomic();
    const { delete: remove } = operation;
    operation.delete = (key) => {
      if (isBroken && key[0] === "sessions") throw new Error("The store broke off.");
      return remove.call(operation, key);
    };
    return operation;
  };
  await using test = await testApp({
    kv: withMethods(store.kv, { atomic }),
    log: createLog({ write: () => {} }),
  });
  const { clients, ids } = await signInPeople({ ...test, kv: store.kv });
  isBroken = true;
  const url = `/api/admin/users/${ids.owner}/sign-out`;
  assert.equal((await clients.admin.request(url, { method: "POST" })).status, 500);
  const [entry] = await allAudit(store.kv);
  assert.deepEqual([entry.action, entry.target], ["sign-out", ids.owner]);
});

Deno.test("to unblock somebody who is not blocked ends no session, and leaves no entry", async () => {
  await using test = await testApp();
  const { clients, ids } = await signInPeople(test);
  const now = new Date();
  await createSession(test.kv, ids.owner, now);
  const state = async () => [await allAudit(test.kv), await listSessions(test.kv, ids.owner, now)];
  const before = await state();
  const url = `/api/admin/users/${ids.owner}/unblock`;
  assert.equal((await clients.admin.request(url, { method: "POST" })).status, 204);
  assert.deepEqual(await state(), before);
});

Deno.test("the log names the owner of an archive after both are gone", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const id = await tourOf(ids.owner, { title: MILL });
  const demo = await tourOf(NOBODY, { title: "A demo" });
  for (const tour of [id, demo]) {
    await clients.admin.request(`/api/tours/${tour}`, { method: "DELETE" });
  }
  const page = async () =>
    (await (await clients.admin.request("/admin/audit")).text()).replaceAll(/<[^>]*>/g, "");
  assert.match(await page(), /Ada Admin deleted the archive The mill of Arthur Author/);
  assert.doesNotMatch(await page(), /A demo of/);
  const found = await clients.admin.request("/api/admin/audit?q=arthur");
  assert.deepEqual((await found.json()).map(({ target }: AuditEntry) => target), [id]);
  const gone = { email: "author@demo.example", otherwise: { fate: "leave" }, keepsName: true };
  assert.equal((await clients.owner.json("DELETE", "/api/account", gone)).status, 204);
  assert.match(await page(), /The mill of a deleted account \(.{8}\)/);
});
