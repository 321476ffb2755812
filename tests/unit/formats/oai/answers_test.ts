import assert from "node:assert/strict";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import fc from "fast-check";
import { idIn, toAnswer, toIdentify, toRecord } from "../../../../lib/formats/oai/answers.ts";
import { toDublinCore } from "../../../../lib/formats/oai/dublin_core_record.ts";
import type { TourSummary } from "../../../../lib/model/tour/tour.ts";
import { anyRecord } from "../../../support/data/any/any_record.ts";
import { makeTour } from "../../../support/data/tours.ts";

const SITE = "https://tours.example.org";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const AT = "2026-05-04T09:30:00.000Z";

function summary(over: Partial<TourSummary> = {}): TourSummary {
  const { audioStops: _, routeLine: __, ...fields } = makeTour();
  return { ...fields, id: ID, stopCount: 2, revision: 1, createdAt: AT, updatedAt: AT, ...over };
}

/** The elements of a record: name and text. */
const elementsOf = (xml: string): [string, string][] =>
  (parseXml(xml).root!.children as XmlElement[]).map(({ name, text }) => [name, text]);

Deno.test("a record has all of the catalogue, and the archive's address first", () => {
  const tour = summary({
    title: "The mill",
    description: "Water & <stone>",
    language: "en",
    latitude: 51.5,
    longitude: -1.25,
    record: {
      creators: ["Mae Lewis"],
      contributors: [{ name: "Jo Park", role: "Interviewer" }],
      dateText: "193X",
      dateRecorded: "1931-05~",
      subjects: ["mills"],
      coverage: ["Easton"],
      sources: [{ text: "Box 7", url: "https://box.example/7" }],
      identifiers: ["A 12"],
      collection: "Mills",
      repository: "Town Archive",
      rightsHolder: "Town of Easton",
      rights: "http://rightsstatements.org/vocab/InC/1.0/",
    },
  });
  assert.deepEqual(elementsOf(toDublinCore(tour, { origin: SITE })), [
    ["dc:title", "The mill"],
    ["dc:creator", "Mae Lewis"],
    ["dc:subject", "mills"],
    ["dc:description", "Water & <stone>"],
    ["dc:publisher", "Town Archive"],
    ["dc:contributor", "Jo Park (Interviewer)"],
    ["dc:date", "1931-05~"],
    ["dc:type", "InteractiveResource"],
    ["dc:type", "Sound"],
    ["dc:identifier", `${SITE}/tour/${ID}`],
    ["dc:identifier", "A 12"],
    ["dc:source", "Box 7"],
    ["dc:source", "https://box.example/7"],
    ["dc:language", "en"],
    ["dc:relation", "Mills"],
    ["dc:coverage", "Easton"],
    ["dc:coverage", "193X"],
    ["dc:coverage", "north=51.5; east=-1.25"],
    ["dc:rights", "http://rightsstatements.org/vocab/InC/1.0/"],
    ["dc:rights", "In Copyright"],
    ["dc:rights", "Town of Easton"],
  ]);
});

Deno.test("a record has its title and description in each language, and names all languages", () => {
  const tour = summary({ title: "The mill", description: "A walk.", language: "en" });
  const xml = toDublinCore(tour, { origin: SITE }, [
    { language: "de", title: "Die Mühle", description: "Ein Spaziergang." },
    { language: "fr", title: "Le moulin" },
  ]);
  const told = (parseXml(xml).root!.children as XmlElement[])
    .filter(({ name }) => /title|description|language/.test(name))
    .map(({ text, attributes }) => [text, attributes["xml:lang"]]);
  assert.deepEqual(told, [
    ["The mill", "en"],
    ["Die Mühle", "de"],
    ["Le moulin", "fr"],
    ["A walk.", "en"],
    ["Ein Spaziergang.", "de"],
    ["en", undefined],
    ["de", undefined],
    ["fr", undefined],
  ]);
});

Deno.test("whatever an archive has in it, the answer is XML, and texts come back but for control characters", () => {
  const text = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });
  fc.assert(fc.property(anyRecord, text, text, (record, title, description) => {
    const tour = summary({ record, title, description });
    const given = new URLSearchParams({ verb: "GetRecord", identifier: title });
    const xml = toAnswer(toRecord({ id: ID, at: AT, tour }, { origin: SITE }), {
      site: SITE,
      now: new Date(AT),
      given,
    });
    const { text: all } = parseXml(xml).root!;
    // deno-lint-ignore no-control-regex
    const held = description.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
    assert.ok(all.includes(held));
  }));
});

Deno.test("an archive that is gone has a header and nothing else", () => {
  assert.equal(
    toRecord({ id: ID, at: "2026-05-04T09:30:07.999Z" }, { origin: SITE }),
    `<record><header status="deleted"><identifier>oai:tours.example.org:${ID}</identifier>` +
      "<datestamp>2026-05-04T09:30:07Z</datestamp></header></record>",
  );
});

Deno.test("identifiers name the host; a host without a full name does not declare their scheme", () => {
  assert.equal(idIn(`oai:tours.example.org:${ID}`, SITE), ID);
  assert.equal(idIn(`oai:other.example.org:${ID}`, SITE), undefined);
  assert.equal(idIn(ID, SITE), undefined);
  const about = { name: "Tours", email: "a@example.org", earliest: AT };
  assert.match(toIdentify({ ...about, site: SITE }), /<repositoryIdentifier>tours\.example\.org</);
  for (const site of ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"]) {
    assert.doesNotMatch(toIdentify({ ...about, site }), /oai-identifier/);
  }
});

Deno.test("with ARKs that of an archive is its first identifier, before the address of its page", () => {
  const identifiers = elementsOf(toDublinCore(summary({}), { origin: SITE, naan: "12345" }))
    .filter(([name]) => name === "dc:identifier");
  assert.deepEqual(identifiers, [
    ["dc:identifier", `${SITE}/ark:/12345/${ID.toLowerCase()}`],
    ["dc:identifier", `${SITE}/tour/${ID}`],
  ]);
});
