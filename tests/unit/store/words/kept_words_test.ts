/** The words of an archive, through all that happens to it. */
import assert from "node:assert/strict";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { moveTour } from "../../../../lib/store/ownership/tour_owner.ts";
import { duplicateTour } from "../../../../lib/store/ownership/tour_copy.ts";
import {
  deleteTour,
  removeTrashedTour,
  restoreTour,
} from "../../../../lib/store/closing/tour_trash.ts";
import { saveIdentity } from "../../../../lib/store/accounts/users.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { changeWords } from "../../../../lib/store/words/change_words.ts";
import { listWords, shownIn } from "../../../../lib/store/words/read_words.ts";
import { identityOf } from "../../../support/data/full_account.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { translate } from "../../../support/data/words.ts";
import { everything, withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const RECORDING = `/media/${"a".repeat(64)}.mp3`;
const WORDS = { "The mill": "Die Mühle", "A wheel": "Ein Rad" };
const input = (over: Parameters<typeof makeTour>[0] = {}) =>
  makeTour({
    title: "The mill",
    language: "en",
    audioStops: [makeStop({ id: "wheel", title: "A wheel" })],
    ...over,
  });

type Made = { kv: Deno.Kv; id: string; act: Act };
type Act = { by: { id: string; isAdmin: boolean }; now: Date };

/** A test with an archive that visitors see in German, with a recording. */
const withGerman = (test: (made: Made) => Promise<void>) =>
  withKv(async (kv) => {
    const userId = newId(NOW);
    const { id } = await createTour(kv, input(), { userId, now: NOW });
    await translate(kv, id, "de", WORDS, { "A wheel": { url: RECORDING } });
    await test({ kv, id, act: { by: { id: userId, isAdmin: false }, now: NOW } });
  });

/** Title and recording that visitors get in German. */
async function germanOf(kv: Deno.Kv, id: string) {
  const { title, audioStops: [stop] } = await shownIn(kv, (await getTour(kv, id))!.tour, "de");
  return [title, stop.title, stop.audioUrl];
}

const GERMAN = ["Die Mühle", "Ein Rad", RECORDING];

const wordsIn = async (kv: Deno.Kv) =>
  (await everything(kv)).filter(({ key }) => /word|media_use/.test(key.join(" ")));

Deno.test(
  "words come back with a deleted archive, and go for good with it",
  withGerman(async ({ kv, id, act }) => {
    const before = await wordsIn(kv);
    assert.ok(before.length > 3);
    await deleteTour(kv, id, act);
    assert.deepEqual(await wordsIn(kv), before);
    await restoreTour(kv, id, act);
    assert.deepEqual(await germanOf(kv, id), GERMAN);
    await deleteTour(kv, id, act);
    await removeTrashedTour(kv, id, act);
    assert.deepEqual(await wordsIn(kv), []);
  }),
);

Deno.test(
  "words stay with an archive that gets another owner, and with the return to an earlier version",
  withGerman(async ({ kv, id, act }) => {
    const heir = await saveIdentity(kv, identityOf(1), NOW);
    const admin = { by: { id: heir.id, isAdmin: true }, now: NOW };
    await updateTour(kv, id, input({ title: "The old mill", audioStops: [] }), act);
    await restoreRevision(kv, id, 1, act);
    assert.deepEqual(await germanOf(kv, id), GERMAN);
    await moveTour(kv, id, { userId: heir.id, ...admin });
    assert.deepEqual(await germanOf(kv, id), GERMAN);
    const change = { words: [{ key: ":title", text: "Neu" }], transcripts: [] };
    const place = { tourId: id, language: "de" };
    await assert.rejects(changeWords(kv, place, change, act), { status: 403 });
  }),
);

Deno.test(
  "a copy of an archive has its languages, shows those that were shown, and leads its own life",
  withGerman(async ({ kv, id, act }) => {
    const french = { words: [{ key: ":title", text: "Le moulin" }], transcripts: [] };
    await changeWords(kv, { tourId: id, language: "fr" }, french, act);
    const copy = await duplicateTour(kv, id, act);
    assert.deepEqual(await germanOf(kv, copy.id), GERMAN);
    const shown = (await listWords(kv, copy.id)).map(({ language, shown }) => [language, shown]);
    assert.deepEqual(shown, [["de", 1], ["fr", undefined]]);
    await deleteTour(kv, id, act);
    await removeTrashedTour(kv, id, act);
    assert.deepEqual(await germanOf(kv, copy.id), GERMAN);
    const uses = (await wordsIn(kv)).filter(({ key }) => key[0] === "media_users");
    assert.deepEqual(uses.map(({ key }) => key[2]), [copy.id]);
  }),
);

Deno.test(
  "words that visitors do not see yet are not shown by a copy",
  withGerman(async ({ kv, id, act }) => {
    const change = { words: [{ key: ":title", text: "Ungeprüft" }], transcripts: [] };
    await changeWords(kv, { tourId: id, language: "de" }, change, act);
    const copy = await duplicateTour(kv, id, act);
    const [german] = await listWords(kv, copy.id);
    assert.deepEqual([german.revision, german.shown], [1, undefined]);
  }),
);
