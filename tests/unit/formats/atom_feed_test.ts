import assert from "node:assert/strict";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { toAtomFeed } from "../../../lib/formats/atom_feed.ts";

const SITE = "https://tours.example.org";
const about = { name: "Tours", site: SITE };

const tour = {
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  title: "Mills & <ponds>\u0001",
  description: "水車 and its stream.",
  creatorName: "Class 8b",
  language: "en",
  createdAt: "2026-05-04T09:30:00.000Z",
  updatedAt: "2026-06-04T09:30:00.000Z",
};

const childrenOf = (xml: string) => parseXml(xml).root!.children.filter(isElement);
const isElement = (node: object): node is XmlElement => "attributes" in node;
const find = (elements: XmlElement[], name: string) => elements.find((one) => one.name === name)!;

Deno.test("a feed has an entry for each archive, and the time of the last change of them", () => {
  const later = {
    ...tour,
    id: "01ARZ3NDEKTSV4RRFFQ69G5FAW",
    updatedAt: "2026-07-01T00:00:00.000Z",
  };
  const feed = childrenOf(toAtomFeed([tour, later], about));
  assert.equal(find(feed, "id").text, `${SITE}/feed.atom`);
  assert.equal(find(feed, "updated").text, later.updatedAt);
  assert.equal(find(feed, "author").text, "Tours");
  const entries = feed.filter(({ name }) => name === "entry");
  assert.equal(entries.length, 2);
  const entry = entries[0].children.filter(isElement);
  assert.deepEqual(entry.map(({ name, text }) => [name, text]), [
    ["id", `${SITE}/tour/${tour.id}`],
    ["title", "Mills & <ponds>"],
    ["summary", tour.description],
    ["author", "Class 8b"],
    ["published", tour.createdAt],
    ["updated", tour.updatedAt],
    ["link", ""],
  ]);
  assert.equal(find(entry, "title").attributes["xml:lang"], "en");
  assert.equal(find(entry, "link").attributes.href, `${SITE}/tour/${tour.id}`);
});

Deno.test("a feed without archives is a feed, and a title that XML cannot hold is an empty one", () => {
  assert.match(find(childrenOf(toAtomFeed([], about)), "updated").text, /^1970-/);
  const feed = childrenOf(
    toAtomFeed([{ ...tour, title: "\u0001", creatorName: undefined }], about),
  );
  const entry = find(feed, "entry").children.filter(isElement);
  assert.equal(find(entry, "title").text, "");
  assert.equal(find(entry, "author"), undefined);
});
