import { withoutCodes } from "../../support/data/tours.ts";
import assert from "node:assert/strict";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { importSite } from "../../../lib/import/omeka/import_site.ts";
import { createWebReader } from "../../../lib/import/web_reader.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { createInspector, type Inspector } from "../../../lib/media/inspect/inspector.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { mediaHashesIn } from "../../../lib/model/media/media.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { setVisibility, updateTour } from "../../../lib/store/tours/tour_update.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { Client } from "../../support/people/client.ts";
import { withUploads } from "../../support/people/uploads.ts";
import { type OmekaSite, omekaSite } from "../../support/servers/omeka.ts";
import { killedAfter } from "../../support/store/killed_store.ts";
import { openTestStore } from "../../support/store/store.ts";

type ImportOptions = { kv?: Deno.Kv; isPublished?: boolean; maxBytes?: number };

type ImporterParts = { kv: Deno.Kv; folder: string; userId: string; inspector: Inspector };

/** What an import needs besides a site; `userId` gets the archives. */
function importer(site: OmekaSite, { kv, folder, userId, inspector }: ImporterParts) {
  const objects = createDiskStore(folder);
  const reader = createWebReader({ isLocal: true, pause: () => Promise.resolve() });
  return {
    run: ({ kv: seen = kv, isPublished = true, maxBytes = 50_000_000 }: ImportOptions = {}) =>
      importSite({
        kv: seen,
        objects,
        inspector,
        reader,
        now: () => new Date(),
        userId,
        maxBytes,
        isPublished,
        say: () => {},
      }, site.url),
    /** All archives by their titles. */
    async archives() {
      const found = new Map<string, Tour>();
      for await (const { key } of kv.list({ prefix: ["tours"] })) {
        const { tour } = (await getTour(kv, String(key[1])))!;
        found.set(tour.title, tour);
      }
      return found;
    },
    faults: () => checkStore(kv, storedFilesIn(objects)),
  };
}

/** A site and this program, with an author who gets what is imported. */
async function withSite() {
  const it = await withUploads();
  const site = omekaSite();
  const { id: userId } = await (await it.author.client.request("/api/auth/user")).json();
  const inspector = createInspector();
  return {
    ...it,
    ...importer(site, { ...it, userId, inspector }),
    site,
    visitor: new Client(it.app),
    /** How often files were asked for. */
    filesAsked: () => site.asked().filter((path) => path.startsWith("/files/")).length,
    async [Symbol.asyncDispose]() {
      inspector.end();
      await site[Symbol.asyncDispose]();
      await it[Symbol.asyncDispose]();
    },
  };
}

const placeOf = (stop: Stop) => hasPlace(stop) && [stop.latitude, stop.longitude];

