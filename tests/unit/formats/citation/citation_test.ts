import assert from "node:assert/strict";
import fc from "fast-check";
import { toBibTex } from "../../../../lib/formats/citation/bibtex.ts";
import { toCited } from "../../../../lib/formats/citation/cited.ts";
import { toCslJson } from "../../../../lib/formats/citation/csl_json.ts";
import { toErc } from "../../../../lib/formats/citation/erc.ts";
import { toMetaTags } from "../../../../lib/formats/citation/meta_tags.ts";
import { toRis } from "../../../../lib/formats/citation/ris.ts";
import { toText } from "../../../../lib/formats/citation/text.ts";
import { anyRecord } from "../../../support/data/any/any_record.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const ORIGIN = "https://tours.example.org";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const record = {
  contributors: [{ name: "Lewis, Mae", role: "Speaker" }, { name: "Jo Park", role: "Interviewer" }],
  dateRecorded: "1931-05~",
  subjects: ["mills", "water"],
  identifiers: ["A 12"],
  collection: "Mills",
  repository: "Town Archive",
  rights: "http://rightsstatements.org/vocab/InC/1.0/",
};

const cite = (tour: object = {}, stop: object = {}, stopId?: string, seconds?: number) => {
  const audioStops = [{ ...makeStop({ title: "The mill", ...stop }), id: "mill" }];
  const whole = { id: ID, createdAt: "2026-05-04T09:30:00.000Z", ...makeTour(tour), audioStops };
  return toCited(whole, { origin: ORIGIN }, { stopId, seconds })!;
};

const mill = cite({ title: "Mills & ponds", language: "en", record }, {}, "mill");

Deno.test("a recording is cited in one paragraph, with what it inherits", () => {
  assert.equal(
    toText(mill),
    "Lewis, Mae. “The mill”. In: Mills & ponds. With Jo Park (Interviewer). Recorded about May " +
      `1931. Mills, Town Archive, A 12. In Copyright. ${ORIGIN}/tour/${ID}#stop-1`,
  );
});

Deno.test("a second of a recording is cited with its time, in each format", () => {
  const cited = cite({ title: "Mills & ponds", language: "en", record }, {}, "mill", 63.9);
  const address = `${ORIGIN}/tour/${ID}#stop-1&t=63.9`;
  assert.ok(toText(cited).startsWith("Lewis, Mae. “The mill”, at 1:03. In: Mills"));
  assert.ok(toText(cited).endsWith(address));
  assert.match(toBibTex(cited), /howpublished = \{Sound recording, at 1:03\}/);
  assert.ok(toBibTex(cited).includes(`url = {${address}}`));
  assert.match(toRis(cited), /N1 {2}- at 1:03\r\n/);
  const [item] = JSON.parse(toCslJson(cited));
  assert.deepEqual([item.note, item.URL], ["at 1:03", address]);
});

Deno.test("an archive without a record is cited by its creator's name and its first day", () => {
  const cited = cite({ title: "Mills", creatorName: "Class 8b", language: undefined });
  assert.equal(
    toText(cited),
    `Class 8b. “Mills”. Published 4 May 2026. ${ORIGIN}/tour/${ID}`,
  );
  assert.equal(
    toCited({ ...cited, ...makeTour(), audioStops: [] } as never, { origin: ORIGIN }, {
      stopId: "none",
    }),
    undefined,
  );
});

