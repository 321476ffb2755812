/** No request, of whatever kind, keeps those of others waiting for long. */
import assert from "node:assert/strict";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { Client } from "../../support/people/client.ts";
import { HOSTILE_FILES, joinBytes } from "../../support/data/hostile_media.ts";
import { leastHold, slowness } from "../../support/measure/loop_hold.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { Uploader, withUploads } from "../../support/people/uploads.ts";

/** Milliseconds of the event loop, at once; more on a machine that is slower than most. */
const MOST_HELD = 250 * slowness();

/** A little less than the largest body that is read. */
const BODY = 1024 * 1024 - 1000;

/** The largest archive: as many stops as there may be, and almost as many bytes. */
const largeTour = (): TourInput => {
  const description = "What people told of the mill, and of what came after it. ".repeat(18);
  return makeTour({ audioStops: Array.from({ length: 500 }, () => makeStop({ description })) });
};

/** The whole answer, so that what is sent as a stream is made as well. */
async function ask(client: Client, path: string, init?: RequestInit): Promise<number> {
  const response = await client.request(path, init);
  await response.arrayBuffer();
  return response.status;
}

function post(client: Client, path: string, body: BodyInit, method = "POST") {
  return ask(client, path, { method, headers: { "content-type": "application/json" }, body });
}

/** An app in which nobody asks too often, and where an author has the largest archive. */
async function world() {
  const ahead = { ms: 0 };
  const it = await withUploads({
    settings: { USER_QUOTA_MB: "5000" },
    // Limits let go on who waits a minute.
    elapsed: () => performance.now() + (ahead.ms += 60_000),
    now: () => new Date(Date.now() + (ahead.ms += 60_000)),
  });
  const author = it.author.client;
  const created = await author.json("POST", "/api/tours", largeTour());
  assert.equal(created.status, 201);
  const { id } = await created.json();
  return { ...it, author, id, uploads: new Uploader(author) };
}

/** JSON as large as a body may be, and no input of anything. */
const HOSTILE_JSON: Record<string, () => string> = {
  "lists within lists": () => "[".repeat(BODY / 2) + "]".repeat(BODY / 2),
  "objects within objects": () => '{"a":'.repeat(BODY / 6) + "1" + "}".repeat(BODY / 6),
  "many small fields": () =>
    `{${Array.from({ length: BODY / 11 }, (_, n) => `"${n}":0`).join(",")}}`,
  "stops of nothing": () => `{"audioStops":[${Array(BODY / 4 - 10 | 0).fill("{}").join(",")}]}`,
  "one text": () => JSON.stringify({ title: "a".repeat(BODY - 20) }),
  "a text of escapes": () => `{"title":"${"\\ud800".repeat(BODY / 6 - 10)}"}`,
  "a long number": () => `{"latitude":${"1".repeat(BODY - 20)}}`,
  "a text of spaces": () => JSON.stringify({ title: `a${" ".repeat(BODY - 30)}b` }),
  "an address of dots": () => JSON.stringify({ imageUrl: "https://" + "a.".repeat(BODY / 2 - 50) }),
  "no JSON": () => "{".repeat(BODY),
};

for (
  const [method, path] of [["POST", "/api/tours"], ["PUT", "/api/tours/:id"], [
    "POST",
    "/api/drafts",
  ]]
) {
  Deno.test(`${method} ${path} lets others go on, whatever comes as JSON`, async () => {
    await using it = await world();
    const at = path.replace(":id", it.id);
    for (const [what, make] of Object.entries(HOSTILE_JSON)) {
      const body = make();
      const held = await leastHold(() => post(it.author, at, body, method), MOST_HELD);
      assert.ok(held < MOST_HELD, `${what} (${body.length} bytes): ${held} ms`);
    }
  });
}

Deno.test("what the largest archive takes lets others go on: its pages, saves, exports", async () => {
  await using it = await world();
  const { author, id } = it;
  const body = JSON.stringify(largeTour());
  const draft = JSON.stringify({ title: "A draft", tourId: id, draftData: largeTour() });
  const paths = [
    `/tour/${id}`,
    `/tour/${id}/edit`,
    `/tour/${id}/history`,
    `/api/tours/${id}`,
    `/api/tours/${id}/revisions`,
    `/api/tours/${id}/revisions/1`,
    "/api/account/data",
    "/api/drafts",
    "/profile",
    "/tours",
    `/tours?q=${"mill ".repeat(39)}`,
    `/tours?q=${"a".repeat(200)}`,
    `/api/location?q=${"1 ".repeat(150)}`,
    `/api/location/suggest?q=${encodeURIComponent("é".repeat(300))}`,
    "/sitemap.xml",
    "/api/uploads",
  ];
  const requests: [what: string, run: () => Promise<number>][] = [
    ["POST /api/tours", () => post(author, "/api/tours", body)],
    ["PUT /api/tours/:id", () => post(author, `/api/tours/${id}`, body, "PUT")],
    ["POST /api/drafts", () => post(author, "/api/drafts", draft)],
    ["duplicate", () => post(author, `/api/tours/${id}/duplicate`, "{}")],
    ...paths.map((path): [string, () => Promise<number>] => [path, () => ask(author, path)]),
  ];
  const report = [];
  for (const [what, run] of requests) {
    const statuses = new Set<number>();
    const held = await leastHold(async () => statuses.add(await run()), MOST_HELD);
    report.push(`${what.slice(0, 40)}: ${held} ms (${[...statuses]})`);
    assert.ok(![...statuses].some((status) => status === 429 || status >= 500), report.at(-1));
    assert.ok(held < MOST_HELD, report.at(-1));
  }
  console.log(report.join("\n"));
});

Deno.test("uploads let others go on, whatever is in them, and however large they are", async () => {
  await using it = await world();
  const tone = mediaFile("without_header.mp3");
  const files = {
    "a recording of 20 MB": joinBytes(...Array(Math.floor(20e6 / tone.length)).fill(tone)),
    "20 MB of empty boxes": HOSTILE_FILES["M4A of empty boxes"](20e6),
    "20 MB of empty chunks": HOSTILE_FILES["WAV of empty chunks"](20e6),
    ...Object.fromEntries(
      [
        "MP3 of three frames and 0xFF",
        "ID3 of a terms list",
        "M4A of many tags",
        "JPEG of empty segments",
        "PNG of empty chunks",
        "WAV of empty chunks",
      ].map((name) => [name, HOSTILE_FILES[name](1_000_000)]),
    ),
  };
  for (const [what, bytes] of Object.entries(files)) {
    const held = await leastHold(async () => {
      const answer = await it.uploads.send(bytes);
      await answer.arrayBuffer();
      assert.ok([200, 400].includes(answer.status), `${what}: ${answer.status}`);
    }, MOST_HELD);
    assert.ok(held < MOST_HELD, `${what}: ${held} ms`);
  }
});
