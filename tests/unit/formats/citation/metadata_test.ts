/** What other programs read in a page: `<meta>` tags and COinS. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { toCited } from "../../../../lib/formats/citation/cited.ts";
import { toCoins } from "../../../../lib/formats/citation/coins.ts";
import { toMetaTags } from "../../../../lib/formats/citation/meta_tags.ts";
import { anyRecord } from "../../../support/data/any/any_record.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const PAGE = "https://tours.example.org/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV";

const cite = (record: object, stopId?: string) => {
  const audioStops = [{ ...makeStop({ title: "50 % + “x”", language: "he" }), id: "mill" }];
  const tour = makeTour({ title: "Mills & ponds", record, creatorName: undefined });
  const id = PAGE.split("/").at(-1)!;
  const createdAt = "2026-05-04T09:30:00.000Z";
  return toCited({ ...tour, id, createdAt, audioStops }, { origin: "https://tours.example.org" }, {
    stopId,
  })!;
};

const record = {
  creators: ["Lewis, Mae", "Class 8b"],
  contributors: [{ name: "Jo Park", role: "Interviewer" }],
  subjects: ["mills", "water"],
  identifiers: ["A 12"],
  collection: "Mills",
  repository: "Town Archive",
  rightsHolder: "The town",
  rights: "http://rightsstatements.org/vocab/InC/1.0/",
};

Deno.test("a page's tags have each value by itself, by the names of Highwire and Dublin Core", () => {
  assert.deepEqual(toMetaTags(cite({ ...record, dateRecorded: "1931-05" })), [
    ["citation_title", "Mills & ponds"],
    ["citation_author", "Lewis, Mae"],
    ["citation_author", "Class 8b"],
    ["citation_publication_date", "1931/05"],
    ["citation_keywords", "mills"],
    ["citation_keywords", "water"],
    ["citation_publisher", "Town Archive"],
    ["citation_public_url", PAGE],
    ["DC.title", "Mills & ponds"],
    ["DC.creator", "Lewis, Mae"],
    ["DC.creator", "Class 8b"],
    ["DC.contributor", "Jo Park"],
    ["DC.date", "1931-05"],
    ["DC.subject", "mills"],
    ["DC.subject", "water"],
    ["DC.publisher", "Town Archive"],
    ["DC.rights", record.rights],
    ["DC.identifier", PAGE],
    ["DC.identifier", "A 12"],
    ["DCTERMS.rightsHolder", "The town"],
    ["DCTERMS.isPartOf", "Mills"],
  ]);
});

Deno.test("a date that is not exact is told as EDTF alone, which programs do not cut short", () => {
  for (const dateRecorded of ["1931~", "193X", "1931/1933", "1931-21", "../1950"]) {
    const tags = toMetaTags(cite({ dateRecorded }));
    assert.equal(tags.find(([name]) => name === "citation_publication_date"), undefined);
    assert.deepEqual(tags.find(([name]) => name === "DC.date"), ["DC.date", dateRecorded]);
  }
});

Deno.test("a COinS is of an archive as a page, and of a stop as a recording", () => {
  const read = (text: string) => [...new URLSearchParams(text)];
  const archive = new Map(read(toCoins(cite({}))));
  assert.equal(archive.get("rft.type"), "webpage");
  assert.equal(archive.get("rft.identifier"), PAGE);
  assert.equal(archive.get("rft.date"), "2026-05-04");
  assert.deepEqual(read(toCoins(cite(record, "mill"))), [
    ["ctx_ver", "Z39.88-2004"],
    ["rft_val_fmt", "info:ofi/fmt:kev:mtx:dc"],
    ["rft.type", "audioRecording"],
    ["rft.title", "50 % + “x”"],
    ["rft.source", "Mills & ponds"],
    ["rft.creator", "Lewis, Mae"],
    ["rft.creator", "Class 8b"],
    ["rft.contributor", "Jo Park"],
    ["rft.date", "2026-05-04"],
    ["rft.publisher", "Town Archive"],
    ["rft.language", "he"],
    ["rft.subject", "mills"],
    ["rft.subject", "water"],
    ["rft.rights", record.rights],
    ["rft.identifier", `${PAGE}#stop-1`],
  ]);
});

Deno.test("whatever a record has, no text of a COinS becomes a field", () => {
  fc.assert(fc.property(anyRecord, (record) => {
    const cited = cite(record, "mill");
    const coins = new URLSearchParams(toCoins(cited));
    const texts = (values: string[]) => values.map((text) => text.toWellFormed());
    assert.deepEqual(coins.getAll("rft.creator"), texts(cited.authors));
    assert.deepEqual(coins.getAll("rft.subject"), texts(cited.subjects));
    assert.match(toCoins(cited), /^[\w.%&=*+-]+$/);
  }));
});