Deno.test("a translation is cited with the titles that its authors gave, in each format", () => {
  const titles = { "": "Mills", mill: "The mill" };
  const translation = { language: "de", of: "en", revision: 1, titles };
  const tour = { title: "Mühlen", language: "de", record, translation };
  const whole = cite(tour);
  assert.equal(
    toText(whole),
    "Lewis, Mae. „Mühlen“ [Mills]. Mit Jo Park (Interviewer). Aufnahme: um Mai 1931. Mills, Town " +
      `Archive, A 12. Urheberrechtlich geschützt. ${ORIGIN}/tour/${ID}?lang=de`,
  );
  const stop = cite(tour, { title: "Die Mühle" }, "mill", 63.9);
  const text = toText(stop);
  assert.ok(text.startsWith("Lewis, Mae. „Die Mühle“ [The mill], ab 1:03. In: Mühlen [Mills]. "));
  assert.match(toBibTex(stop), /title = \{\{Die Mühle\}\}/);
  assert.match(toBibTex(stop), /note = \{Originaltitel: The mill\. In: Mühlen \[Mills\]\. /);
  const lines = /TI {2}- Die Mühle\r\nN1 {2}- Originaltitel: The mill\r\nT2 {2}- Mühlen \[Mills\]/;
  assert.match(toRis(stop), lines);
  const [item] = JSON.parse(toCslJson(stop));
  assert.deepEqual([item.title, item["original-title"]], ["Die Mühle", "The mill"]);
  assert.deepEqual([item.medium, item.note], ["Tonaufnahme", "ab 1:03"]);
  assert.match(toErc(stop), /what: Die Mühle \[The mill\] \(Mühlen \[Mills\]\)/);
  const tags = Object.fromEntries(toMetaTags(stop));
  assert.deepEqual([tags["DC.title"], tags["DCTERMS.alternative"]], ["Die Mühle", "The mill"]);
  const sameTitle = cite({ ...tour, title: "Mills", translation: { ...translation, titles: {} } });
  assert.ok(!toText(sameTitle).includes("["));
  assert.ok(!toRis(sameTitle).includes("Originaltitel"));
});

Deno.test("BibTeX has the fields, and no command of TeX", () => {
  assert.equal(
    toBibTex(mill),
    `@misc{${ID}-1,
  author = {Lewis, Mae},
  title = {{The mill}},
  booktitle = {{Mills \\& ponds}},
  year = {1931},
  date = {1931-05~},
  publisher = {{Town Archive}},
  series = {{Mills}},
  library = {A 12},
  keywords = {mills, water},
  language = {en},
  note = {In: Mills \\& ponds. With Jo Park (Interviewer). Mills, A 12. In Copyright},
  howpublished = {Sound recording},
  url = {${ORIGIN}/tour/${ID}#stop-1}
}
`,
  );
  const odd = toBibTex(
    cite({ title: "\\input{x} 50% #1_a~b^c $", record: { creators: ["A and B"] } }),
  );
  assert.match(odd, /\{\{\{\\textbackslash\}input\\\{x\\\} 50\\% \\#1\\_a\{\\textasciitilde\}b/);
  assert.match(odd, /author = \{\{A and B\}\}/);
  const dashed = cite({ title: "a--b ``c''", record: { creators: ["de la Cruz, María José"] } });
  assert.match(toBibTex(dashed), /title = \{\{a-\{\}-b `\{\}`c'\{\}'\}\}/);
  assert.match(toBibTex(dashed), /author = \{de la Cruz, María José\}/);
});

Deno.test("RIS has a line for each value, from TY to ER", () => {
  assert.equal(
    toRis(mill),
    [
      "TY  - SOUND",
      `ID  - ${ID}-1`,
      "TI  - The mill",
      "T2  - Mills & ponds",
      "AU  - Lewis, Mae",
      "A2  - Jo Park",
      "PY  - 1931",
      "DA  - 1931/05//",
      "PB  - Town Archive",
      "T3  - Mills",
      "CN  - A 12",
      "KW  - mills",
      "KW  - water",
      "LA  - en",
      "N1  - In: Mills & ponds",
      "N1  - With Jo Park (Interviewer)",
      "N1  - In Copyright: http://rightsstatements.org/vocab/InC/1.0/",
      `UR  - ${ORIGIN}/tour/${ID}#stop-1`,
      "ER  - ",
      "",
    ].join("\r\n"),
  );
});

Deno.test("RIS has the known parts of a date, of a time span those of its first known end", () => {
  const dateOf = (dateRecorded: string) =>
    toRis(cite({ record: { dateRecorded } })).match(/^DA {2}- (.*?)\r$/m)?.[1];
  const dates = ["1931-05-03", "1931-XX", "1931-21", "../1950", "1931/1933", "193X"];
  assert.deepEqual(dates.map(dateOf), [
    "1931/05/03/",
    "1931///",
    "1931///",
    "1950///",
    "1931///",
    undefined,
  ]);
});

Deno.test("CSL-JSON has names and dates in their parts", () => {
  assert.deepEqual(JSON.parse(toCslJson(mill)), [{
    id: `${ID}-1`,
    type: "song",
    title: "The mill",
    "container-title": "Mills & ponds",
    author: [{ family: "Lewis", given: "Mae" }],
    interviewer: [{ literal: "Jo Park" }],
    issued: { "date-parts": [[1931, 5]], circa: true },
    medium: "Sound recording",
    archive: "Town Archive",
    archive_collection: "Mills",
    archive_location: "A 12",
    keyword: "mills, water",
    language: "en",
    license: "http://rightsstatements.org/vocab/InC/1.0/",
    URL: `${ORIGIN}/tour/${ID}#stop-1`,
  }]);
  const issued = (dateRecorded: string) =>
    JSON.parse(toCslJson(cite({ record: { dateRecorded } })))[0].issued;
  assert.deepEqual(issued("1931/1933-02"), { "date-parts": [[1931], [1933, 2]] });
  assert.deepEqual(issued("193X"), { literal: "193X" });
  assert.deepEqual(issued("../1950"), { literal: "../1950" });
});

Deno.test("whatever a record has, citations keep their form", () => {
  fc.assert(fc.property(anyRecord, fc.string({ unit: "binary" }), (record, title) => {
    const cited = cite({ title: `x${title}`, record }, { title: `y${title}` }, "mill");
    const lines = toRis(cited).split("\r\n");
    assert.ok(lines.slice(0, -1).every((line) => /^[A-Z][A-Z0-9] {2}- [^\r\n]*$/.test(line)));
    assert.equal(lines.filter((line) => line.startsWith("ER")).length, 1);
    const entry = toBibTex(cited).replace(/\\[\\{}&%$#_]/g, "");
    assert.equal(entry.split("{").length, entry.split("}").length);
    assert.equal(JSON.parse(toCslJson(cited)).length, 1);
    assert.doesNotMatch(toText(cited), /[\r\n]/);
  }));
});
