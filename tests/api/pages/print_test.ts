/** Posters, labels and booklets of an archive. */
import assert from "node:assert/strict";
import { TOWN, withMapArchive } from "../../support/browser/vector_map.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { withAuthor } from "../../support/people/author.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";

const KINDS = ["poster", "labels", "booklet"];

async function withArchive(over: object = {}, options?: Parameters<typeof withAuthor>[0]) {
  const it = await withAuthor(options);
  const audioStops = ["The gate", "The mill", "The bell"].map((title, i) =>
    makeStop({
      id: `stop-${i + 1}`,
      title,
      description: `What ${title} has seen.`,
      latitude: 40.759 + i / 1000,
      longitude: -74.667,
      audioUrl: `https://sounds.example/${i + 1}.mp3`,
    })
  );
  const tour = makeTour({ title: "Old <Trades>", audioStops, ...over });
  const { id } = (await it.send("POST", "/api/tours", tour)).body;
  const get = async (path: string, client: Client = new Client(it.app)) => {
    const response = await client.request(`/tour/${id}/${path}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return { ...it, id, get };
}

const codesIn = (html: string) =>
  Array.from(html.matchAll(/aria-label="QR code of ([^"]*)"/g), ([, address]) => address);

/** The numbers of the seals of labels, and of empty places. */
const labelsIn = (html: string) =>
  Array.from(
    html.matchAll(
      /class="label"(?: aria-label="Used label")?>(?:<div[^>]*><span[^>]*><span[^>]*>(\d+))?/g,
    ),
    ([, n]) => n ?? "used",
  );

Deno.test("each printed page is one document with the archive's codes, which the policy of contents lets through", async () => {
  await using it = await withArchive();
  const page = await it.client.request(`/tour/${it.id}`);
  const html = await page.text();
  for (const kind of KINDS) {
    assert.ok(html.includes(`href="/tour/${it.id}/${kind}"`), `the archive leads to its ${kind}`);
    const printed = await it.get(kind);
    assert.equal(printed.status, 200);
    assert.match(printed.html, /Old &lt;Trades&gt;/);
    assert.match(printed.html, /<meta name="robots" content="noindex"\/>/);
    assert.doesNotMatch(printed.html, / style=|<style|<script>/);
    const codes = codesIn(printed.html);
    assert.equal(codes.length, { poster: 1, labels: 3, booklet: 4 }[kind]);
    assert.equal(new Set(codes).size, codes.length);
    for (const code of codes) assert.ok(code.startsWith(`${ORIGIN}/`), code);
  }
});

Deno.test("a poster invites to the place by its name, on the paper that was chosen", async () => {
  await using it = await withArchive({ record: { coverage: ["Mill Street"] } });
  const { html } = await it.get("poster?size=a3&orientation=landscape");
  assert.match(html, /data-paper="a3" data-orientation="landscape"/);
  assert.match(html, /Mill Street/);
  assert.match(html, /Come and hear 3 stories/);
  assert.match(html, /aria-label="Map of the stops"/);
  assert.match(html, /<option value="a3" selected="">/);
});

Deno.test("labels are those of the chosen stops, after the used ones of a sheet", async () => {
  await using it = await withArchive();
  assert.deepEqual(labelsIn((await it.get("labels")).html), ["1", "2", "3"]);
  const { html } = await it.get("labels?sheet=5164&start=3&stops=2-3");
  assert.match(html, /data-sheet="5164"/);
  assert.deepEqual(labelsIn(html), ["used", "used", "2", "3"]);
  assert.match(html, /value="2-3"/);
  assert.match((await it.get("labels?stops=9")).html, /No stop with a story/);
});

Deno.test("a booklet has texts, or transcripts where there are any, record, credits and citation", async () => {
  await using it = await withArchive({
    record: { creators: ["Mae Lewis"], rightsHolder: "Lincoln High School" },
    audioStops: [makeStop({
      description: "In short.",
      imageUrl: "/archives/oxford-schools/cover.svg",
      imageCredit: "Photo: Ida Bell",
      transcript: makeTranscript([{ start: 0, end: 900, text: "The mill burned down." }]),
    })],
  });
  const texts = (await it.get("booklet")).html;
  assert.match(texts, /In short\./);
  assert.doesNotMatch(texts, /burned down/);
  const { html } = await it.get("booklet?text=transcripts&size=half-letter");
  assert.match(html, /burned down/);
  for (const one of ["Mae Lewis", "Lincoln High School", "Photo: Ida Bell", "half-letter"]) {
    assert.ok(html.includes(one), one);
  }
});

Deno.test("a booklet has the cover of a stop and one more picture, each with caption and credit", async () => {
  const thingOf = (id: string, over = {}) => ({
    id,
    url: `/archives/${id}/cover.jpg`,
    caption: `Caption of ${id}`,
    credit: `Photo of ${id}`,
    ...over,
  });
  const things = [thingOf("old", { then: true }), thingOf("first"), thingOf("third")];
  await using it = await withArchive({ audioStops: [makeStop({ things })] });
  const { html } = await it.get("booklet");
  const figures = html.match(/<figure>.*?<\/figure>/gs) ?? [];
  assert.equal(figures.length, 2);
  assert.match(figures[0], /first\/cover\.jpg.*Caption of first · Photo of first/s);
  assert.match(figures[1], /old\/cover\.jpg.*Caption of old · Photo of old/s);
});

Deno.test("an archive without a place on the map is printed as well: its poster lists the stories", async () => {
  const { latitude: _, longitude: __, triggerRadius: ___, ...story } = makeStop();
  const audioStops = [{ ...story, title: "The attic", place: "indoors" as const }];
  await using it = await withArchive({ audioStops, latitude: undefined, longitude: undefined });
  for (const kind of KINDS) {
    const { status, html } = await it.get(kind);
    assert.equal(status, 200);
    assert.match(html, /The attic/);
    assert.doesNotMatch(html, /print-map/);
  }
  assert.match((await it.get("booklet")).html, /\(indoors\)/);
});

Deno.test("unknown papers and sheets are refused", async () => {
  await using it = await withArchive();
  for (const path of ["poster?size=a2", "labels?sheet=l1", "labels?stops=all", "booklet?text=x"]) {
    assert.equal((await it.get(path)).status, 400, path);
  }
});

Deno.test("a story that is withdrawn is not printed, not even for its owner; the others keep their numbers", async () => {
  await using it = await withArchive();
  const [path, terms] = [`/api/tours/${it.id}/releases`, { person: "Ada Bell", scope: "public" }];
  const { body } = await it.send("POST", path, { stopId: "stop-2", ...terms });
  const { status } = await it.send("PUT", `${path}/${body.id}`, { ...terms, isWithdrawn: true });
  assert.equal(status, 200);
  for (const client of [undefined, it.client]) {
    assert.deepEqual(labelsIn((await it.get("labels", client)).html), ["1", "3"]);
    for (const kind of KINDS) {
      assert.doesNotMatch((await it.get(kind, client)).html, /The mill/, kind);
    }
  }
});

Deno.test("printed pages are cached as their archive's page: a private one nowhere", async () => {
  await using it = await withArchive();
  for (const kind of KINDS) {
    const { headers } = await it.get(kind);
    assert.match(headers.get("cache-control")!, /^public, max-age=0, s-maxage=30/);
  }
  await it.send("PATCH", `/api/tours/${it.id}/visibility`, { visibility: "private" });
  for (const kind of KINDS) {
    assert.equal((await it.get(kind, it.client)).headers.get("cache-control"), "no-store");
    const { status, html } = await it.get(kind);
    assert.equal(status, 404);
    assert.match(html, /Archive Not Found/);
  }
});

Deno.test("a booklet's map has the streets of the host's own map; without its file, the stops alone, and nobody stores that", async () => {
  await using map = await withMapArchive({ features: TOWN });
  await using it = await withArchive({}, map);
  const { html, headers } = await it.get("booklet");
  assert.match(html, /<path id="streets-major" d="M/);
  assert.match(html, /id="streets-building"/);
  assert.match(html, /<textPath[^>]*>(Academy Road|Schoolhouse Lane)</);
  assert.match(html, /OpenStreetMap contributors, Protomaps/);
  assert.match(headers.get("cache-control")!, /^public/);
  await Deno.remove(`${map.settings.DATA_DIR}/map.pmtiles`);
  const without = await it.get("booklet?size=half-letter");
  assert.equal(without.status, 200);
  assert.match(without.html, /class="map-seal"/);
  assert.doesNotMatch(without.html, /streets-|OpenStreetMap/);
  assert.equal(without.headers.get("cache-control"), "no-store");
  await Deno.writeFile(`${map.settings.DATA_DIR}/map.pmtiles`, new Uint8Array());
});
