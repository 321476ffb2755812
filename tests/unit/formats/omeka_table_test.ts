/** Tables of Omeka and other catalogues, whose columns are called by their element sets. */
import assert from "node:assert/strict";
import { importFile } from "../../../lib/formats/import_file.ts";
import { leastMs } from "../../support/measure/machine.ts";

const read = (text: string) =>
  importFile(new TextEncoder().encode(text), "Mills.csv", "https://tours.example.org");

const messages = (text: string) => read(text).report.map(({ message }) => message).join("\n");

/** As Omeka's plugin "CSV Export" writes it. */
const OMEKA = `"item Id","item URI","itemType","collection","public","featured",` +
  `"Dublin Core:Title","Dublin Core:Description","Dublin Core:Creator","Dublin Core:Language",` +
  `"Item Type Metadata:Duration","Geolocation:latitude","Geolocation:longitude",` +
  `"Geolocation:zoom_level","Geolocation:map_type","Geolocation:address","tags","file"
"12","https://omeka.example/items/show/12","Sound","Mills","1","0",` +
  `"The mill^^Old mill","It <b>turned</b>.^^Until 1931.","A. Miller","German","1:30",` +
  `"48.25","16.5","15","roadmap","Mill Lane","water,wood",` +
  `"https://omeka.example/files/original/a.jpg,https://omeka.example/files/original/b.mp3"
"13","https://omeka.example/items/show/13","Sound","Mills","1","0",` +
  `"The pond","Deep.","","","","48.5","16.75","15","roadmap","","",` +
  `"https://omeka.example/files/original/c.mp3^^https://omeka.example/files/original/d.jpeg"`;

Deno.test("columns of Omeka give title, text, place, recording, picture and language", () => {
  const { form } = read(OMEKA);
  const [mill, pond] = form.audioStops;
  assert.equal(mill.title, "The mill");
  assert.equal(mill.description, "It turned.\n\nUntil 1931.");
  assert.deepEqual([mill.latitude, mill.longitude], [48.25, 16.5]);
  assert.equal(mill.audioUrl, "https://omeka.example/files/original/b.mp3");
  assert.equal(mill.imageUrl, "https://omeka.example/files/original/a.jpg");
  assert.equal(mill.language, "de");
  assert.equal(mill.audioDuration, "1:30");
  assert.equal(pond.title, "The pond");
  assert.deepEqual([pond.latitude, pond.longitude], [48.5, 16.75]);
  assert.equal(pond.audioUrl, "https://omeka.example/files/original/c.mp3");
  assert.equal(pond.imageUrl, "https://omeka.example/files/original/d.jpeg");
});

Deno.test("what Omeka has and the form has not is named once", () => {
  const said = messages(OMEKA);
  assert.ok(!said.includes("“Geolocation:address”"), "the address is a place to look up");
  assert.doesNotMatch(
    said,
    /“(Dublin Core:\w+|tags|collection|\S*latitude|file|item Id|\S*zoom_level|featured)”/,
  );
});

for (
  const [title, description, north, east] of [
    ["DC:Title", "DC:Description", "Geolocation:Latitude", "Geolocation:Longitude"],
    ["dc:title", "dc:description", "geolocation:latitude", "geolocation:longitude"],
    ["dcterms:title", "dcterms:description", "latitude", "longitude"],
    ["dc.title[en]", "dc.description.", "lat", "lng"],
    ["Dublin Core : Title", "Item Type Metadata:Text", "Mapping:lat", "Mapping:long"],
  ]
) {
  Deno.test(`a stop is made of the columns ${title}, ${description}, ${north} and ${east}`, () => {
    const { form } = read(`id,${title},${description},${north},${east}\n7,Mill,Old,48.2,16.4`);
    const [stop] = form.audioStops;
    assert.deepEqual(
      [stop.title, stop.description, stop.latitude, stop.longitude],
      ["Mill", "Old", 48.2, 16.4],
    );
  });
}

Deno.test("the text of a story goes before the description of its item", () => {
  const { form, report } = read(
    "Dublin Core:Title,Dublin Core:Description,Item Type Metadata:Story\nMill,Short,Long",
  );
  assert.equal(form.audioStops[0].description, "Long");
  assert.ok(report.some(({ message }) => message.includes("“Dublin Core:Description”")));
});

Deno.test("recordings at http are refused, and pictures there left out, in words", () => {
  const said = messages(
    "Dublin Core:Title,file\nMill,http://omeka.example/a.jpg|http://omeka.example/b.mp3",
  );
  assert.match(said, /The pictures of 1 stop: their addresses begin with http/);
  assert.match(said, /The recording’s address begins with http, and only https is safe/);
});

Deno.test("names and lists of addresses take no longer than their characters", async () => {
  const spaces = " ".repeat(200_000);
  const tables = [
    `title,"dc: a${spaces}b",lat,lng\nA,b,1,2`,
    `title,file\nA,"${
      "https://x.org/a.jpg ".repeat(50_000)
    }"\nB,"https:${spaces}x"\nC,"x${spaces}x"`,
    `title,file\nA,"https://x.org${",;|^".repeat(4_000)}"`,
  ];
  const MOST_MS = 300;
  for (const table of tables) {
    const ms = await leastMs(() => read(table), MOST_MS);
    assert.ok(ms < MOST_MS, `${table.slice(0, 30)}: ${ms} ms`);
  }
});
