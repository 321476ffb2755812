/** What the people who work on an archive say to each other, by the API. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import type { Comment, TourComments } from "../../../lib/model/people/comment.ts";
import { MAX_COMMENTS } from "../../../lib/model/people/comment_limits.ts";
import { listAudit } from "../../../lib/store/accounts/audit.ts";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import { addRelease } from "../../../lib/store/consent/releases.ts";
import { Comments } from "../../../lib/store/records/comments.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const STOPS = [
  makeStop({ id: "gate", title: "The gate" }),
  makeStop({ id: "well", title: "The well", audioUrl: "https://sounds.example/well.mp3" }),
];

/** A private archive of the owner's with two stops, on which an editor and a reviewer work. */
async function withArchive() {
  const test = await testApp();
  const people = await signInPeople(test);
  const { clients, tourOf, ids } = people;
  const id = await tourOf(ids.owner, { visibility: "private", audioStops: STOPS });
  const at = `/api/tours/${id}/comments`;
  const write = async (who: Person, body: unknown) => {
    const answer = await clients[who].json("POST", at, body);
    assert.equal(answer.status, 201);
    return await answer.json() as Comment;
  };
  const send = async (who: Person, method: string, comment: Comment, body?: unknown) => {
    const path = `${at}/${comment.id}`;
    const answer = body === undefined
      ? await clients[who].request(path, { method })
      : await clients[who].json(method, path, body);
    await answer.body?.cancel();
    return answer.status;
  };
  const read = async (who: Person, query = "") => {
    const answer = await clients[who].request(at + query);
    return (await answer.json() as TourComments).comments;
  };
  /** The texts that somebody reads, with the names of the authors. */
  const texts = async (who: Person) =>
    (await read(who)).map(({ by = "nobody", text = "nothing" }) => `${by}: ${text}`);
  return { ...test, ...people, id, at, write, send, read, texts };
}

Deno.test("the people of an archive read each other's comments on stops and on the whole, in order, with names", async () => {
  await using it = await withArchive();
  await it.write("reviewer", { stopId: "gate", text: "  Was it red?  " });
  const whole = await it.write("editor", { text: "Shall we publish?" });
  await it.write("owner", { parent: whole.id, text: "In May." });
  assert.deepEqual(await it.texts("admin"), [
    "Person 901: Was it red?",
    "Person 900: Shall we publish?",
    "Arthur Author: In May.",
  ]);
  assert.deepEqual(await it.read("owner", "?stopId=gate"), (await it.read("owner")).slice(0, 1));
  const [first] = await it.read("reviewer");
  assert.deepEqual([first.isMine, first.stopTitle], [true, "The gate"]);
  const refused = async (body: unknown) =>
    (await it.clients.owner.json("POST", it.at, body)).status;
  assert.equal(await refused({ text: "   " }), 400);
  assert.equal(await refused({ text: "x".repeat(2001) }), 400);
  assert.equal(await refused({ text: "x", stopId: "gone" }), 404);
  assert.equal(await refused({ text: "x", stopId: "gate", parent: whole.id }), 400);
  assert.equal(await refused({ text: "x", parent: it.id }), 404);
});

Deno.test("authors change and delete their comments, the owner deletes any; owner and editors resolve, a reviewer their own", async () => {
  await using it = await withArchive();
  const asked = await it.write("reviewer", { stopId: "gate", text: "Was it red?" });
  assert.equal(await it.send("editor", "PATCH", asked, { text: "Was it blue?" }), 403);
  assert.equal(await it.send("reviewer", "PATCH", asked, { text: "Was it green?" }), 200);
  assert.equal(await it.send("editor", "PATCH", asked, { isResolved: true }), 200);
  const [resolved] = await it.read("reviewer");
  assert.deepEqual([resolved.text, resolved.resolvedBy], ["Was it green?", "Person 900"]);
  assert.ok(resolved.editedAt && resolved.resolvedAt);
  await it.write("reviewer", { parent: asked.id, text: "It was." });
  assert.equal((await it.read("owner"))[0].resolvedAt, undefined, "an answer opens it again");
  assert.equal(await it.send("reviewer", "PATCH", asked, { isResolved: true }), 200);
  const other = await it.write("owner", { text: "Publish?" });
  assert.equal(await it.send("reviewer", "PATCH", other, { isResolved: true }), 403);
  assert.equal(await it.send("editor", "DELETE", other), 403);
  assert.equal(await it.send("owner", "DELETE", asked), 204);
  assert.deepEqual(await it.texts("reviewer"), [
    "Person 901: nothing",
    "Person 901: It was.",
    "Arthur Author: Publish?",
  ], "the answer stays");
  const answer = (await it.read("reviewer"))[1];
  assert.equal(await it.send("reviewer", "DELETE", answer), 204);
  assert.deepEqual(await it.texts("owner"), ["Arthur Author: Publish?"]);
  assert.equal(await it.send("admin", "DELETE", other), 204);
  assert.equal(await it.send("admin", "DELETE", other), 204, "the answer was lost");
  const acts = (await listAudit(it.kv, { limit: 9 })).entries.map(({ action }) => action);
  assert.deepEqual(acts.filter((action) => action === "remove-comment"), ["remove-comment"]);
});

