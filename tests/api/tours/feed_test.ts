/** The feed of new archives. */
import assert from "node:assert/strict";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeTour } from "../../support/data/tours.ts";

Deno.test("the feed has the newest public archives, is announced by lists, and is sent once to who has it", async () => {
  await using it = await withAuthor();
  const visitor = new Client(it.app);
  const create = async (over: object = {}): Promise<string> =>
    (await it.send("POST", "/api/tours", makeTour(over))).body.id;
  const idsIn = (xml: string) =>
    [...xml.matchAll(/<entry><id>[^<]*\/tour\/(\w+)<\/id>/g)].map(([, id]) => id);
  const feed = async () => idsIn(await (await visitor.request("/feed.atom")).text());

  const [first, second] = [await create(), await create()];
  for (const visibility of ["private", "unlisted"]) await create({ visibility });
  assert.deepEqual(await feed(), [second, first]);
  for (const path of ["/", "/tours"]) {
    for (const client of [visitor, it.client]) {
      const page = await (await client.request(path)).text();
      assert.match(
        page,
        /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed\.atom"/,
      );
    }
  }
  const answer = await visitor.request("/feed.atom");
  assert.equal(answer.headers.get("content-type"), "application/atom+xml; charset=utf-8");
  assert.match(answer.headers.get("cache-control")!, /^public, .*s-maxage/);
  const again = { headers: { "if-none-match": answer.headers.get("etag")! } };
  assert.equal((await visitor.request("/feed.atom", again)).status, 304);
  assert.match(await answer.text(), new RegExp(`href="${ORIGIN}/tour/${first}"`));

  await it.send("PATCH", `/api/tours/${first}/visibility`, { visibility: "private" });
  assert.deepEqual(await feed(), [second]);
  await it.send("DELETE", `/api/tours/${second}`);
  assert.deepEqual(await feed(), []);
  for (let i = 0; i < 52; i++) await create();
  assert.equal((await feed()).length, 50);
});