Deno.test("tours come over with their stops in order, texts, places, records, recordings and pictures", async () => {
  await using it = await withSite();
  const { lines, failed } = await it.run();
  assert.equal(failed, false);
  const archives = await it.archives();
  assert.deepEqual([...archives.keys()].sort(), [
    "More Stories of Walks of Milltown",
    "Second Walk",
    "Walls and Water",
  ]);
  const walls = archives.get("Walls and Water")!;
  assert.deepEqual(walls.audioStops.map(({ id, title }) => [id, title]), [
    ["omeka-1", "The Oldest Walls"],
    ["omeka-1-r14", "A second voice"],
    ["omeka-2", "Nowhere Now"],
    ["omeka-6", "The Bridge"],
    ["omeka-1-2", "The Oldest Walls"],
    ["omeka-1-2-r14", "A second voice"],
  ]);
  const [first, second, nowhere, bridge] = walls.audioStops;
  assert.equal(
    first.description,
    "A beginning\n\nThey are old.\n\nThey are very old.\n\nLook up.\n\n—\n\nFormat: Interview\n" +
      "Factoid: They lean.\nFactoid: They lean more.\nStreet Address: 1 Mill Lane\n" +
      "Official Website: Walls (https://walls.example)\nAlso at 42.375, -71.119",
  );
  assert.deepEqual(placeOf(first), [42.37444, -71.11812]);
  assert.match(first.audioUrl, /^\/media\/[0-9a-f]{64}\.mp3$/);
  assert.equal(first.audioDuration, "0:02");
  assert.match(
    first.imageUrl!,
    /^\/media\/[0-9a-f]{64}\.png#size=1280x960&small=\/media\/[0-9a-f]{64}\.jpg$/,
  );
  const [gate, later, ...more] = first.things!.map(({ url: _, ...thing }) => thing);
  assert.deepEqual(gate, {
    id: "omeka-11",
    alt: "The gate",
    caption: "The gate",
    rights: "https://creativecommons.org/publicdomain/zero/1.0/",
  });
  assert.deepEqual(later, {
    id: "omeka-12",
    alt: "The gate, later",
    caption: "The gate, later: Two men stand before it.",
    credit: "Jo Park, All rights reserved",
    date: "1931~",
    source: "Box 9",
  });
  assert.deepEqual(more, []);
  assert.match(first.things![1].url, /^\/media\/[0-9a-f]{64}\.jpg#size=/);
  assert.equal(first.imageAlt, "The gate", "the first one as older programs know it");
  assert.deepEqual(walls.things, [first.things![0]]);
  const [paper, ...otherSources] = first.record!.sources!.slice(2);
  assert.equal(paper.text, "Document: A letter from the walls");
  assert.match(paper.url!, /\/files\/original\/16-letter\.pdf$/);
  assert.deepEqual(otherSources, []);
  assert.equal(first.transcript?.cues.length, 2);
  assert.match(second.audioUrl, /\.m4a$/);
  assert.deepEqual(placeOf(nowhere), [42.37444, -71.11812]);
  assert.equal(nowhere.audioUrl, "test-beep");
  assert.deepEqual(bridge.transcript?.cues.map(({ start, text }) => [start, text]), [
    [0, "It crosses."],
  ]);
  assert.equal(walls.accessNote, "The Oldest Walls: Two steps at the door.");
  assert.equal(walls.creatorName, "Milltown School");
  const others = archives.get("More Stories of Walks of Milltown")!;
  assert.equal(others.tourType, "unordered");
  assert.equal(others.audioStops[0].title, "The Mill Wheel");
  for (
    const line of [
      "Not taken: item 5, “A letter”: it is in no tour and has no place.",
      "2 tours there: 2 taken, 0 not.",
      "5 items there: 4 taken, 1 not.",
      "9 files there: 6 taken, 3 not.",
    ]
  ) assert.ok(lines.includes(line), `${line}\n\n${lines.join("\n")}`);
  assert.ok(lines.some((line) => /^Not taken: file 41, gate\.webp of item 4: /.test(line)));
  const ofPaper = lines.find((line) => line.startsWith("Not taken: file 16, letter.pdf: "));
  assert.match(ofPaper ?? "", /become pictures in the form.* add it to “The Oldest Walls”/);
  for (const hash of mediaHashesIn([...archives.values()])) {
    const { status } = await it.visitor.request(`/media/${hash}.${extensionOf(archives, hash)}`);
    assert.equal(status, 200, "each visitor gets the files of public archives");
  }
  assert.deepEqual(await it.faults(), [], "nothing is left over");
});

const extensionOf = (archives: Map<string, Tour>, hash: string): string =>
  new RegExp(`${hash}\\.(\\w+)`).exec(JSON.stringify([...archives.values()]))![1];

Deno.test("old addresses lead to archives and stops for good, also after stops have moved", async () => {
  await using it = await withSite();
  await it.run();
  const archives = await it.archives();
  const [walls, second, others] = ["Walls and Water", "Second Walk", "More Stories"].map((title) =>
    [...archives.values()].find((tour) => tour.title.startsWith(title))!
  );
  const leads = async (path: string, client = it.visitor) => {
    const { status, headers } = await client.request(path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  const ways: [path: string, to: string][] = [
    ["/tours/show/1", `/tour/${walls.id}`],
    ["/tours/show/2?ref=leaflet", `/tour/${second.id}`],
    ["/items/show/1", `/tour/${walls.id}#stop-1`],
    ["/items/show/6", `/tour/${walls.id}#stop-4`],
    ["/items/show/6?tour=2&index=0", `/tour/${second.id}#stop-1`],
    ["/items/show/6?tour=9&index=0", `/tour/${walls.id}#stop-4`],
    ["/items/show/4", `/tour/${others.id}#stop-1`],
  ];
  for (const [path, to] of ways) assert.deepEqual(await leads(path), [308, to], path);
  for (const path of ["/items/show/5", "/items/show/x", "/tours/show/0", "/tours/show/1/2"]) {
    assert.equal((await leads(path))[0], 404, path);
  }
  const moved = { ...toForm(walls), audioStops: walls.audioStops.toReversed() };
  await updateTour(it.kv, walls.id, moved);
  assert.deepEqual(await leads("/items/show/6"), [308, `/tour/${walls.id}#stop-3`]);
  await setVisibility(it.kv, walls.id, "private");
  assert.equal((await leads("/items/show/6"))[0], 404, "a private archive is nobody's to find");
  assert.equal((await leads("/items/show/6", it.author.client))[0], 308, "but its owner's");
});

Deno.test("of two sites the one that came first keeps its old addresses, and the report says so", async () => {
  await using it = await withSite();
  await it.run();
  const { id } = (await it.archives()).get("Walls and Water")!;
  await using other = omekaSite();
  other.world.tours = other.world.tours.filter(({ id }) => id === 1);
  const inspector = createInspector();
  const { kv, folder } = it;
  const { run } = importer(other, { kv, folder, userId: NOBODY, inspector });
  const { lines } = await run();
  inspector.end();
  assert.equal((await Array.fromAsync(kv.list({ prefix: ["tours"] }))).length, 5);
  const { headers } = await it.visitor.request("/tours/show/1", { redirect: "manual" });
  assert.equal(headers.get("location"), `/tour/${id}`);
  assert.ok(lines.some((line) => /^\d+ old addresses led to archives of another/.test(line)));
});

Deno.test("run again it brings nothing twice, and what has changed there", async () => {
  await using it = await withSite();
  await it.run();
  const before = await it.archives();
  const files = it.filesAsked();
  const { lines } = await it.run();
  assert.deepEqual(await it.archives(), before);
  assert.equal(it.filesAsked(), files + 2, "what was refused, and captions, which are not stored");
  assert.ok(lines.some((line) => line.startsWith("“Second Walk” has not changed there:")));

  // Who may see it is decided here: that is no change of what it says.
  const { id } = before.get("Second Walk")!;
  await setVisibility(it.kv, id, "unlisted");
  const bridge = it.site.world.items.find(({ id }) => id === 6)!;
  bridge.elements = [["DC", "Title", "The New Bridge"], ["Item", "Story", "It crosses."]];
  bridge.files![0] = {
    ...bridge.files![0],
    version: "v2",
    bytes: () => mediaFile("variable_rate.mp3"),
    type: "audio/mpeg",
  };
  await it.run();
  const { tour } = (await getTour(it.kv, id))!;
  assert.equal(tour.audioStops[0].title, "The New Bridge");
  assert.match(tour.audioStops[0].audioUrl, /\.mp3$/);
  assert.equal(tour.visibility, "unlisted");
  assert.equal(tour.revision, 3);
  assert.deepEqual(await it.faults(), []);
});

Deno.test("an archive that was changed or deleted here stays so after changes there", async () => {
  await using it = await withSite();
  await it.run();
  const archives = await it.archives();
  const { id } = archives.get("Second Walk")!;
  const mine = { ...toForm(archives.get("Second Walk")!), title: "My Own Title" };
  await updateTour(it.kv, id, mine);
  await deleteTour(it.kv, archives.get("Walls and Water")!.id);
  it.site.world.tours[0].title = "Another Title There";
  const { lines } = await it.run();
  const { tour } = (await getTour(it.kv, id))!;
  assert.equal(tour.title, "My Own Title");
  assert.equal((await it.archives()).size, 2);
  assert.ok(lines.some((line) => line.startsWith("“Another Title There” was changed here")));
  assert.ok(lines.includes("Not taken: tour 1, “Walls and Water”: it was deleted here."));
});

Deno.test("killed after any write, the next run brings the rest, and nothing twice", async () => {
  await using site = omekaSite();
  const inspector = createInspector();
  const wanted = await importKilled(site, inspector, Infinity);
  for (let writes = 0;; writes += 5) {
    const { contents, wrong, isWhole } = await importKilled(site, inspector, writes);
    assert.deepEqual(contents, wanted.contents, `after ${writes} writes`);
    assert.deepEqual(wrong, [], `after ${writes} writes`);
    if (isWhole) break;
  }
  inspector.end();
});

/** Imports with a process that is killed after so many writes, and once more where it was. */
async function importKilled(site: OmekaSite, inspector: Inspector, writes: number) {
  await using store = await openTestStore();
  const folder = await Deno.makeTempDir({ prefix: "import-test-" });
  const it = importer(site, { kv: store.kv, folder, userId: NOBODY, inspector });
  const run = it.run({ kv: killedAfter(store.kv, writes) });
  const isWhole = await run.then(() => true, () => false);
  if (!isWhole) await it.run();
  const contents = [...(await it.archives()).values()].map(toForm)
    .map((form) => ({ ...form, audioStops: withoutCodes(form.audioStops) }))
    .sort((a, b) => a.title < b.title ? -1 : 1);
  const wrong = (await it.faults()).filter(({ level }) => level === "wrong");
  await Deno.remove(folder, { recursive: true });
  return { contents, wrong, isWhole };
}

Deno.test("a file that does not come today takes nothing away, and comes with the next run", async () => {
  await using it = await withSite();
  it.site.intercept = ({ pathname }) =>
    pathname.endsWith("-tone.m4a") ? new Response("", { status: 503 }) : null;
  const { lines, failed } = await it.run();
  assert.equal(failed, true);
  assert.ok(lines.includes("Not taken: file 14, tone.m4a of item 1: the site answers 503."));
  assert.equal((await it.archives()).get("Walls and Water")!.audioStops.length, 4);
  it.site.intercept = () => null;
  assert.equal((await it.run()).failed, false);
  assert.equal((await it.archives()).get("Walls and Water")!.audioStops.length, 6);

  it.site.world.items[0].files![2].version = "v2";
  it.site.intercept = ({ pathname }) =>
    pathname.endsWith("-tone.mp3") ? new Response("", { status: 503 }) : null;
  const waiting = await it.run();
  assert.ok(waiting.lines.some((line) => line.startsWith("“Walls and Water” is as it was")));
  const { audioStops } = (await it.archives()).get("Walls and Water")!;
  assert.match(audioStops[0].audioUrl, /\.mp3$/);
});

Deno.test("archives are private unless they are to be published", async () => {
  await using it = await withSite();
  await it.run({ isPublished: false });
  for (const { id, visibility } of (await it.archives()).values()) {
    assert.equal(visibility, "private");
    assert.equal((await it.visitor.request(`/tour/${id}`)).status, 404);
    assert.equal((await it.author.client.request(`/tour/${id}`)).status, 200);
  }
});
