/** Texts that would cost a reader much more than their length, if it were built carelessly. */
import { importFile } from "../../../lib/formats/import_file.ts";
import { htmlToText } from "../../../lib/formats/foreign/html_text.ts";
import { readTranscript } from "../../../lib/formats/transcript/read_transcript.ts";
import { parseAngle } from "../../../lib/geo/location/gps.ts";
import { readLocation } from "../../../lib/geo/location/read_location.ts";
import { readHtml, readLine } from "../../../lib/import/omeka/plain_text.ts";
import { stopsOn } from "../../../lib/import/omeka/read_tours.ts";
import { recordOf } from "../../../lib/import/omeka/story_record.ts";
import { readDate } from "../../../lib/model/record/edtf_text.ts";
import { rightsOf } from "../../../lib/model/record/rights.ts";
import { readLanguage } from "../../../lib/model/text/common_languages.ts";

/** What is repeated: the beginnings of what readers look for, and the signs between them. */
export const PIECES = [
  "<a href=",
  '<a href="http://a"',
  '<a href="http://a">',
  "<a ",
  "<",
  ">",
  "<!--",
  "<p>",
  "<script>",
  "</",
  "/items/show/1?tour=1",
  "http://a ",
  "http://a/b.mp3?",
  "[",
  "(",
  "{",
  '"',
  '",',
  '"\n',
  '"a"b,',
  "'",
  ",",
  ";",
  "|",
  "^^",
  "a,b\n",
  "a",
  "é",
  "Ab: ",
  "A:\n",
  "A. ",
  "0",
  "1 ",
  "1,",
  "00:",
  ".",
  "-",
  "&",
  "&amp;",
  " ",
  "\u00a0",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "\0",
  "\ud800",
];

const imported = (before = "", after = "") => (text: string) =>
  importFile(new TextEncoder().encode(before + text + after), "file", "https://example.org");

const transcript = (before = "", after = "") => (text: string) =>
  readTranscript(before + text + after, { language: "en" });

/** Everything that reads texts from elsewhere, with what stands around them. */
export const READERS: Record<string, (text: string) => unknown> = {
  "a table": imported(),
  "a table's rows": imported("title,latitude,longitude\n"),
  "a table's cells": imported("title,latitude,longitude,tags,subject,audio,date,coords\na,1,2,"),
  "a table's long cell": imported('title,latitude,longitude,description\na,1,2,"', '"\n'),
  "JSON": imported("[", "]"),
  "XML": imported("<gpx>", "</gpx>"),
  "an attribute of XML": imported('<gpx a="', '"/>'),
  "a description in GPX": imported(
    '<gpx><wpt lat="1" lon="2"><desc><![CDATA[',
    "]]></desc></wpt></gpx>",
  ),
  "coordinates in KML": imported(
    "<kml><Placemark><LineString><coordinates>",
    "</coordinates></LineString></Placemark></kml>",
  ),
  "a transcript": transcript(),
  "WebVTT": transcript("WEBVTT\n\n"),
  "a cue": transcript("WEBVTT\n\n00:01.000 --> 00:02.000\n"),
  "SubRip": transcript("1\n00:00:01,000 --> 00:00:02,000\n"),
  "an interview": transcript(
    "<record><sync>1:|1(2)</sync><transcript><![CDATA[",
    "]]></transcript></record>",
  ),
  "HTML": htmlToText,
  "HTML of another site": readHtml,
  "a link of another site": (text) => readHtml(`<a href="http://a${text}`),
  "a title of another site": readLine,
  "a page with tours": (text) => stopsOn(text, 1),
  "a source of another site": (text) =>
    recordOf({ id: 1, isPublic: true, tags: [], texts: [], files: [], places: [] }, [
      { set: "Dublin Core", name: "Source", text },
    ]),
  "a location": (text) => readLocation(text),
  "a location in an address": (text) => readLocation(`https://www.google.com/maps/@${text}`),
  "an angle": (text) => parseAngle(`1${text}`, "latitude"),
  "a date": (text) => readDate(`about ${text}`),
  "rights": rightsOf,
  "a language": readLanguage,
};

