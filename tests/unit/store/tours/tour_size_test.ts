import assert from "node:assert/strict";
import { MAX_CONTROL_POINTS, MAX_OLD_MAPS } from "../../../../lib/model/media/old_map.ts";
import { MAX_ROUTE_POINTS } from "../../../../lib/model/tour/route_line.ts";
import { MAX_STOPS } from "../../../../lib/model/tour/stop_limits.ts";
import type { Cue } from "../../../../lib/model/tour/transcript.ts";
import { createDraft, getDraft } from "../../../../lib/store/drafts/drafts.ts";
import { jsonBytes, MAX_JSON_BYTES } from "../../../../lib/store/kv/parts.ts";
import { getRevision } from "../../../../lib/store/tours/tour_history.ts";
import { submitTour } from "../../../../lib/store/tours/tour_submission.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";
import { problem, stopInput, tourInput } from "../builders.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const OWNER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const tourOf = (count: number, description: string) =>
  tourInput({ audioStops: Array.from({ length: count }, () => stopInput({ description })) });

const texts = {
  "Latin": "The bell rang. ".repeat(134).slice(0, 2000),
  "Greek": "Η καμπάνα χτύπησε ".repeat(60).slice(0, 1000),
  "Japanese": "鐘が鳴った。".repeat(120).slice(0, 660),
  "emoji": "🔔".repeat(500),
};
for (const [script, text] of Object.entries(texts)) {
  Deno.test(
    `a tour of 300 stops with 2 kB of ${script} each is stored, changed and read whole`,
    withKv(async (kv) => {
      const { id } = await createTour(kv, tourOf(300, text), { userId: OWNER });
      const tour = await updateTour(kv, id, tourOf(301, text));
      assert.equal(tour.stopCount, 301);
      assert.deepEqual((await getTour(kv, id))?.tour, tour);
    }),
  );
}

Deno.test(
  "a record with the longest texts, line, catalogue record and old maps is stored with its revision",
  withKv(async (kv) => {
    const words = (length: number) => "語".repeat(length);
    const digits = "f".repeat(64);
    const address = `/media/${digits}.webp#size=2400x2400&small=/media/${digits}.webp`;
    const input = tourInput({
      title: words(200),
      description: words(10_000),
      creatorName: words(120),
      accessNote: words(1000),
      contentWarning: words(300),
      imageUrl: address,
      imageAlt: words(500),
      imageCredit: words(200),
      record: { sources: Array.from({ length: 20 }, () => ({ text: words(300) })) },
      routeLine: Array.from(
        { length: MAX_ROUTE_POINTS },
        (_, i) => ({ latitude: i / 7, longitude: i / 7 }),
      ),
      oldMaps: Array.from({ length: MAX_OLD_MAPS }, () => ({
        title: words(200),
        year: words(40),
        credit: words(200),
        scanUrl: address,
        imageUrl: address,
        edges: { south: 1 / 3, west: 1 / 7, north: 2 / 3, east: 2 / 7 },
        transformation: "thinPlateSpline" as const,
        points: Array.from({ length: MAX_CONTROL_POINTS }, (_, i) => ({
          x: i / 3,
          y: i / 7,
          latitude: i / 3,
          longitude: i / 7,
        })),
      })),
    });
    const { id } = await createTour(kv, input, { userId: OWNER });
    await updateTour(kv, id, input);
    assert.deepEqual((await getTour(kv, id))?.tour.oldMaps, input.oldMaps);
  }),
);

Deno.test(
  "a tour with the longest texts a form takes is stored",
  withKv(async (kv) => {
    const input = tourInput({
      title: "語".repeat(200),
      description: "語".repeat(10_000),
      creatorName: "語".repeat(120),
      accessNote: "語".repeat(1000),
      imageUrl: `https://example.org/${"x".repeat(2000)}`,
      audioStops: [stopInput({ description: "語".repeat(10_000) })],
    });
    const tour = await createTour(kv, input, { userId: OWNER });
    assert.deepEqual((await getTour(kv, tour.id))?.tour, tour);
  }),
);

/** Of 8,000 characters as JSON. */
const RECORD = {
  subjects: Array.from({ length: 19 }, () => "語".repeat(300)),
  coverage: ["語".repeat(300)],
  identifiers: Array.from({ length: 6 }, () => "語".repeat(300)),
};

/**
 * A form of which nothing can be longer: all texts at their limits, and 4,000,000 bytes of stops,
 * of the list of their ids and of the note on access in two places; `more` adds bytes to that.
 */
