import assert from "node:assert/strict";
import { ApiError } from "../../../../lib/device/api.ts";
import type { FormCopy } from "../../../../lib/device/forms/form_copy.ts";
import { sendDrafts, type SendDraftsParts } from "../../../../lib/offline/outbox/send_drafts.ts";
import {
  createDraftQueue,
  type UnsentDraft,
} from "../../../../lib/offline/outbox/waiting_drafts.ts";
import { memoryFormCopies } from "../../../support/fakes/form_copies.ts";

const ANNA = "01JANNAAAAAAAAAAAAAAAAAAAA";

type Saved = {
  title: string;
  draftData: unknown;
  revision: number;
  updatedAt?: string;
  formId?: string;
  formChangedAt?: string;
  tourId?: string;
};

/** The drafts of the server, which answers as long as it is online, and refuses stale saves. */
function makeServer() {
  const drafts = new Map<string, Saved>();
  const byKey = new Map<string, string>();
  const server = { drafts, calls: [] as string[], isOnline: true, refusal: 0, losesAnswers: false };
  const save = (id: string, { title, draftData, revision, ...form }: Saved) => {
    const { formId, formChangedAt = "", tourId } = form;
    const before = drafts.get(id);
    const isEarlier = before?.formId === formId && before?.formChangedAt! <= formChangedAt;
    if (before && before.revision !== revision && !isEarlier) {
      throw new ApiError(409, JSON.stringify({ current: { id, ...before } }), "");
    }
    const next = (before?.revision ?? 0) + 1;
    const ofTour = tourId ? { tourId } : {};
    drafts.set(id, { title, draftData, revision: next, formId, formChangedAt, ...ofTour });
    if (server.losesAnswers) throw new TypeError("Failed to fetch");
    return { id, revision: next };
  };
  const request = (method: string, path: string, body?: unknown, headers?: HeadersInit) => {
    if (!server.isOnline) throw new TypeError("Failed to fetch");
    server.calls.push(`${method} ${path}`);
    if (server.refusal) throw new ApiError(server.refusal, "", "");
    const id = path.split("/")[3];
    if (id) {
      if (!drafts.has(id)) throw new ApiError(404, "", "");
      return method === "GET" ? { id, ...drafts.get(id) } : save(id, body as Saved);
    }
    const key = new Headers(headers).get("idempotency-key")!;
    const made = byKey.get(key);
    if (made) return { id: made, revision: 1 };
    byKey.set(key, `draft${byKey.size + 1}`);
    return save(byKey.get(key)!, body as Saved);
  };
  return Object.assign(server, {
    request: ((...args: Parameters<typeof request>) =>
      Promise.resolve().then(() =>
        request(...args)
      )) as SendDraftsParts["request"],
    titles: () => [...drafts.values()].map(({ title }) => title),
  });
}

function setUp(parts: SendDraftsParts = {}) {
  const { copies, all } = memoryFormCopies();
  const server = makeServer();
  let keys = 0;
  return {
    all,
    server,
    store(id: string, over: Partial<UnsentDraft> & Record<string, unknown> = {}) {
      const values = { title: id, description: "Typed without signal." };
      const copy = { id, at: 1, target: "create", userId: ANNA, values, ...over };
      all.set(id, copy as FormCopy);
    },
    ids: () => [...all.keys()].sort(),
    send: () =>
      sendDrafts(createDraftQueue(copies, ANNA), {
        request: server.request,
        newKey: () => `key ${++keys}`,
        ...parts,
      }),
  };
}

Deno.test("drafts that wait are sent in the order in which they were written, and leave the device", async () => {
  const { store, send, server, ids } = setUp();
  store("Later", { at: 2 });
  store("Earlier", { at: 1 });
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["Earlier", "Later"]);
  assert.deepEqual(ids(), []);
});

Deno.test("without a network nothing is lost, and the next attempt sends each draft once", async () => {
  const { store, send, server, ids } = setUp();
  store("Mill");
  server.isOnline = false;
  assert.equal(await send(), false);
  assert.deepEqual(ids(), ["Mill"]);
  server.isOnline = true;
  assert.ok(await send());
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["Mill"]);
});

Deno.test("a draft whose answer was lost is not made a second time", async () => {
  const { store, send, server, ids } = setUp();
  store("Mill");
  server.losesAnswers = true;
  assert.equal(await send(), false);
  server.losesAnswers = false;
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["Mill"]);
  assert.deepEqual(ids(), []);
});

Deno.test("what was written in a draft of the server's without signal becomes part of it", async () => {
  const { store, send, server, ids } = setUp();
  server.drafts.set("draft9", { title: "Mill", draftData: {}, revision: 3 });
  store("The old mill", { draftId: "draft9", draftRevision: 3 });
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["The old mill"], []]);
  assert.equal(server.drafts.get("draft9")!.revision, 4);
});

