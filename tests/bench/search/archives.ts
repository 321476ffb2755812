/**
 * Many archives with stops. Their texts have the words of the demo archives and, in each thirty,
 * one rare word, a town's name: about as many different words as so much English has.
 */
import { CITIES } from "../../../tools/cities.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { readSeed } from "../../../lib/server/host/seed_files.ts";
import { toParts } from "../../../lib/store/kv/parts.ts";
import { makeCards } from "../nearby/million_tours.ts";
import {
  ContentRevision,
  PublicTours,
  Stops,
  toCard,
  Tours,
} from "../../../lib/store/records/tours.ts";

const STOPS = 5;
const WORDS_PER_TEXT = 114;
const ONE_RARE_IN = 30;
const DURATIONS = ["25 min", "45 min", "1 h 30", "Flexible"];

/** Archives per atomic step: their texts together stay below its limit. */
const STEP = 100;

/** Stores `count` archives, straight under their keys: saves one by one would take minutes. */
export async function storeArchives(kv: Deno.Kv, count: number, withStops: boolean): Promise<void> {
  const random = seededRandom(2);
  const common = await wordsOfSeed();
  const word = () =>
    random() * ONE_RARE_IN < 1
      ? CITIES[Math.floor(random() * CITIES.length)].name
      : common[Math.floor(random() * common.length)];
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  const cards = makeCards(count);
  for (let start = 0; start < count; start += STEP) {
    const operation = kv.atomic();
    for (const [i, card] of cards.slice(start, start + STEP).entries()) {
      const summary = {
        ...card,
        title: `${card.title.split(":")[0]}: ${words(3)}`,
        description: words(80),
        creatorName: words(2),
        duration: DURATIONS[i % DURATIONS.length],
        visibility: "public" as const,
        tourType: i % 3 ? "ordered" as const : "unordered" as const,
      };
      operation.set(PublicTours.key(card.id), toCard(summary));
      operation.set(Tours.key(card.id), { ...summary, userId: "bench", schemaVersion: 2 });
      const stops: Stop[] = Array.from({ length: withStops ? STOPS : 0 }, (_, n) => ({
        id: String(n),
        title: words(4),
        description: words(WORDS_PER_TEXT),
        latitude: card.latitude,
        longitude: card.longitude,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 30,
      }));
      for (const [part, bytes] of toParts(stops, "stops").entries()) {
        operation.set(Stops.prefix(card.id, 1, part), bytes);
      }
    }
    await operation.commit();
  }
  await kv.atomic().sum(ContentRevision.root, 1n).commit();
}

async function wordsOfSeed(): Promise<string[]> {
  const texts = (await readSeed("seed")).flatMap(({ input }) => [
    input.description,
    ...input.audioStops.map(({ description }) => description),
  ]);
  return texts.join(" ").split(/\s+/);
}
