import assert from "node:assert/strict";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const form = (title: string) => makeTour({ title, audioStops: [makeStop({ id: "a", title })] });

/** An author whose tour was saved as often as there are titles. */
async function withHistory(...titles: string[]) {
  const it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", form(titles[0]));
  for (const title of titles.slice(1)) await it.send("PUT", `/api/tours/${id}`, form(title));
  return Object.assign(it, { id, path: `/api/tours/${id}/revisions` });
}

Deno.test("the history lists each save with its time and who made it, newest first, in pages", async () => {
  await using it = await withHistory("One", "Two", "Three");
  const { body, headers } = await it.send("GET", `${it.path}?limit=2`);
  assert.deepEqual(
    body.map(({ revision, title, savedBy, stopCount }: Record<string, unknown>) => [
      revision,
      title,
      savedBy,
      stopCount,
    ]),
    [[3, "Three", "Arthur Author", 1], [2, "Two", "Arthur Author", 1]],
  );
  assert.ok(body.every(({ savedAt }: { savedAt: string }) => !Number.isNaN(Date.parse(savedAt))));
  const next = /<([^>]*)>; rel="next"/.exec(headers.get("link")!)![1];
  const last = await it.send("GET", next);
  assert.deepEqual(last.body.map(({ title }: { title: string }) => title), ["One"]);
  assert.equal(last.headers.get("link"), null);
});

Deno.test("an earlier version is read whole, and restored as the newest", async () => {
  await using it = await withHistory("One", "Two");
  const first = await it.send("GET", `${it.path}/1`);
  assert.equal(first.body.audioStops[0].title, "One");
  const restored = await it.send("POST", `${it.path}/1/restore`);
  assert.deepEqual([restored.status, restored.body.revision, restored.body.title], [200, 3, "One"]);
  assert.equal((await it.send("GET", `/api/tours/${it.id}`)).body.audioStops[0].title, "One");
  assert.equal((await it.send("GET", `${it.path}/2`)).body.title, "Two", "nothing is lost");
});

Deno.test("an earlier version that was public does not open a tour that is private now", async () => {
  await using it = await withHistory("One");
  await it.send("PATCH", `/api/tours/${it.id}/visibility`, { visibility: "private" });
  const { body } = await it.send("POST", `${it.path}/1/restore`);
  assert.equal(body.visibility, "private");
});

Deno.test("a version that is not stored is a missing one", async () => {
  await using it = await withHistory("One");
  for (const revision of ["2", "0", "x", "1.5", "99999999999"]) {
    assert.equal((await it.send("GET", `${it.path}/${revision}`)).status, 404);
    assert.equal((await it.send("POST", `${it.path}/${revision}/restore`)).status, 404);
  }
  assert.equal((await it.send("GET", `${it.path}?cursor=x`)).status, 400);
});
