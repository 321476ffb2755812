/**
 * Cards by place of older schemas.
 *
 * - Schema 2: each an entry of its own, `["public_tours_by_geohash", hash, tourId]`, a card.
 * - Schema 3: in pages as today, but a page had, all as 64-bit floats, its number of cards and the
 *   latitude and longitude of each; then a line for each card, its other fields (`LINE_FIELDS`) as
 *   a JSON array in UTF-8.
 */
import type { PlacedCard } from "../../model/tour/tour.ts";
import { encodeCards } from "../index/card_page.ts";
import { fileFirstCards } from "../index/card_pages.ts";
import { CardPages } from "../records/tours.ts";

const CARDS_OF_SCHEMA_2: Deno.KvKey = ["public_tours_by_geohash"];

/** Cards that one step moves, so that the largest ones fit into its 800 KiB. */
const CARDS_PER_STEP = 100;

/** Pages in one batch of a list: less than a megabyte. */
const PAGES_PER_BATCH = 80;

/** Pages that one step rewrites: a KV server takes ten checks, of which the fence has one. */
const PAGES_PER_STEP = 9;

/** Moves all cards of schema 2 into pages; returns how many. Both are sorted by place. */
export async function moveCards(kv: Deno.Kv): Promise<number> {
  let moved = 0;
  const next = () =>
    Array.fromAsync(kv.list<PlacedCard>({ prefix: CARDS_OF_SCHEMA_2 }, { limit: CARDS_PER_STEP }));
  for (let old = await next(); old.length > 0; old = await next()) {
    // Another process has moved some, beginning with the first.
    const operation = kv.atomic().check(old[0]);
    const filed = await fileFirstCards(kv, operation, old.map(({ value }) => value));
    for (const { key } of old.slice(0, filed)) operation.delete(key);
    if ((await operation.commit()).ok) moved += filed;
  }
  return moved;
}

/** Rewrites all pages of schema 3 in the present format; returns how many there were. */
export async function rewritePages(kv: Deno.Kv): Promise<number> {
  let rewritten = 0;
  let waiting: Page[] = [];
  const pages = CardPages.list(kv, [], { batchSize: PAGES_PER_BATCH });
  for await (const page of pages) {
    if (!isOfSchema3(page)) continue;
    if (waiting.push(page) < PAGES_PER_STEP) continue;
    await rewrite(kv, waiting);
    rewritten += waiting.length;
    waiting = [];
  }
  await rewrite(kv, waiting);
  return rewritten + waiting.length;
}

type Page = Deno.KvEntry<Uint8Array>;

async function rewrite(kv: Deno.Kv, pages: Page[]): Promise<void> {
  while (pages.length > 0) {
    const operation = kv.atomic();
    for (const page of pages) {
      operation.check(page).set(page.key, encodeCards(decodeCardsOfSchema3(page.value)));
    }
    if ((await operation.commit()).ok) return;
    // Another process has rewritten some of them.
    const entries = await kv.getMany<Uint8Array[]>(pages.map(({ key }) => key));
    pages = entries.filter((entry): entry is Page => entry.value !== null && isOfSchema3(entry));
  }
}

/** A page has at least one card, and a float from 1 on begins with a byte above 0. */
const isOfSchema3 = ({ value }: Page) => value[0] !== 0;

const FLOAT = 8;

const LINE_FIELDS = [
  "id",
  "title",
  "description",
  "imageUrl",
  "duration",
  "creatorName",
  "tourType",
  "stopCount",
  "revision",
  "createdAt",
  "updatedAt",
] as const satisfies (keyof PlacedCard)[];

function decodeCardsOfSchema3(page: Uint8Array): PlacedCard[] {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const count = view.getFloat64(0);
  const linesAt = FLOAT * (1 + 2 * count);
  const lines = new TextDecoder().decode(page.subarray(linesAt)).split("\n");
  return lines.map((line, i) => {
    const values: unknown[] = JSON.parse(line);
    const at = FLOAT * (1 + 2 * i);
    const card: Record<string, unknown> = {
      latitude: view.getFloat64(at),
      longitude: view.getFloat64(at + FLOAT),
    };
    for (const [j, field] of LINE_FIELDS.entries()) {
      // JSON arrays have null for missing values.
      if ((values[j] ?? null) !== null) card[field] = values[j];
    }
    return card as PlacedCard;
  });
}
