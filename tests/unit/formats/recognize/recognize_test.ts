import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { importFile } from "../../../../lib/formats/import_file.ts";
import {
  FILE_KINDS,
  type FileKind,
  refusalOf,
} from "../../../../lib/formats/recognize/file_kinds.ts";
import { recognizeBytes } from "../../../../lib/formats/recognize/recognize_bytes.ts";
import { recognizeText } from "../../../../lib/formats/recognize/recognize_text.ts";
import { inLanguage } from "../../../../lib/texts/reader.ts";

const TEXTS: [FileKind, string][] = [
  ["empty", " \n"],
  ["vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nMill"],
  ["srt", "1\r\n00:00:01,000 --> 00:00:02,000\r\nMill"],
  ["text", "[00:00:05] Mae: The mill stood here."],
  ["text", "{sic} The mill stood here."],
  ["text", "FORM,title,latitude"],
  ["text", "BMX track\nMZ Motors"],
  ["gpx", '<?xml version="1.0"?><g:gpx xmlns:g="x"/>'],
  ["kml", "<kml/>"],
  ["ohms", "<ROOT><record><transcript>Mill</transcript></record></ROOT>"],
  ["ohms", "<record><index><point/></index></record>"],
  ["elan", '<?xml version="1.0"?><ANNOTATION_DOCUMENT/>'],
  ["tei", '<TEI xmlns="http://www.tei-c.org/ns/1.0"/>'],
  ["catalogue", '<mods:mods xmlns:mods="x"/>'],
  ["feed", '<rss version="2.0"/>'],
  ["xml", "<svg/>"],
  ["webPage", "<!DOCTYPE html><html><h1>Sign in</h1></html>"],
  ["geojson", '{"type":"FeatureCollection","features":[]}'],
  ["storymap", '{"storymap":{"slides":[]}}'],
  ["archive", '{"title":"Mills","audioStops":[]}'],
  ["rows", '[{"title":"Mill"}]'],
  ["rows", '{"objects":[{"title":"Mill"}]}'],
  ["json", '{"words":{"a":1},"b":2}'],
  ["json", "[[1,2],[3,4]]"],
  ["rtf", "{\\rtf1\\ansi Mill}"],
  ["praat", 'File type = "ooTextFile"\nObject class = "TextGrid"'],
];
for (const [kind, text] of TEXTS) {
  Deno.test(`${JSON.stringify(text.slice(0, 40))} is recognised as ${kind}`, () => {
    const found = recognizeText(text);
    assert.equal("kind" in found ? found.kind : found.problem, kind);
    assert.equal(recognizeBytes(strToU8(text)), undefined);
  });
}

const bytes = (begin: string) =>
  Uint8Array.from(begin + "\0\u0001\0\0\0\u0002\0".repeat(9), (letter) => letter.charCodeAt(0));
const packed = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8("<a/>")])));
const BYTES: [FileKind, Uint8Array][] = [
  ["pdf", bytes("%PDF-1.7")],
  ["database", bytes("SQLite format 3\0")],
  ["packed", bytes("\u001f\u008b\b")],
  ["recording", bytes("ID3\u0004")],
  ["recording", bytes("\u00ff\u00fb\u0090\u0040")],
  ["recording", bytes("\0\0\0\u0020ftypM4A ")],
  ["picture", bytes("\0\0\0\u0020ftypheic")],
  ["picture", bytes("\u00ff\u00d8\u00ff\u00e0")],
  ["picture", bytes("II*\0")],
  ["oldOffice", bytes("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1")],
  ["binary", bytes("?")],
  ["word", packed("[Content_Types].xml", "word/document.xml")],
  ["excel", packed("[Content_Types].xml", "xl/workbook.xml")],
  ["pages", packed("Index/Document.iwa")],
  ["mediaZip", packed("tape/gate.mp3")],
  ["kmz", packed("images/a.jpg", "layers/style.kml")],
  ["archiveZip", packed("Mills/archive.json", "Mills/media/a.mp3")],
  ["zip", packed("a.txt")],
];
for (const [kind, content] of BYTES) {
  Deno.test(`bytes of the kind ${kind} are recognised: ${content.length}`, () => {
    assert.equal(recognizeBytes(content), kind);
  });
}

Deno.test("a kind that cannot be imported is refused by its name, and with what to do", () => {
  const said = (content: Uint8Array) =>
    importFile(content, "x", "https://tours.example.org").report.map(({ message }) => message);
  assert.deepEqual(said(strToU8("<ANNOTATION_DOCUMENT/>")), [
    "This is an ELAN file. Add it to its stop, under “Transcript”",
  ]);
  assert.deepEqual(said(bytes("ID3\u0004")), [
    "This is a recording. Add it to a stop, under “Add recordings and photos”",
  ]);
  assert.deepEqual(said(strToU8("WEBVTT\n\n00:01.000 --> 00:02.000\nMill, old")), [
    "This is a WebVTT transcript. Add it to its stop, under “Transcript”",
  ]);
  for (const kind of Object.keys(FILE_KINDS) as FileKind[]) {
    assert.match(refusalOf(kind), /^This is .+\. \p{Lu}.+[^.]$/u, kind);
  }
});

Deno.test("a refusal and a report are in the reader's language", () => {
  const said = (language: string, content: string) =>
    inLanguage(language, () =>
      importFile(strToU8(content), "x", "https://tours.example.org").report
        .map(({ message }) => message));
  assert.deepEqual(said("de", "<ANNOTATION_DOCUMENT/>"), [
    "Das ist eine ELAN-Datei. Fügen Sie die Datei der Station unter „Transkript“ hinzu",
  ]);
  const table = "title,latitude,longitude,Höhe\nMill,48.2,16.37,180\nMill,48.2,16.37,180\n";
  assert.deepEqual(said("fr", table).slice(0, 2), [
    "1 point figure deux fois dans le fichier\u202f: «\u202fMill\u202f»",
    "Le formulaire n’a pas de champ pour\u202f: «\u202fHöhe\u202f»",
  ]);
});
