/** Archival Resource Keys of archives, stops and sentences. */
import assert from "node:assert/strict";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { testApp } from "../../support/servers/server.ts";

const ORIGIN = "https://tours.example.org";
const settings = { APP_ORIGIN: ORIGIN, ARK_NAAN: "12345" };

/** A server that has ARKs, with an archive of two stops. */
async function withArks() {
  const test = await testApp({ settings });
  const { id } = await createTour(
    test.kv,
    makeTour({
      title: "The mill",
      record: { creators: ["Lewis, Mae"], dateRecorded: "2024-05-03" },
      audioStops: [makeStop({ id: "race" }), makeStop({ id: "the-fire", title: "The fire" })],
    }),
    { userId: "owner" },
  );
  const ark = `/ark:/12345/${id.toLowerCase()}`;
  const get = async (path: string) => {
    const response = await test.app.request(ORIGIN + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { test, id, ark, get };
}

Deno.test("an ARK leads to its archive, to a stop of it and to a second, in letters of either case", async () => {
  const { test, id, ark, get } = await withArks();
  await using _ = test;
  const leads = {
    [ark]: `/tour/${id}`,
    [`/ark:/12345/${id}`]: `/tour/${id}`,
    [`${ark}/race`]: `/tour/${id}#stop-1`,
    [`${ark}/the-fire.t63`]: `/tour/${id}#stop-2&t=63`,
    [`${ark}/the-fire.t21.187`]: `/tour/${id}#stop-2&t=21.187`,
  };
  for (const [path, target] of Object.entries(leads)) {
    const { status, headers } = await get(path);
    assert.deepEqual([status, headers.get("location")], [302, target], path);
  }
  for (
    const path of [
      `${ark}/none`,
      `${ark}/race.t`,
      `${ark}/race.t1.`,
      `${ark}/race.x3`,
      "/ark:/12345/mill",
    ]
  ) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await get(ark.replace("12345", "99999"))).status, 404, "another's number");
});

Deno.test("?info says who made what, when and where, as an ERC", async () => {
  const { test, ark, get } = await withArks();
  await using _ = test;
  const { headers, text } = await get(`${ark}/the-fire?info`);
  assert.match(headers.get("content-type")!, /^text\/plain/);
  assert.equal(
    text,
    "erc:\nwho: Lewis, Mae\nwhat: The fire (The mill)\nwhen: 2024-05-03\n" +
      `where: ${ORIGIN}${ark}/the-fire\n`,
  );
});

Deno.test("citations have the address of the ARK", async () => {
  const { test, id, ark, get } = await withArks();
  await using _ = test;
  const { text } = await get(`/api/tours/${id}/citation?stop=the-fire&t=63`);
  assert.ok(text.includes(`${ORIGIN}${ark}/the-fire.t63`), text);
  const { text: exact } = await get(`/api/tours/${id}/citation?stop=the-fire&t=21.187`);
  assert.ok(exact.includes(`${ORIGIN}${ark}/the-fire.t21.187`), exact);
  assert.ok((await get(`/tour/${id}`)).text.includes(`${ORIGIN}${ark}`));
});

Deno.test("the ARK of an archive that was public says that it is gone", async () => {
  const { test, id, ark, get } = await withArks();
  await using _ = test;
  await deleteTour(test.kv, id);
  for (const path of [ark, `${ark}?info`, `${ark}/race`]) {
    const { status, text } = await get(path);
    assert.equal(status, 410, path);
    assert.match(text, /This archive was here. It is not public any more./);
  }
});

Deno.test("a site without a number of its own has no ARKs", async () => {
  await using test = await testApp({ settings: { APP_ORIGIN: ORIGIN } });
  const { id } = await createTour(test.kv, makeTour(), { userId: "owner" });
  const { status } = await test.app.request(`${ORIGIN}/ark:/12345/${id}`);
  assert.equal(status, 404);
  const cited = await test.app.request(`${ORIGIN}/api/tours/${id}/citation`);
  assert.ok((await cited.text()).includes(`${ORIGIN}/tour/${id}`));
});
