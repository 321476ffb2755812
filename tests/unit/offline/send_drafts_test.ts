import assert from "node:assert/strict";
import { ApiError } from "../../../lib/browser/api.ts";
import { formCopyKeys } from "../../../lib/browser/form_copies.ts";
import { FORM_COPY_PREFIX } from "../../../lib/browser/storage_keys.ts";
import { sendDrafts, type SendDraftsParts } from "../../../lib/offline/send_drafts.ts";
import { createDraftQueue, type UnsentDraft } from "../../../lib/offline/unsent_drafts.ts";

const ANNA = "01JANNAAAAAAAAAAAAAAAAAAAA";

type Saved = { title: string; draftData: unknown; updatedAt: string };

/** The drafts of the server, which answers as long as it is online; each save takes a second. */
function makeServer() {
  const drafts = new Map<string, Saved>();
  const byKey = new Map<string, string>();
  const server = { drafts, calls: [] as string[], isOnline: true, refusal: 0, losesAnswers: false };
  let seconds = 0;
  const save = (id: string, { title, draftData }: Saved) => {
    drafts.set(id, { title, draftData, updatedAt: `second ${++seconds}` });
    if (server.losesAnswers) throw new TypeError("Failed to fetch");
    return { id, updatedAt: `second ${seconds}` };
  };
  const request = (method: string, path: string, body?: unknown, headers?: HeadersInit) => {
    if (!server.isOnline) throw new TypeError("Failed to fetch");
    server.calls.push(`${method} ${path}`);
    if (server.refusal) throw new ApiError(server.refusal, "", "");
    const id = path.split("/")[3];
    if (id) {
      if (!drafts.has(id)) throw new ApiError(404, "", "");
      return method === "GET" ? drafts.get(id) : save(id, body as Saved);
    }
    const key = new Headers(headers).get("idempotency-key")!;
    if (!byKey.has(key)) byKey.set(key, `draft${byKey.size + 1}`);
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
  const storage = globalThis.sessionStorage; // Deno's own: a whole Storage, in memory.
  storage.clear();
  const server = makeServer();
  let keys = 0;
  return {
    storage,
    server,
    store(id: string, over: Partial<UnsentDraft> & Record<string, unknown> = {}) {
      const values = { title: id, description: "Typed without signal." };
      const copy = { id, at: 1, target: "create", userId: ANNA, values, ...over };
      storage.setItem(FORM_COPY_PREFIX + id, JSON.stringify(copy));
    },
    ids: () => formCopyKeys(storage).map((key) => key.slice(FORM_COPY_PREFIX.length)).sort(),
    send: () =>
      sendDrafts(createDraftQueue(storage, ANNA), {
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
  const { store, send, server } = setUp();
  server.drafts.set("draft9", { title: "Mill", draftData: {}, updatedAt: "noon" });
  store("The old mill", { draftId: "draft9", savedAt: "noon" });
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["The old mill"]);
});

Deno.test("what another device has saved meanwhile is not replaced: both drafts are there", async () => {
  const { store, send, server, ids } = setUp();
  server.drafts.set("draft9", { title: "By day", draftData: {}, updatedAt: "one o'clock" });
  store("By night", { draftId: "draft9", savedAt: "noon" });
  assert.ok(await send());
  assert.deepEqual(server.titles(), ["By day", "By night"]);
  assert.deepEqual(ids(), []);
});

Deno.test("a draft that the server has as it is here is not sent again", async () => {
  const { store, send, server, ids } = setUp();
  const draftData = { title: "Mill" };
  server.drafts.set("draft9", { title: "Mill", draftData, updatedAt: "one o'clock" });
  store("Mill", { values: draftData, draftId: "draft9", savedAt: "noon" });
  assert.ok(await send());
  assert.deepEqual([server.calls, ids()], [["GET /api/drafts/draft9"], []]);
});

Deno.test("a draft that was deleted elsewhere is made anew from what was written here", async () => {
  const { store, send, server } = setUp();
  store("Mill", { draftId: "draft9", savedAt: "noon" });
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

Deno.test("drafts of others, edits of archives and archives under way stay as they are", async () => {
  const { store, send, server, ids } = setUp();
  store("Ben's", { userId: "01JBENNNNNNNNNNNNNNNNNNNNN" });
  store("Nobody's", { userId: undefined });
  store("Edit", { target: "01JTQURAAAAAAAAAAAAAAAAAAA" });
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
