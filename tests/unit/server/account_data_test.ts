/** What people download of theirs: everything that is declared as a user's. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { packAccountData } from "../../../lib/server/account_data.ts";
import { COLLECTIONS } from "../../../lib/store/check/entries.ts";
import { fillAccount, identityOf } from "../../support/data/full_account.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { changeWords } from "../../../lib/store/words/change_words.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { withKv } from "../../support/store/store.ts";
import { LastSeen } from "../../../lib/store/records/accounts.ts";
import { Uploads, UserMedia } from "../../../lib/store/records/media.ts";
import { TourTrash, UserTours } from "../../../lib/store/records/tours.ts";

const NOW = new Date("2026-05-04T09:30:00Z");

/** What the download leaves out of entries, or says in other words. */
const UNTOLD = {
  archivists: "whose archives they review: review.json has since when",
  idempotency: "answers to repeated requests, for a day",
  sessions_by_user: "hashes of tokens: account.json has the sessions",
  tour_trash: "the ids: deleted/ has the archives",
};

/** The texts and numbers in a value. */
const leavesOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];

Deno.test(
  "what is declared as a user's is in the data that they download",
  withKv(async (kv) => {
    const { user } = await fillAccount(kv, 1, NOW);
    // A time that nothing else has.
    await kv.set(LastSeen.key(user.id), "2026-05-04T11:00:00.000Z");
    const parts = { kv, now: () => NOW, mayHave: () => Promise.resolve(false) };
    const pieces = await Array.fromAsync(packAccountData(parts, user));
    const files = unzipSync(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()));
    const text = Object.values(files).map((bytes) => new TextDecoder().decode(bytes)).join("\n");
    const declared = COLLECTIONS.filter(({ rules }) => rules.ofUser && rules.kind !== "index");
    const missing = new Set<string>();
    for (const collection of [...declared, UserTours, TourTrash, UserMedia, Uploads]) {
      const one = await kv.get(collection.prefix(user.id));
      const all = await Array.fromAsync(collection.list(kv, [user.id]));
      for (const { key, value } of one.versionstamp === null ? all : [one]) {
        const [name, , ...ids] = key.map(String);
        const told = ids.length > 0 ? [value.id ?? ids.at(-1)] : leavesOf(value);
        if (!told.every((part) => text.includes(part))) missing.add(name);
      }
    }
    assert.deepEqual([...missing].sort(), Object.keys(UNTOLD));
    assert.ok(Object.keys(files).some((name) => name.startsWith("deleted/")));
  }),
);

Deno.test(
  "earlier versions of a language are in the data that its owner downloads, with their recordings",
  withKv(async (kv) => {
    const folder = await Deno.makeTempDir();
    const objects = createDiskStore(folder);
    const paths: string[] = [];
    for (const n of [1, 2]) {
      const bytes = different(mediaFile("tone.mp3"), n);
      paths.push(`media/${hashOf(bytes)}.mp3`);
      await objects.put(paths.at(-1)!, ReadableStream.from([bytes]), bytes.length);
    }
    const user = await saveIdentity(kv, identityOf(1), NOW);
    const audioStops = [makeStop({ id: "mill" })];
    const tour = makeTour({ title: "The mill", language: "en", audioStops });
    const { id: tourId } = await createTour(kv, tour, { userId: user.id, now: NOW });
    for (const path of paths) {
      const words = [{ key: "mill:audioUrl", text: `/${path}` }];
      const change = { words, transcripts: [], keepsBefore: true };
      // Files need not be in an account for an administrator.
      const by = { id: user.id, isAdmin: true };
      await changeWords(kv, { tourId, language: "de" }, change, { by, now: NOW });
    }
    const parts = { kv, objects, now: () => NOW, mayHave: () => Promise.resolve(true) };
    const pieces = await Array.fromAsync(packAccountData(parts, user));
    const files = unzipSync(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()));
    const [name] = Object.keys(files).filter((one) => one.endsWith(" versions/de 1.json"));
    const { words } = JSON.parse(new TextDecoder().decode(files[name]));
    assert.equal(words["mill:audioUrl"].text, `/${paths[0]}`);
    for (const path of paths) assert.ok(files[path], path);
    await Deno.remove(folder, { recursive: true });
  }),
);
