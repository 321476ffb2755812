/** Files of more parts than an archive has are refused, or read in part, and the report says so. */
import assert from "node:assert/strict";
import { importFile } from "../../../lib/formats/import_file.ts";
import { readHtml } from "../../../lib/import/omeka/plain_text.ts";

const read = (text: string) =>
  importFile(new TextEncoder().encode(text), "file", "https://example.org");

const messages = (text: string) => read(text).report.map(({ message }) => message).join("\n");

const numbered = (count: number, of: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(",");

Deno.test("a table of a million columns is refused, with their number and the limit", () => {
  const text = `${"a,".repeat(999_999)}title\n${"1,".repeat(999_999)}Mill`;
  assert.match(messages(text), /The table has 1,000,000 columns. The limit is 500: delete those/);
});

Deno.test("a table of a catalogue's columns is read, also where rows are shorter than its head", () => {
  const head = `title,latitude,longitude,${numbered(497, (i) => `c${i}`)}`;
  const { form } = read(`${head}\nMill,41.5,-81.7\nBridge,41.6,-81.8,x\n`);
  assert.deepEqual(form.audioStops.map(({ title, latitude }) => [title, latitude]), [
    ["Mill", 41.5],
    ["Bridge", 41.6],
  ]);
});

Deno.test("a list of objects with too many names, or cells, is refused", () => {
  assert.match(messages(`[{"title":"a",${numbered(600, (i) => `"k${i}":1`)}}]`), /601 columns/);
  const row = `{"title":"a",${numbered(299, (i) => `"${i.toString(36)}":1`)}}`;
  assert.match(
    messages(`[${numbered(1700, () => row)}]`),
    /The table has 510,000 cells. The limit is 500,000/,
  );
});

Deno.test("of many points the first 5,000 are read, and the report has the number of all", () => {
  const points = numbered(6000, (i) => `[10,${i / 100}]`);
  const text = `{"type":"MultiPoint","coordinates":[${points}]}`;
  assert.match(messages(text), /The file has 6,000 points. Only 5,000 were read/);
});

Deno.test("points with the same properties have the same title and description, and own places", () => {
  const geometry = `{"type":"MultiPoint","coordinates":[[10,50],[11,51]]}`;
  const properties = `{"name":"Mill","text":"It ground corn.","odd":"x"}`;
  const { form, report } = read(
    `{"type":"Feature","properties":${properties},"geometry":${geometry}}`,
  );
  assert.deepEqual(form.audioStops.map(({ title, longitude }) => [title, longitude]), [
    ["Mill", 10],
    ["Mill", 11],
  ]);
  assert.ok(report.some(({ message }) => message.includes("“odd”")));
});

Deno.test("XML of more elements than a map has is refused", () => {
  assert.match(messages(`<gpx>${"<a/>".repeat(500_000)}</gpx>`), /too many elements/);
});

Deno.test("areas in a placemark are reported, and its points are read once", () => {
  const point = "<Point><coordinates>10,50</coordinates></Point>";
  const placemark = `<Placemark><name>Mill</name>${point}<Polygon/></Placemark>`;
  const { form, report } = read(`<kml><Document>${placemark}</Document></kml>`);
  assert.equal(form.audioStops.length, 1);
  assert.ok(report.some(({ message }) => message.includes("not 1 area")));
});

Deno.test("a link's address is read wherever it stands among the attributes", () => {
  const html =
    `<a class="x" href='https://example.org/a' target=_blank>The mill</a> and <a name="b">b</a>`;
  assert.equal(readHtml(html).text, "The mill (https://example.org/a) and b");
});