Deno.test("a comment that is sent again after a lost answer is written once", async () => {
  await using it = await withArchive();
  const send = async (text: string) => {
    const headers = { "idempotency-key": "k1", "content-type": "application/json" };
    const body = JSON.stringify({ text });
    const answer = await it.clients.reviewer.request(it.at, { method: "POST", headers, body });
    return [answer.status, (await answer.json()).id];
  };
  const first = await send("Two wheels.");
  assert.deepEqual(await send("Two wheels."), first);
  assert.equal((await send("Three wheels."))[0], 409);
  assert.equal((await it.read("owner")).length, 1);
});

Deno.test("comments on a deleted stop say so; a reviewer reads those on withheld or deleted stops only where they wrote", async () => {
  await using it = await withArchive();
  await it.write("editor", { stopId: "well", text: "Ada has withdrawn." });
  const mine = await it.write("reviewer", { stopId: "well", text: "How deep is it?" });
  await it.write("editor", { stopId: "gate", text: "Was it red?" });
  const act = { by: { id: it.ids.owner, isAdmin: false }, now: new Date() };
  const terms = { person: "Ada", scope: "from", from: "2999-01-01" } as const;
  await addRelease(it.kv, it.id, { stopId: "well", ...terms }, act);
  const seen = ["Person 901: How deep is it?", "Person 900: Was it red?"];
  assert.deepEqual(await it.texts("reviewer"), seen);
  const again = { stopId: "well", text: "And how wide?" };
  assert.equal((await it.clients.reviewer.json("POST", it.at, again)).status, 404);
  await updateTour(it.kv, it.id, makeTour({ visibility: "private", audioStops: [STOPS[0]] }));
  assert.deepEqual(await it.texts("reviewer"), seen);
  const [gone] = await it.read("owner", "?stopId=well");
  assert.deepEqual([gone.isStopGone, gone.stopTitle], [true, "The well"]);
  await it.write("owner", { parent: mine.id, text: "Nine metres." });
});

Deno.test("a comment has no words of a hidden account, and no name of a deleted one", async () => {
  await using it = await withArchive();
  await it.write("editor", { text: "Shall we publish?" });
  const asked = await it.write("reviewer", { text: "Was it red?" });
  await it.send("editor", "PATCH", asked, { isResolved: true });
  const act = { actor: it.ids.admin, now: new Date() };
  await blockUser(it.kv, it.ids.reviewer, { ...act, reason: "Spam", hidesTours: true });
  assert.deepEqual(await it.texts("owner"), ["Person 900: Shall we publish?", "nobody: nothing"]);
  assert.equal((await it.texts("admin"))[1], "Person 901: Was it red?");
  const plan = { otherwise: { fate: "leave" }, exceptions: {}, keepsName: true } as const;
  const { kv, ids: { editor } } = it;
  const data = await (await it.clients.editor.request("/api/account/data")).bytes();
  const [own] = JSON.parse(new TextDecoder().decode(unzipSync(data)["comments.json"]));
  assert.deepEqual([own.tourId, own.text], [it.id, "Shall we publish?"]);
  await beginAccountRemoval(kv, editor, plan, act.now);
  await finishAccountRemoval(kv, editor, () => Promise.resolve(), act.now);
  assert.deepEqual(await it.texts("owner"), ["nobody: Shall we publish?", "nobody: nothing"]);
  const stored = await Comments.values(kv, it.id);
  assert.ok(!JSON.stringify(stored).includes(editor));
});

Deno.test(`an archive takes ${MAX_COMMENTS} comments, then says what to do`, async () => {
  await using it = await withArchive();
  const record = { tourId: it.id, by: it.ids.owner, text: "x", at: new Date().toISOString() };
  for (let n = 0; n < MAX_COMMENTS; n += 500) {
    const operation = it.kv.atomic();
    for (let i = 0; i < 500; i++) {
      const id = newId();
      operation.set(Comments.key(it.id, id), { ...record, id });
    }
    await operation.commit();
  }
  const answer = await it.clients.editor.json("POST", it.at, { text: "One more" });
  assert.equal(answer.status, 413);
  assert.match((await answer.json()).detail, /1,000 comments. Delete some/);
});
