import assert from "node:assert/strict";
import { storeListens } from "../../support/data/listens.ts";
import { signInPeople, SPOKEN_STOP } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const WEEK = 7 * 24 * 3600 * 1000;

Deno.test("administrators see what the host has, on a page and as a table", async () => {
  let elapsed = 0;
  let now = new Date();
  await using it = await testApp({ now: () => now, elapsed: () => elapsed });
  const { clients, ids, tourOf } = await signInPeople(it);
  const tourId = await tourOf(ids.owner);
  await tourOf(ids.owner, { visibility: "private" });
  await storeListens(it.kv, tourId, new Date(), [{ stopId: SPOKEN_STOP, count: 52 }]);
  now = new Date(Date.now() + 2 * WEEK);
  const page = async () => await (await clients.admin.request("/admin/statistics")).text();
  const table = async () => {
    const answer = await clients.admin.request("/api/admin/statistics");
    assert.equal(
      answer.headers.get("content-disposition"),
      'attachment; filename="statistics.csv"',
    );
    return (await answer.text()).split("\r\n");
  };
  assert.match(await page(), /<dt>Public<\/dt><dd[^>]*>1<\/dd>/);
  const rows = await table();
  assert.ok(rows.includes('"Archives, private",,1'), rows.join("\n"));
  assert.ok(rows.includes("Accounts,,6"));
  assert.ok(rows.some((row) => /^Listenings,\d{4}-\d\d-\d\d,50$/.test(row)));
  // Figures are of the last minute.
  await tourOf(ids.owner);
  assert.ok((await table()).includes('"Archives, public",,1'));
  elapsed = 60_000;
  assert.ok((await table()).includes('"Archives, public",,2'));
  assert.match(await page(), /<dt>Public<\/dt><dd[^>]*>2<\/dd>/);
  for (const person of ["other", "anonymous"] as const) {
    const html = await (await clients[person].request("/admin/statistics")).text();
    assert.ok(!html.includes("Used in the last"), person);
  }
});
