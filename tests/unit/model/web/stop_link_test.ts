import assert from "node:assert/strict";
import fc from "fast-check";
import { stopLink } from "../../../../lib/model/web/make_stop_link.ts";
import { parseStopLink } from "../../../../lib/model/web/stop_link.ts";

Deno.test("a link to a stop names it, with a second or without", () => {
  assert.deepEqual(parseStopLink("#stop-4&t=63"), { index: 3, seconds: 63 });
  assert.deepEqual(parseStopLink("#stop-4&t=21.187"), { index: 3, seconds: 21.187 });
  assert.deepEqual(parseStopLink("#stop-4"), { index: 3 });
  assert.deepEqual(parseStopLink("#stop-4&thing=old-view_2"), { index: 3, thing: "old-view_2" });
});

Deno.test("any other fragment leads to no stop", () => {
  const others = [
    "",
    "#",
    "#page",
    "#stop-0",
    "#stop-03",
    "#stop-3x",
    "#stop-4&t=",
    "#stop-4&t=-1",
  ];
  const more = [
    "#stop-4&t=1.",
    "#stop-4&t=.5",
    "#stop-4&t=1.2345",
    "#stop-4&t=1e3",
    "#stop-4&t=999999",
    "#stop-4?t=3",
    "#stop-4&thing=",
    "#stop-4&thing=a/b",
    "stop-4",
  ];
  for (const hash of [...others, ...more]) assert.equal(parseStopLink(hash), undefined, hash);
  fc.assert(fc.property(fc.string(), (text) => {
    const link = parseStopLink(`#${text}`);
    assert.ok(link === undefined || stopLink(link).startsWith("#stop-"));
  }));
});

Deno.test("a link that was made leads back to its second and its picture, exact to the millisecond", () => {
  const seconds = fc.option(fc.nat(86_400_000).map((ms) => ms / 1000), { nil: undefined });
  const thing = fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: undefined });
  fc.assert(fc.property(fc.nat(4999), seconds, thing, (index, seconds, thing) => {
    const at = { ...seconds !== undefined && { seconds }, ...thing && { thing } };
    assert.deepEqual(parseStopLink(stopLink({ index, seconds, thing })), { index, ...at });
  }));
  assert.equal(stopLink({ index: 0, seconds: 63 }), "#stop-1&t=63");
  assert.equal(stopLink({ index: 0, seconds: 63.2 }), "#stop-1&t=63.2");
});
