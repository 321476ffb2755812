/** Catalogue records of archives and stops, as the API stores them. */
import assert from "node:assert/strict";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const record = {
  creators: ["Class 8b"],
  contributors: [{ name: "Mae Lewis", role: "Speaker" }],
  dateText: "1931~",
  sources: [{ text: "Box 7", url: "http://archive.example.org/7" }],
  rights: "http://rightsstatements.org/vocab/InC-EDU/1.0/",
};
const own = { dateRecorded: "2024-05-03" };

async function withArchive() {
  const it = await withAuthor();
  const audioStops = [makeStop({ id: "first", record: own }), makeStop({ id: "second" })];
  const { body } = await it.send("POST", "/api/tours", makeTour({ record, audioStops }));
  const path = `/api/tours/${body.id}`;
  return { ...it, tour: body, path, read: async () => (await it.send("GET", path)).body };
}

Deno.test("records are read as they were sent, of the archive and of its stops", async () => {
  await using it = await withArchive();
  const tour = await it.read();
  assert.deepEqual(tour.record, record);
  assert.deepEqual(tour.audioStops.map((stop: { record?: unknown }) => stop.record), [
    own,
    undefined,
  ]);
});

Deno.test("an archive's record stays until an edit gives another, null or an empty text", async () => {
  await using it = await withArchive();
  const save = async (more: object) => {
    const { status } = await it.send("PUT", it.path, { ...makeTour(), ...more });
    assert.equal(status, 200);
    return (await it.read()).record;
  };
  assert.deepEqual(await save({}), record);
  assert.deepEqual(await save({ record: own }), own);
  assert.equal(await save({ record: null }), undefined);
  assert.deepEqual(await save({ record }), record);
  assert.equal(await save({ record: "" }), undefined);
  assert.deepEqual(await save({ record }), record);
  assert.equal(await save({ record: {} }), undefined);
  assert.deepEqual(await save({ record }), record);
  assert.equal(await save({ record: { creators: [" "], dateText: "" } }), undefined);
});

Deno.test("lists have no records; the history, a restored revision and a copy have them", async () => {
  await using it = await withArchive();
  for (const list of ["/api/tours", "/api/user/tours"]) {
    const { body } = await it.send("GET", list);
    assert.doesNotMatch(JSON.stringify(body), /Mae Lewis/, list);
  }
  await it.send("PUT", it.path, { ...makeTour(), record: null });
  const revision = (await it.send("GET", `${it.path}/revisions/1`)).body;
  assert.match(JSON.stringify(revision), /Mae Lewis/);
  await it.send("POST", `${it.path}/revisions/1/restore`, {});
  assert.deepEqual((await it.read()).record, record);
  const copy = (await it.send("POST", `${it.path}/duplicate`)).body;
  const copied = (await it.send("GET", `/api/tours/${copy.id}`)).body;
  assert.deepEqual(copied.record, record);
  assert.deepEqual(copied.audioStops[0].record, own);
});

Deno.test("what does not fit a record is refused by its name", async () => {
  await using it = await withArchive();
  const pathsOf = async (record: unknown) => {
    const { status, body } = await it.send("PUT", it.path, { ...makeTour(), record });
    assert.equal(status, 400);
    return body.errors.map(({ path }: { path: string }) => path);
  };
  assert.deepEqual(await pathsOf({ dateText: "long ago" }), ["record.dateText"]);
  assert.deepEqual(await pathsOf({ rights: "mine" }), ["record.rights"]);
  assert.deepEqual(await pathsOf({ sources: [{ text: "x", url: "javascript:x" }] }), [
    "record.sources.0.url",
  ]);
  assert.deepEqual(await pathsOf({ odd: 1 }), ["record.odd"]);
  assert.equal(
    (await it.send("PUT", it.path, { ...makeTour(), record: { creators: { length: {} } } })).status,
    400,
  );
});

Deno.test("500 stops with full records are one form", async () => {
  await using it = await withAuthor();
  const full = {
    creators: ["A", "B", "C"],
    contributors: [{ name: "M", role: "Speaker" }, { name: "N", role: "Editor" }],
    subjects: Array.from({ length: 20 }, (_, i) => `subject ${i}`),
    coverage: ["Mill Lane"],
    sources: [{ text: "Box 7", url: "https://example.org/7" }],
    identifiers: ["7/1", "7/2"],
  };
  const audioStops = Array.from({ length: 500 }, (_, i) => makeStop({ id: `s${i}`, record: full }));
  const { status } = await it.send("POST", "/api/tours", makeTour({ audioStops }));
  assert.equal(status, 201);
});

