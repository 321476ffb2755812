/** What people do in archives of others in which they have a role. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { blockUser, unblockUser } from "../../../lib/store/closing/account_block.ts";
import { listAudit } from "../../../lib/store/accounts/audit.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { Uploader } from "../../support/people/uploads.ts";

const TONE = mediaFile("tone.mp3");
const PATH = `/media/${hashOf(TONE)}.mp3`;

/** A private archive of the owner's, "The mill", on which an editor and a reviewer work. */
async function withShared() {
  let elapsed = 0;
  const folder = await Deno.makeTempDir();
  const test = await testApp({ settings: { DATA_DIR: folder }, elapsed: () => elapsed });
  const people = await signInPeople(test);
  const { clients, tourOf, ids } = people;
  const id = await tourOf(ids.owner, { title: "The mill", visibility: "private" });
  const at = `/api/tours/${id}`;
  const status = async (who: Person, path: string, method = "GET", body?: unknown) => {
    const answer = body === undefined
      ? await clients[who].request(path, { method })
      : await clients[who].json(method, path, body);
    await answer.body?.cancel();
    return answer.status;
  };
  return {
    ...test,
    ...people,
    id,
    at,
    status,
    /** Whom of these the file is served to, after what a process may remember of it. */
    async readersOf(...names: Person[]) {
      elapsed += 5000;
      const found = [];
      for (const name of names) if (await status(name, PATH) === 200) found.push(name);
      return found;
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

const { visibility: _, ...FORM } = makeTour({ title: "The mill, again" });
const EVERYBODY: Person[] = ["owner", "editor", "reviewer", "other", "anonymous"];
const withSound = { ...FORM, audioStops: [makeStop({ audioUrl: PATH })] };

Deno.test("an editor's save is a version in their name, keeps who sees the archive, and is no act of an administrator", async () => {
  await using it = await withShared();
  const saved = await it.clients.editor.json("PUT", it.at, { ...FORM, revision: 1 });
  assert.equal(saved.status, 200);
  assert.equal((await saved.json()).visibility, "private");
  const same = { ...FORM, visibility: "private" };
  assert.equal(await it.status("editor", it.at, "PUT", same), 200);
  assert.equal(await it.status("editor", it.at, "PUT", { ...FORM, visibility: "public" }), 403);
  const [newest] = await (await it.clients.owner.request(`${it.at}/revisions`)).json();
  assert.equal(newest.savedBy, "Person 900");
  assert.deepEqual((await listAudit(it.kv, { limit: 9 })).entries.map(({ action }) => action), [
    "promote",
  ]);
});

Deno.test("recordings of an editor are for those who edit the archive while they are in a draft, then for all who work on it, and for nobody else", async () => {
  await using it = await withShared();
  await new Uploader(it.clients.editor).send(TONE);
  assert.deepEqual(await it.readersOf(...EVERYBODY), ["editor"]);
  const draft = { title: "x", draftData: withSound, tourId: it.id };
  assert.equal(await it.status("editor", "/api/drafts", "POST", draft), 201);
  assert.deepEqual(await it.readersOf(...EVERYBODY), ["owner", "editor"]);
  assert.equal(await it.status("editor", it.at, "PUT", withSound), 200);
  assert.deepEqual(await it.readersOf(...EVERYBODY), ["owner", "editor", "reviewer"]);
  const usage = await (await it.clients.editor.request("/api/account/files")).json();
  assert.equal(usage.used, TONE.length, "who sends a file has it in their account");
  assert.equal(await it.status("reviewer", `${it.at}/people`, "DELETE"), 204);
  assert.deepEqual(await it.readersOf(...EVERYBODY), ["owner", "editor"]);
  const mine = { title: "x", draftData: withSound, tourId: it.id };
  await it.status("other", "/api/drafts", "POST", mine);
  assert.deepEqual(await it.readersOf("owner", "reviewer"), ["owner"], "a stranger's draft");
});

Deno.test("an owner changes and ends roles; who has left, or was removed, is a stranger who keeps their draft", async () => {
  await using it = await withShared();
  const { editor, reviewer, translator } = it.ids;
  const people = async () =>
    (await (await it.clients.owner.request(`${it.at}/people`)).json()).coAuthors
      .map((one: { name: string; role: string }) => `${one.name} ${one.role}`).sort();
  const three = ["Person 900 editor", "Person 901 reviewer", "Person 902 translator"];
  assert.deepEqual(await people(), three);
  assert.equal(await it.status("owner", `${it.at}/people/${translator}`, "DELETE"), 204);
  await it.status("editor", "/api/drafts", "POST", { title: "x", draftData: FORM, tourId: it.id });
  assert.equal(
    await it.status("owner", `${it.at}/people/${editor}`, "PUT", { role: "reviewer" }),
    204,
  );
  assert.equal(await it.status("editor", it.at, "PUT", FORM), 403);
  assert.equal(await it.status("editor", it.at), 200);
  assert.equal(await it.status("owner", `${it.at}/people/${editor}`, "DELETE"), 204);
  assert.equal(await it.status("editor", it.at), 404);
  assert.equal((await (await it.clients.editor.request("/api/drafts")).json()).length, 1);
  assert.equal(await it.status("owner", `${it.at}/people/${reviewer}`, "PUT", { role: "x" }), 400);
  assert.equal(await it.status("reviewer", `${it.at}/people`, "DELETE"), 204);
  assert.equal(await it.status("reviewer", `/tour/${it.id}`), 404);
  assert.deepEqual(await people(), []);
});

Deno.test("while the owner is blocked and hidden nobody works on the archive, but may leave it; a blocked editor does nothing", async () => {
  await using it = await withShared();
  const act = { actor: it.ids.admin, now: new Date() };
  await blockUser(it.kv, it.ids.owner, { ...act, reason: "Spam", hidesTours: true });
  for (const name of ["editor", "reviewer"] as const) {
    assert.equal(await it.status(name, it.at), 404);
    assert.equal(await it.status(name, `${it.at}/people`), 404);
  }
  assert.equal(await it.status("editor", it.at, "PUT", FORM), 404);
  const profile = async () => await (await it.clients.reviewer.request("/profile")).text();
  assert.match(await profile(), /An archive that is hidden now/);
  assert.doesNotMatch(await profile(), /The mill/);
  assert.equal(await it.status("reviewer", `${it.at}/people`, "DELETE"), 204);
  assert.doesNotMatch(await profile(), /An archive that is hidden now/);
  await unblockUser(it.kv, it.ids.owner, act);
  await blockUser(it.kv, it.ids.editor, { ...act, reason: "Spam", hidesTours: false });
  assert.equal(await it.status("editor", it.at, "PUT", FORM), 401);
  assert.equal(await it.status("reviewer", it.at), 404, "they have left it meanwhile");
});

Deno.test("a co-author's download of their data names the archive and the role, and has nothing of it", async () => {
  await using it = await withShared();
  const answer = await it.clients.editor.request("/api/account/data");
  const files = unzipSync(await answer.bytes());
  const [shared] = JSON.parse(new TextDecoder().decode(files["shared.json"]));
  assert.deepEqual([shared.id, shared.title, shared.role], [it.id, "The mill", "editor"]);
  assert.deepEqual(Object.keys(files).filter((name) => name.startsWith("archives/")), []);
});

Deno.test("roles outlast the trash and a new owner, who has no other role", async () => {
  await using it = await withShared();
  assert.equal(await it.status("owner", it.at, "DELETE"), 204);
  assert.equal(await it.status("editor", it.at), 404);
  assert.equal(await it.status("editor", `/api/trash/${it.id}/restore`, "POST"), 404);
  assert.equal(await it.status("owner", `/api/trash/${it.id}/restore`, "POST"), 200);
  const move = { email: "person-900@example.org" };
  assert.equal(await it.status("admin", `${it.at}/owner`, "PUT", move), 204);
  const { owner, coAuthors } = await (await it.clients.editor.request(`${it.at}/people`)).json();
  assert.equal(owner, "Person 900");
  const others = [it.ids.reviewer, it.ids.translator];
  assert.deepEqual(coAuthors.map(({ userId }: { userId: string }) => userId).sort(), others.sort());
  assert.equal(await it.status("reviewer", it.at), 200);
});
