import assert from "node:assert/strict";
import { withAuthor } from "../../support/people/author.ts";
import { Client } from "../../support/people/client.ts";
import { makeTour } from "../../support/data/tours.ts";

const typed = { title: "Mi", audioStops: [{ title: "", latitude: null }], mood: "unsure" };

Deno.test("a draft is saved, saved again, listed, loaded and deleted", async () => {
  await using it = await withAuthor();
  const made = await it.send("POST", "/api/drafts", {
    title: "",
    draftData: typed,
    templateUsed: "food-tour",
  });
  assert.equal(made.status, 201);
  assert.equal(made.body.title, "Untitled Tour");
  const path = made.headers.get("location")!;
  assert.equal(path, `/api/drafts/${made.body.id}`);
  const draftData = { ...typed, title: "Mill" };
  const saved = await it.send("PUT", path, { title: "Mill", draftData, templateUsed: "food-tour" });
  assert.equal(saved.status, 200);
  assert.deepEqual((await it.send("GET", "/api/drafts")).body, [saved.body]);
  assert.deepEqual((await it.send("GET", path)).body, { ...saved.body, draftData });
  assert.equal((await it.send("DELETE", path)).status, 204);
  assert.deepEqual((await it.send("GET", "/api/drafts")).body, []);
  assert.equal((await it.send("DELETE", path)).status, 404);
  const restored = await it.send("POST", `${path}/restore`);
  assert.deepEqual([restored.status, restored.body], [200, { ...saved.body, draftData }]);
  assert.deepEqual((await it.send("GET", "/api/drafts")).body, [saved.body]);
});

Deno.test("two tabs on one draft: the later save is refused with what the first has stored", async () => {
  await using it = await withAuthor();
  const { body: { id, revision } } = await it.send("POST", "/api/drafts", { draftData: typed });
  assert.equal(revision, 1);
  const path = `/api/drafts/${id}`;
  const first = { draftData: { ...typed, title: "Mill" }, revision };
  assert.equal((await it.send("PUT", path, first)).body.revision, 2);
  const stale = await it.send("PUT", path, { draftData: { title: "Mine" }, revision });
  assert.equal(stale.status, 409);
  assert.deepEqual(stale.body.current, (await it.send("GET", path)).body);
  assert.equal(stale.body.current.draftData.title, "Mill");
  const kept = { draftData: { title: "Mine" }, revision: stale.body.current.revision };
  assert.equal((await it.send("PUT", path, kept)).body.revision, 3);
  for (const revision of [0, 1.5, "1"]) {
    assert.equal((await it.send("PUT", path, { ...kept, revision })).status, 400);
  }
});

Deno.test("changes of an archive that two devices began are compared, and published with their draft", async () => {
  await using it = await withAuthor();
  const { body: tour } = await it.send("POST", "/api/tours", makeTour());
  const edit = { draftData: typed, tourId: tour.id, tourRevision: 1 };
  const { body: draft } = await it.send("POST", "/api/drafts", edit);
  const second = await it.send("POST", "/api/drafts", { ...edit, draftData: { title: "Other" } });
  assert.equal(second.status, 409);
  assert.equal(second.body.current.id, draft.id);
  await it.send("PUT", `/api/drafts/${draft.id}`, { ...edit, revision: 1 });
  const form = { ...makeTour(), revision: 1, draftId: draft.id, draftRevision: 1 };
  const stale = await it.send("PUT", `/api/tours/${tour.id}`, form);
  assert.equal(stale.status, 409);
  assert.equal(stale.body.currentDraft.revision, 2);
  assert.equal(stale.body.current, undefined);
  const saved = await it.send("PUT", `/api/tours/${tour.id}`, { ...form, draftRevision: 2 });
  assert.equal(saved.status, 200);
  assert.equal((await it.send("GET", `/api/drafts/${draft.id}`)).status, 404);
});

Deno.test("a new archive takes no draft along that another tab has saved since", async () => {
  await using it = await withAuthor();
  const { body: draft } = await it.send("POST", "/api/drafts", { draftData: typed });
  await it.send("PUT", `/api/drafts/${draft.id}`, { draftData: typed, revision: 1 });
  const form = { ...makeTour(), draftId: draft.id, draftRevision: 1 };
  const stale = await it.send("POST", "/api/tours", form);
  assert.equal(stale.status, 409);
  assert.equal(stale.body.currentDraft.revision, 2);
  assert.equal((await it.send("GET", "/api/tours/user")).body.length, 0);
  assert.equal((await it.send("POST", "/api/tours", { ...form, draftRevision: 2 })).status, 201);
});

Deno.test("a draft of somebody else is not there", async () => {
  await using it = await withAuthor();
  const { headers } = await it.send("POST", "/api/drafts", { draftData: typed });
  const path = headers.get("location")!;
  const other = new Client(it.app);
  await other.login("visitor");
  const before = await it.everything();
  assert.deepEqual(await (await other.request("/api/drafts")).json(), []);
  const answers = [
    await other.request(path),
    await other.json("PUT", path, { draftData: {} }),
    await other.request(path, { method: "DELETE" }),
  ];
  for (const answer of answers) {
    assert.equal(answer.status, 404);
    assert.equal((await answer.json()).detail, "Draft not found");
  }
  assert.deepEqual(await it.everything(), before);
});

Deno.test("a first save of a draft that is sent twice makes one draft", async () => {
  await using it = await withAuthor();
  const key = { "idempotency-key": crypto.randomUUID() };
  const sent = [1, 2].map(() => it.send("POST", "/api/drafts", { draftData: typed }, key));
  const [first, second] = await Promise.all(sent);
  assert.deepEqual(first.body, second.body);
  assert.equal((await it.send("GET", "/api/drafts")).body.length, 1);
  assert.equal((await it.send("POST", "/api/drafts", { draftData: {} }, key)).status, 409);
});

Deno.test("a draft that is too large is refused with the figures, and the saved one stays", async () => {
  await using it = await withAuthor();
  const { headers } = await it.send("POST", "/api/drafts", { draftData: typed });
  const path = headers.get("location")!;
  const answer = await it.send("PUT", path, { draftData: { text: "x".repeat(4_100_000) } });
  assert.equal(answer.status, 413);
  assert.match(answer.body.detail, /4,100,0\d\d bytes\. The limit is 4,000,000/);
  assert.deepEqual((await it.send("GET", path)).body.draftData, typed);
});

Deno.test("an invalid draft is refused by its field, and changes nothing", async () => {
  await using it = await withAuthor();
  const { headers } = await it.send("POST", "/api/drafts", { draftData: typed });
  const before = await it.everything();
  const refused: [unknown, string][] = [
    [{}, "draftData"],
    [{ draftData: [] }, "draftData"],
    [{ draftData: {}, userId: "x" }, "userId"],
    [{ draftData: {}, title: 7 }, "title"],
    ["[]", ""],
  ];
  for (const [body, path] of refused) {
    for (const [method, url] of [["POST", "/api/drafts"], ["PUT", headers.get("location")!]]) {
      const answer = await it.send(method, url, body);
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.body.errors.map((error: { path: string }) => error.path), [path]);
    }
  }
  assert.deepEqual(await it.everything(), before);
});