Deno.test("what another device has saved meanwhile is not replaced: the copy waits for its form", async () => {
  const { store, send, server, ids, all } = setUp();
  server.drafts.set("draft9", { title: "By day", draftData: {}, revision: 4 });
  store("By night", { draftId: "draft9", draftRevision: 3 });
  assert.ok(await send());
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["By day"], ["By night"]]);
  assert.deepEqual(server.calls, ["PUT /api/drafts/draft9"], "nor is it tried again");
  const copy = all.get("By night")!;
  assert.deepEqual([copy.draftId, copy.draftRevision], ["draft9", 3], "its form can compare them");
});

Deno.test("a form's own save whose answer was lost is no other device", async () => {
  const { store, send, server, ids } = setUp();
  server.drafts.set("draft9", { title: "Mill", draftData: {}, revision: 3 });
  store("Mill", { draftId: "draft9", draftRevision: 3 });
  server.losesAnswers = true;
  assert.equal(await send(), false);
  server.losesAnswers = false;
  store("Mill", { at: 2, draftId: "draft9", draftRevision: 3, values: { title: "The old mill" } });
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["The old mill"], []]);
});

Deno.test("a copy that lost its last words does not replace the later save of its form", async () => {
  const { store, send, server, ids } = setUp();
  const later = { formId: "Mill", formChangedAt: new Date(9).toISOString() };
  server.drafts.set("draft9", { title: "The old mill", draftData: {}, revision: 4, ...later });
  store("Mill", { at: 5, draftId: "draft9", draftRevision: 3 });
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["The old mill"], ["Mill"]]);
});

Deno.test("a draft that the server has as it is here is not changed, whatever its revision", async () => {
  const { store, send, server, ids } = setUp();
  const draftData = { title: "Mill" };
  server.drafts.set("draft9", { title: "Mill", draftData, revision: 4 });
  store("Mill", { values: draftData, draftId: "draft9", draftRevision: 3 });
  assert.ok(await send());
  assert.deepEqual([server.drafts.get("draft9")!.revision, ids()], [4, []]);
});

Deno.test("a copy of the version that knew no revisions is sent where the draft is as it was then", async () => {
  for (const updatedAt of ["noon", "one o'clock"]) {
    const { store, send, server } = setUp();
    server.drafts.set("draft9", { title: "Mill", draftData: {}, revision: 1, updatedAt });
    store("The old mill", { draftId: "draft9", savedAt: "noon" });
    assert.ok(await send());
    assert.deepEqual(server.titles(), [updatedAt === "noon" ? "The old mill" : "Mill"]);
  }
});

Deno.test("the changes of an archive that were written without signal become its draft", async () => {
  const { store, send, server, ids } = setUp();
  const TOUR = "01JTQURAAAAAAAAAAAAAAAAAAA";
  store("Edit", { target: TOUR, revision: 2 });
  assert.ok(await send());
  assert.deepEqual([server.drafts.get("draft1")!.tourId, ids()], [TOUR, []]);
});

Deno.test("a draft that was deleted elsewhere is made anew from what was written here", async () => {
  const { store, send, server } = setUp();
  store("Mill", { draftId: "draft9", draftRevision: 2 });
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["Mill"]);
});

Deno.test("a draft that is refused for good stays for its form, and holds up none behind it", async () => {
  const { store, send, server, ids } = setUp();
  store("Too large");
  server.refusal = 413;
  assert.ok(await send());
  assert.deepEqual(ids(), ["Too large"]);
  server.refusal = 0;
  store("Small", { at: 2 });
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["Small"], ["Too large"]]);
});

Deno.test("an ended session, a busy or a broken server refuse nothing: the draft waits", async () => {
  const { store, send, server, ids } = setUp();
  store("Mill");
  for (const status of [401, 429, 503]) {
    server.refusal = status;
    assert.equal(await send(), false);
  }
  server.refusal = 0;
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["Mill"], []]);
});

Deno.test("drafts of others and archives under way stay as they are", async () => {
  const { store, send, server, ids } = setUp();
  store("Ben's", { userId: "01JBENNNNNNNNNNNNNNNNNNNNN" });
  store("Nobody's", { userId: undefined });
  store("Under way", { pendingTour: { key: "k", body: {} } });
  const before = ids();
  assert.ok(await send());
  assert.deepEqual([server.calls, ids()], [[], before]);
});

Deno.test("what is typed while its copy is sent waits as a change of the same draft", async () => {
  const { store, send, server, ids } = setUp({
    ifClosed: async ({ at }, work) => {
      const sent = work();
      if (at === 1) store("Mill", { at: 5, values: { title: "The old mill" } });
      await sent;
    },
  });
  store("Mill");
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["Mill"], ["Mill"]]);
  assert.ok(await send());
  assert.deepEqual([server.titles(), ids()], [["The old mill"], []]);
});

Deno.test("a form that is open keeps its copy to itself, and a sign-out ends the sending", async () => {
  const open = setUp({ ifClosed: () => Promise.resolve() });
  open.store("Mill");
  assert.ok(await open.send());
  assert.deepEqual([open.server.calls, open.ids()], [[], ["Mill"]]);
  const left = setUp({ isSignedIn: () => false });
  left.store("Mill");
  assert.equal(await left.send(), false);
  assert.deepEqual([left.server.calls, left.ids()], [[], ["Mill"]]);
});
