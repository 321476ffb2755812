/** Manifests and lists of IIIF, as viewers of other sites load them. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("manifests are of public archives alone, may be read by other sites, and change with the archive", async () => {
  await using it = await withAuthor();
  const visitor = new Client(it.app);
  const create = async (over: object): Promise<string> =>
    (await it.send("POST", "/api/tours", makeTour(over))).body.id;
  const id = await create({ title: "The mill", language: "en" });
  const hidden = await Promise.all(
    (["unlisted", "private"] as const).map((visibility) => create({ visibility })),
  );
  const manifest = () => visitor.request(`/tour/${id}/manifest.json`);
  const list = async (path: string) => (await (await visitor.request(path)).json()).items;

  const answer = await manifest();
  assert.equal(answer.headers.get("access-control-allow-origin"), "*");
  assert.match(answer.headers.get("content-type")!, /^application\/ld\+json;profile=/);
  assert.deepEqual((await answer.json()).label, { en: ["The mill"] });
  for (const other of hidden) {
    const refused = await it.client.request(`/tour/${other}/manifest.json`);
    assert.equal(refused.status, 404);
    assert.ok(!(await refused.text()).includes("canvas"));
  }
  const all = await list("/iiif/collection.json");
  assert.deepEqual(all.map(({ id }: { id: string }) => id.split("/")[4]), [id]);

  await it.send("PUT", `/api/tours/${id}`, { ...makeTour({ title: "The bridge" }), revision: 1 });
  assert.deepEqual((await (await manifest()).json()).label.en, ["The bridge"]);
  await create({ title: "Another" });
  const [, next] = await list("/iiif/collection.json?limit=1");
  const { pathname, search } = new URL(next.id);
  assert.deepEqual((await list(pathname + search))[0].label, { en: ["The bridge"] });
  await it.send("DELETE", `/api/tours/${id}`);
  assert.equal((await manifest()).status, 404);
  assert.equal((await visitor.request("/iiif/collection.json?limit=0")).status, 400);
});
