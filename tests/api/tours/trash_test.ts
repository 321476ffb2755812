import assert from "node:assert/strict";
import { withAuthor } from "../../support/people/author.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("a deleted tour is listed, restored with its address, and deleted for good", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour({ title: "Mill" }));
  await it.send("DELETE", `/api/tours/${id}`);
  const [deleted] = (await it.send("GET", "/api/trash")).body;
  assert.deepEqual([deleted.tour.id, deleted.tour.title, deleted.isOwn], [id, "Mill", true]);
  const restored = await it.send("POST", `/api/trash/${id}/restore`);
  assert.deepEqual([restored.status, restored.body.title], [200, "Mill"]);
  assert.equal((await it.send("GET", `/api/tours/${id}`)).status, 200);
  assert.deepEqual((await it.send("GET", "/api/trash")).body, []);
  await it.send("DELETE", `/api/tours/${id}`);
  assert.equal((await it.send("DELETE", `/api/trash/${id}`)).status, 204);
  assert.equal((await it.send("POST", `/api/trash/${id}/restore`)).status, 404);
});

Deno.test("changes of a tour that was deleted stay a draft, and become a new tour", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
  const edit = { draftData: { title: "Changed" }, tourId: id, tourRevision: 1 };
  const { body: draft } = await it.send("POST", "/api/drafts", edit);
  await it.send("DELETE", `/api/tours/${id}`);
  const path = `/api/drafts/${draft.id}`;
  assert.equal((await it.send("PUT", path, { ...edit, revision: 1 })).body.revision, 2);
  const form = { ...makeTour(), draftId: draft.id, draftRevision: 2 };
  assert.equal((await it.send("PUT", `/api/tours/${id}`, form)).status, 404);
  assert.equal((await it.send("GET", path)).status, 200);
  assert.equal((await it.send("POST", "/api/tours", form)).status, 201);
  assert.equal((await it.send("GET", path)).status, 404);
});