const list = (count: number, of: (i: number) => string, between = ","): string =>
  Array.from({ length: count }, (_, i) => of(i)).join(between);

const asFile = imported();

/** Files of about `size` bytes with as many as possible of one thing, all named differently. */
export const COUNTLESS: Record<string, (size: number) => unknown> = {
  "a table with many columns": (size) =>
    asFile(`${list(size / 8, (i) => `c${i}`)}\n${"1,".repeat(size / 4)}`),
  "a table with many columns and short rows": (size) =>
    asFile(`${list(size / 8, (i) => `c${i}`)}\n${"1,2\n".repeat(5000)}`),
  "a table with many cells": (size) =>
    asFile(`title,${list(490, (i) => `c${i}`)}\n${`a${",1".repeat(490)}\n`.repeat(size / 984)}`),
  "a table with many columns for places": (size) =>
    asFile(
      `title,${list(400, (i) => `${".".repeat(i)}coords`)}\n` +
        `a${",12 N 3 degrees".repeat(400)}\n`.repeat(size / 6400),
    ),
  "a table with many subjects in each cell": (size) =>
    asFile(
      `title,subject\n${list(size / 19_000, (i) => `a${i},${list(3000, String, ";")}`, "\n")}`,
    ),
  "a list of objects with many names": (size) =>
    asFile(`[{"title":"a",${list(size / 12, (i) => `"k${i}":0`)}}]`),
  "a list of many empty objects": (size) => asFile(`[{"title":"a"},${list(size / 3, () => "{}")}]`),
  "a feature with many properties": (size) =>
    asFile(
      `{"type":"Feature","geometry":null,"properties":{${list(size / 12, (i) => `"k${i}":0`)}}}`,
    ),
  "a feature with many points, lines and properties": (size) =>
    asFile(
      `{"type":"Feature","properties":{${list(size / 36, (i) => `"k${i}":0`)}},` +
        `"geometry":{"type":"GeometryCollection","geometries":[` +
        `{"type":"MultiPoint","coordinates":[${list(size / 24, () => "[1,2]")}]},` +
        `{"type":"MultiLineString","coordinates":[${list(size / 60, () => "[[1,2],[1,3]]")}]}]}}`,
    ),
  "an archive with a line of anything": (size) =>
    asFile(`{"title":"a","routeLine":[${list(size / 2, () => "1")}],"audioStops":[]}`),
  "XML of many elements": (size) => asFile(`<gpx>${"<a/>".repeat(size / 4)}</gpx>`),
  "XML of elements within each other": (size) =>
    asFile(`<gpx>${"<a>".repeat(size / 7)}${"</a>".repeat(size / 7)}</gpx>`),
  "XML of many attributes": (size) => asFile(`<gpx ${list(size / 12, (i) => `a${i}="x"`, " ")}/>`),
  "GPX of many waypoints": (size) => asFile(`<gpx>${"<wpt/>".repeat(size / 6)}</gpx>`),
  "KML of placemarks within each other": (size) =>
    asFile(
      `<kml>${"<Placemark><name>a</name>".repeat(1000)}${"<a/>".repeat(size / 8)}${
        "</Placemark>".repeat(1000)
      }</kml>`,
    ),
  "KML of a placemark with many points and data": (size) =>
    asFile(
      `<kml><Placemark><ExtendedData>${
        list(size / 80, (i) => `<Data name="k${i}"><value>v</value></Data>`, "")
      }</ExtendedData>${
        "<Point><coordinates>1,2</coordinates></Point>".repeat(size / 90)
      }</Placemark></kml>`,
    ),
  "an interview of many short lines": (size) =>
    transcript(
      `<record><sync>1:${"|9(1)".repeat(2000)}</sync><transcript>`,
      "</transcript></record>",
    )(
      "A: b\n".repeat(size / 10),
    ),
};
