/** Each kind of map and table, in each encoding, with each line end and a wrong name. */
import assert from "node:assert/strict";
import { importFile } from "../../../lib/formats/import_file.ts";

const STOPS = [
  {
    title: "Brücke über den Fluß",
    text: "Élise ging „zu Fuß“; sie sagte, es sei weit.",
    at: [48.25, 16.5],
  },
  { title: "Café «Zürich»", text: "Où était la forêt – là-bas?", at: [-33.5, 151.25] },
  {
    title: "The old mill",
    text: "Mae’s mill, at the pond; 3,000 sacks a day.",
    at: [51.75, -1.25],
  },
];

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const cell = (text: string, mark: string) =>
  text.includes(mark) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
const table = (mark: string, comma = ".") =>
  [["Title", "Description", "Latitude", "Longitude"]].concat(
    STOPS.map((
      { title, text, at },
    ) => [title, text, ...at.map((n) => String(n).replace(".", comma))]),
  ).map((row) => row.map((one) => cell(one, mark)).join(mark)).join("\n");

const KINDS: Record<string, string> = {
  "a table with commas": table(","),
  "a table with semicolons and decimal commas": table(";", ","),
  "a table with tabs": table("\t"),
  "a table with bars": table("|"),
  "a list of JSON": JSON.stringify(
    STOPS.map(({ title, text, at: [lat, lng] }) => ({ title, text, lat, lng })),
    null,
    2,
  ),
  "GeoJSON": JSON.stringify(
    {
      type: "FeatureCollection",
      features: STOPS.map(({ title, text, at: [lat, lng] }) => ({
        type: "Feature",
        properties: { name: title, description: text },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
    },
    null,
    2,
  ),
  "KML": `<kml>\n<Document>\n${
    STOPS.map(({ title, text, at: [lat, lng] }) =>
      `<Placemark>\n<name>${xml(title)}</name><description>${xml(text)}</description>\n` +
      `<Point><coordinates>${lng},${lat},0</coordinates></Point></Placemark>`
    ).join("\n")
  }\n</Document></kml>`,
  "GPX": `<gpx version="1.1">\n${
    STOPS.map(({ title, text, at: [lat, lng] }) =>
      `<wpt lat="${lat}" lon="${lng}">\n<name>${xml(title)}</name><desc>${xml(text)}</desc></wpt>`
    ).join("\n")
  }\n</gpx>`,
  "StoryMapJS": JSON.stringify({
    storymap: {
      slides: STOPS.map(({ title, text, at: [lat, lon] }) => ({
        text: { headline: title, text },
        location: { lat, lon },
      })),
    },
  }),
};

/** The bytes of a text in an encoding of one byte a letter, by trying all bytes. */
function oneByte(encoding: "windows-1252" | "macintosh") {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return (text: string) => Uint8Array.from(text, (letter) => bytes.get(letter)!);
}
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\ufeff${text}`].forEach((letter, i) =>
    view.setUint16(2 * i, letter.charCodeAt(0), isLittle)
  );
  return new Uint8Array(view.buffer);
}
const ENCODERS: Record<string, (text: string) => Uint8Array> = {
  "UTF-8": (text) => new TextEncoder().encode(text),
  "UTF-8 with a mark": (text) => new TextEncoder().encode(`\ufeff${text}`),
  "UTF-16": (text) => utf16(text, true),
  "UTF-16, big end first": (text) => utf16(text, false),
  "windows-1252": oneByte("windows-1252"),
  "Mac Roman": oneByte("macintosh"),
};
const LINE_ENDS = { "Unix": "\n", "Windows": "\r\n", "old Mac": "\r" };

for (const [kind, content] of Object.entries(KINDS)) {
  Deno.test(`${kind} loses no word in any encoding, with any line ends, under a wrong name`, () => {
    for (const [encoding, encode] of Object.entries(ENCODERS)) {
      for (const [system, end] of Object.entries(LINE_ENDS)) {
        const bytes = encode(content.replaceAll("\n", end));
        const { form } = importFile(bytes, "walk.dat", "https://tours.example.org");
        assert.deepEqual(
          form.audioStops.map(({ title, description, latitude, longitude }) => ({
            title,
            text: description,
            at: [latitude, longitude],
          })),
          STOPS,
          `${encoding}, ${system}`,
        );
      }
    }
  });
}