function largestTour(more = 0) {
  const id = (n: number) => String(n).padStart(64, "-");
  const stops = (textBytes: number) =>
    Array.from({ length: MAX_STOPS }, (_, n) => {
      const length = Math.floor(textBytes / MAX_STOPS) + Number(n < textBytes % MAX_STOPS);
      return stopInput({ id: id(n), description: "x".repeat(length) });
    });
  const ids = Array.from({ length: MAX_STOPS }, (_, n) => id(n));
  const accessNote = "語".repeat(1000);
  const [alt, credit] = ["語".repeat(500), "語".repeat(200)];
  const things = [{ id: "mill", url: `https://example.org/${"x".repeat(2028)}`, alt, credit }];
  const besides = jsonBytes(ids) + 2 * jsonBytes(accessNote + alt + credit) +
    2 * jsonBytes(RECORD) + 2 * jsonBytes(things);
  const left = MAX_JSON_BYTES - jsonBytes(stops(0)) - besides;
  return tourInput({
    title: "語".repeat(200),
    description: "語".repeat(10_000),
    creatorName: "語".repeat(120),
    accessNote,
    record: RECORD,
    things,
    duration: "語".repeat(60),
    audioStops: stops(left + more),
  });
}

Deno.test(
  "the largest form becomes a tour in one step with its draft's removal and its idempotency key",
  withKv(async (kv) => {
    const draftId = (await createDraft(
      kv,
      { title: "Draft", draftData: { text: "x".repeat(690_000) } },
      { userId: OWNER, now: NOW },
    )).id;
    const idempotent = { userId: OWNER, key: crypto.randomUUID(), request: "the form" };
    const { id } = await submitTour(kv, largestTour(), {
      userId: OWNER,
      now: NOW,
      draftId,
      idempotent,
    });
    const stored = (await getTour(kv, id))?.tour.audioStops.map(({ code: _, ...stop }) => stop);
    assert.deepEqual(stored, largestTour().audioStops);
    assert.equal(await getDraft(kv, OWNER, draftId), null);
  }),
);

Deno.test(
  "the largest form is saved in one step with the pruning of old revisions and the audit",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER, now: NOW });
    for (let n = 2; n <= 53; n++) await updateTour(kv, id, tourInput(), { now: NOW });
    const now = new Date("2027-01-01T00:00:00Z");
    const by = { id: "01BX5ZZKBKACTAV9WEVGEMMVRZ", isAdmin: true };
    const tour = await updateTour(kv, id, largestTour(), { now, by });
    assert.deepEqual((await getTour(kv, id))?.tour, tour);
    assert.equal(await getRevision(kv, id, 4), null);
    assert.ok(await getRevision(kv, id, 5));
    await updateTour(kv, id, tourInput());
    assert.equal((await restoreRevision(kv, id, 54)).title, tour.title);
  }),
);

Deno.test(
  "five hundred stops fit, and one more is refused with the figure",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourOf(500, "short"), { userId: OWNER });
    const before = await everything(kv);
    const refused = await problem(updateTour(kv, id, tourOf(501, "short")), 413);
    assert.match(refused.detail, /501 stops\. The limit is 500/);
    await problem(createTour(kv, tourOf(501, "short"), { userId: OWNER }), 413);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "one byte more than the largest form is refused with the figures",
  withKv(async (kv) => {
    const refused = await problem(createTour(kv, largestTour(1), { userId: OWNER }), 413);
    assert.match(refused.detail, /4,000,001 bytes\. The limit is 4,000,000/);
  }),
);

Deno.test(
  "stops that are too large together are refused with the figure, and nothing is stored",
  withKv(async (kv) => {
    const large = tourOf(410, "x".repeat(10_000));
    const refused = await problem(createTour(kv, large, { userId: OWNER }), 413);
    assert.match(refused.detail, /bytes\. The limit is 4,000,000/);
    assert.deepEqual(await everything(kv), []);
  }),
);

/** Words that follow each other in no order, as many times as they are said. */
function speech(seconds: number, random: () => number): Cue[] {
  const texts = Array.from({ length: Math.floor(seconds / 5) }, () => {
    return Array.from({ length: 12 }, () => WORDS[Math.floor(random() ** 3 * WORDS.length)]);
  });
  return texts.map((words, n) => {
    const [start, end] = [n * 5000 + random() * 400, n * 5000 + 4300 + random() * 500];
    return { start: Math.floor(start), end: Math.floor(end), text: `${words.join(" ")}.` };
  });
}

/** Six letters each: rare ones are said seldom. */
const WORDS = Array.from(
  { length: 4000 },
  (_, n) => (n * 7919 % 300_000_000 + 60_466_176).toString(36).slice(0, 6),
);

Deno.test(
  "a hundred and forty stops of ten spoken minutes each are stored and read whole, however the words follow",
  withKv(async (kv) => {
    let seed = 1;
    const random = () => (seed = seed * 48_271 % 2_147_483_647) / 2_147_483_647;
    const audioStops = Array.from({ length: 140 }, () => {
      return stopInput({ transcript: makeTranscript(speech(600, random)) });
    });
    const tour = await createTour(kv, tourInput({ audioStops }), { userId: OWNER });
    assert.ok(jsonBytes(tour.audioStops) > 2_000_000);
    assert.deepEqual((await getTour(kv, tour.id))?.tour, tour);
    assert.deepEqual((await getRevision(kv, tour.id, 1))?.tour, tour);
  }),
);
