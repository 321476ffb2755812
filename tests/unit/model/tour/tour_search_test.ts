import assert from "node:assert/strict";
import {
  isOpen,
  isWholeList,
  sortOf,
  type TourFilter,
} from "../../../../lib/model/tour/tour_search.ts";

const near = { latitude: 51.5, longitude: -0.1 };

Deno.test("a filter is open only without a word, a type, a length and a place", () => {
  assert.ok(isOpen({}));
  const narrow: TourFilter[] = [{ q: "mill" }, { type: "ordered" }, { length: "short" }, { near }];
  for (const filter of narrow) assert.ok(!isOpen(filter), JSON.stringify(filter));
});

Deno.test("the order that does not fit a search gives way to the best one", () => {
  assert.equal(sortOf({ sort: "nearest" }), "newest");
  assert.equal(sortOf({ sort: "relevance" }), "newest");
  assert.equal(sortOf({ q: "mill", sort: "nearest" }), "relevance");
  assert.ok(isWholeList({}) && !isWholeList({ q: "mill" }));
});
