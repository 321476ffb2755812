/** No text that somebody sends makes a regular expression take long: each grows with its text. */
import assert from "node:assert/strict";
import { parseSync, Visitor } from "vite";
import { readRepository } from "../../../tools/rules/tree.ts";

/** What patterns look for, of each kind something. */
const LETTERS = [..."a1A0é \t\n/.,:;-+_'\"<>=()[]{}@#%&|~°\u00a0"];

/**
 * A time that grows with the square of this length is some 10 ms, one that grows as the text does a
 * hundredth of one.
 */
const LENGTH = 3000;
const MOST_MS = 4;

/** Files with patterns of the other kind, and why their texts are short. */
const SHORT_TEXTS: Record<string, string> = {
  "islands/map/vector/label_text.ts": "a font of ours",
  "lib/device/api.ts": "a header of ours",
  "lib/formats/export_tour.ts": "200 bytes",
  "lib/geo/location/gps_words.ts": "4096 letters, of which clean_text.ts makes sure",
  "lib/geo/location/map_services.ts": "a part of such a text",
  "lib/media/s3_client.ts": "a setting",
  "lib/model/tour/duration.ts": "60 letters of an archive that was checked",
  "lib/model/tour/excerpt.ts": "the beginning of a text",
  "lib/server/host/config.ts": "a setting",
  "lib/store/kv/store_error.ts": "an error of ours",
};

type Found = { at: string; pattern: RegExp };

/** The regular expressions of the program as they stand in its files, each with its file. */
function expressions(): Found[] {
  const found: Found[] = [];
  for (const { path, text } of readRepository().sources) {
    if (!/^(lib|routes|islands)\//.test(path) || path in SHORT_TEXTS) continue;
    const { program } = parseSync(path, text, { sourceType: "module" });
    new Visitor({
      Literal(node) {
        if (!("regex" in node) || !node.regex) return;
        const { pattern, flags } = node.regex;
        found.push({ at: `${path}: ${pattern}`, pattern: new RegExp(pattern, flags) });
      },
    }).visit(program);
  }
  return found;
}

/** The texts on which a pattern goes wrong, by trying each letter alone and each pair of them. */
function* hostileTexts() {
  const end = "\u0001";
  for (const one of LETTERS) {
    yield one.repeat(LENGTH) + end;
    for (const other of LETTERS) {
      yield other + one.repeat(LENGTH) + end;
      if (other < one) yield (one + other).repeat(LENGTH / 2) + end;
    }
  }
}

/** The shortest of some times, in milliseconds: others work on this machine, too. */
function timeOf(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let n = 0; n < 6 && least > MOST_MS; n++) {
    pattern.lastIndex = 0;
    const began = performance.now();
    text.search(pattern);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

Deno.test("no regular expression takes a time that grows faster than its text", () => {
  const all = expressions();
  assert.ok(all.length > 150, `${all.length} were found`);
  const texts = [...hostileTexts()];
  const slow = all.flatMap(({ at, pattern }) => {
    const text = texts.find((text) => timeOf(pattern, text) > MOST_MS);
    return text === undefined ? [] : [`${at} on ${JSON.stringify(text.slice(0, 4))}…`];
  });
  assert.deepEqual(slow, []);
  console.log(`${all.length} expressions, ${texts.length} texts of ${LENGTH} letters each.`);
});
