/**
 * A data folder of very many archives and their authors, written in large steps: as the program
 * would have stored them.
 *
 * `deno run -A tests/bench/scale/fill_store.ts <folder> <archives>`
 */
import { z } from "zod";
import type { PlacedCard } from "../../../lib/model/tour/tour.ts";
import { sortByPlace } from "../../../lib/store/index/card_pages.ts";
import { composeTour, withIds } from "../../../lib/store/tours/tour_record.ts";
import { Count, Path, readArguments } from "../../../tools/arguments.ts";
import { fileCards } from "../../support/data/file_cards.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeCards } from "../nearby/million_tours.ts";
import { fileSums } from "./file_sums.ts";
import {
  ContentRevision,
  Datestamps,
  PublicStopCount,
  PublicTourCount,
  PublicTours,
  Revisions,
  StopIds,
  Stops,
  toOwnCard,
  toSummary,
  Tours,
  ToursByDatestamp,
  UserStopCounts,
  UserTourCounts,
  UserTours,
} from "../../../lib/store/records/tours.ts";
import {
  emailKey,
  identityKey,
  type UserRecord,
  Users,
} from "../../../lib/store/records/accounts.ts";
import { SCHEMA_KEY, SCHEMA_VERSION } from "../../../lib/store/kv/schema.ts";

const STOPS = 5;

/** Archives in one atomic write: it takes 800 KiB. */
const PER_STEP = 80;

/** Archives of one author. */
const PER_AUTHOR = 20;

/** Makes the store of `folder`, which must not be there; returns the ids of its archives. */
export async function fillStore(folder: string, count: number): Promise<string[]> {
  await Deno.mkdir(folder, { recursive: true });
  using kv = await Deno.openKv(`${folder}/tours.sqlite`);
  const cards = makeCards(count);
  // In the order of their keys: the file grows at its ends, and no page of it is written twice.
  const byId = cards.toSorted((a, b) => a.id < b.id ? -1 : 1);
  for (let start = 0; start < count; start += PER_STEP) {
    const operation = kv.atomic();
    for (let i = start; i < Math.min(start + PER_STEP, count); i++) {
      const author = Math.floor(i / PER_AUTHOR);
      if (i % PER_AUTHOR === 0) setAuthor(operation, author, Math.min(PER_AUTHOR, count - i));
      setTour(operation, byId[i], idOf(author));
    }
    await operation.commit();
  }
  await fileCards(kv, cards);
  await fileSums(kv, sortByPlace(cards));
  await kv.atomic().set(SCHEMA_KEY, SCHEMA_VERSION).sum(ContentRevision.root, 1n)
    .sum(PublicTourCount.root, BigInt(count)).sum(PublicStopCount.root, BigInt(count * STOPS))
    .commit();
  return cards.map(({ id }) => id);
}

const idOf = (author: number) => String(author).padStart(26, "0");

/** An author of `tours` archives. */
function setAuthor(operation: Deno.AtomicOperation, author: number, tours: number): void {
  const [id, at] = [idOf(author), "2026-01-01T09:00:00.000Z"];
  const record: UserRecord = {
    id,
    iss: "https://provider.example",
    sub: id,
    email: `author${author}@school.example`,
    displayName: `Author ${author}`,
    role: "user",
    createdAt: at,
    updatedAt: at,
  };
  operation.set(Users.key(id), record).set(identityKey(record), id).set(emailKey(record.email), id)
    .sum(UserTourCounts.key(id), BigInt(tours)).sum(UserStopCounts.key(id), BigInt(tours * STOPS));
}

function setTour(operation: Deno.AtomicOperation, card: PlacedCard, userId: string): void {
  const { id, createdAt, updatedAt, revision, stopCount: _, ...input } = card;
  const audioStops = Array.from({ length: STOPS }, (_, i) =>
    makeStop({
      latitude: card.latitude + i / 1000,
      longitude: card.longitude,
      description: card.description,
    }));
  const { record, stopIds, parts } = composeTour(
    { ...makeTour(input), audioStops: withIds(audioStops) },
    { id, userId, revision, createdAt, updatedAt },
  );
  operation.set(Datestamps.key(id), { at: updatedAt, isDeleted: false })
    .set(ToursByDatestamp.key(updatedAt, id), false);
  operation.set(Tours.key(id), record).set(StopIds.key(id), stopIds).set(PublicTours.key(id), card)
    .set(UserTours.key(userId, id), toOwnCard(toSummary(record)))
    .set(Revisions.key(id, revision), { record, savedBy: userId });
  parts.forEach((part, i) => operation.set(Stops.prefix(id, revision, i), part));
}

if (import.meta.main) {
  const started = performance.now();
  const { rest: [folder, count] } = readArguments({
    usage: "deno run -A tests/bench/scale/fill_store.ts <folder> <archives>",
    rest: z.tuple([Path, Count]),
  });
  await fillStore(folder, count);
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
}