Deno.test("the page shows the records of the archive and of each recording, and their citations", async () => {
  await using it = await withArchive();
  const html = await (await it.app.request(`/tour/${it.tour.id}`)).text();
  const card = /<section class="catalogue-card record-card".*?<\/section>/s.exec(html)![0];
  for (
    const text of ["Class 8b", "Mae Lewis", "about 1931", 'href="http://archive.example.org/7"']
  ) {
    assert.ok(card.includes(text), text);
  }
  assert.match(card, /In Copyright – Educational Use Permitted/);
  assert.match(html, /<summary>Cite this archive/);
  const [first, second] = html.split("<h4>About this recording</h4>").slice(1);
  assert.match(first, /3 May 2024/);
  assert.match(first, /citation\?format=bibtex&amp;stop=first"/);
  assert.match(second, /Mae Lewis/);
  assert.doesNotMatch(second, /3 May 2024/);
});

Deno.test("a page without records has no cards", async () => {
  await using it = await withAuthor();
  const { body } = await it.send("POST", "/api/tours", makeTour());
  const html = await (await it.app.request(`/tour/${body.id}`)).text();
  assert.doesNotMatch(html, /record-card|About this recording/);
});

Deno.test("Zotero reads the archive in the head of its page and each recording in a span, but for private ones", async () => {
  await using it = await withArchive();
  const pageOf = async (path: string) => await (await it.client.request(path)).text();
  const html = await pageOf(`/tour/${it.tour.id}`);
  const head = html.slice(0, html.indexOf("</head>"));
  assert.match(head, /<link rel="schema.DC" href="http:\/\/purl.org\/dc\/elements\/1.1\/"/);
  assert.match(head, /<meta name="citation_author" content="Class 8b"/);
  assert.match(
    head,
    /<meta name="DC.rights" content="http:\/\/rightsstatements.org\/vocab\/InC-EDU/,
  );
  assert.equal(html.split('<span class="Z3988" title="ctx_ver=').length, 1 + 3);
  const hidden = makeTour({ record, visibility: "private" });
  const { body } = await it.send("POST", "/api/tours", hidden);
  assert.doesNotMatch(await pageOf(`/tour/${body.id}`), /citation_title|DC\.title|Z3988/);
});

Deno.test("what people write in a record is text on the page", async () => {
  await using it = await withAuthor();
  const odd = "<img src=x onerror=alert(1)>";
  const record = {
    creators: [odd],
    contributors: [{ name: odd, role: odd }],
    sources: [{ text: odd }],
  };
  const { body } = await it.send("POST", "/api/tours", makeTour({ record }));
  const html = await (await it.app.request(`/tour/${body.id}`)).text();
  assert.doesNotMatch(html, /<img src=x/);
});

Deno.test("a citation is a file in each format, of the archive and of a stop", async () => {
  await using it = await withArchive();
  const beginnings = { text: "Class 8b.", bibtex: "@misc{", ris: "TY  - ", "csl-json": "[" };
  const types = ["text/plain", "application/x-bibtex", "application/x-research", "application/vnd"];
  for (const [i, [format, beginning]] of Object.entries(beginnings).entries()) {
    for (const stop of ["", "&stop=first"]) {
      const response = await it.app.request(`${it.path}/citation?format=${format}${stop}`);
      assert.equal(response.status, 200);
      assert.ok(response.headers.get("content-type")!.startsWith(types[i]), format);
      assert.match(
        response.headers.get("content-disposition")!,
        /^attachment; filename="[\w-]+\.\w+"$/,
      );
      const text = await response.text();
      assert.ok(text.startsWith(beginning), text);
      assert.equal(text.includes("#stop-1"), stop !== "");
    }
  }
});

Deno.test("a missing archive or stop has no citation, and unknown formats are refused", async () => {
  await using it = await withArchive();
  const statusOf = async (query: string) =>
    (await it.app.request(`${it.path}/citation?${query}`)).status;
  assert.equal(await statusOf("stop=third"), 404);
  assert.equal(await statusOf("stop=a/b"), 400);
  assert.equal(await statusOf("format=word"), 400);
  assert.equal(await statusOf(""), 200);
});

Deno.test("a second of a recording is cited with its time and a link to it", async () => {
  await using it = await withArchive();
  const cite = (query: string) => it.app.request(`${it.path}/citation?${query}`);
  const text = await (await cite("stop=second&t=63")).text();
  assert.match(text, /”, at 1:03\. In: /);
  assert.match(text, /#stop-2&t=63\n$/);
  assert.match(await (await cite("stop=first&t=3600&format=ris")).text(), /N1 {2}- at 60:00\r\n/);
  assert.match(await (await cite("stop=second&t=61.25")).text(), /”, at 1:01\. In: .*&t=61\.25\n$/);
  for (const query of ["t=63", "stop=first&t=-1", "stop=first&t=1.", "stop=first&t="]) {
    assert.equal((await cite(query)).status, 400, query);
  }
});

Deno.test("a private archive is cited by its owner alone", async () => {
  await using it = await withAuthor();
  const { body } = await it.send("POST", "/api/tours", makeTour({ visibility: "private" }));
  const path = `/api/tours/${body.id}/citation`;
  assert.equal((await it.app.request(path)).status, 404);
  assert.equal((await it.send("GET", `${path}?format=csl-json`)).status, 200);
});
