/**
 * Cards of tours as bytes that are read several times faster than JSON. Numbers are big-endian:
 *
 * - how many cards there are, and how many texts each has: two 32-bit integers;
 * - for each card its numbers (`NUMBERS`) as 64-bit floats, then the lengths of its texts (`TEXTS`)
 *   in UTF-16 units as 16-bit integers;
 * - all texts of all cards, one after the other, in UTF-8.
 *
 * A reader makes only the cards at places that are wanted: about half of them in a search.
 */
import type { Position } from "../model/position.ts";
import type { TourCard } from "../model/tour.ts";

/** The fields of a card with values of type `T`. */
type FieldOf<T> = { [F in keyof TourCard]-?: TourCard[F] extends T ? F : never }[keyof TourCard];
type NumberField = FieldOf<number>;
type TextField = FieldOf<string | undefined>;

/** The numbers in their order. A new one needs a migration. */
const NUMBERS = Object.keys(
  {
    latitude: true,
    longitude: true,
    stopCount: true,
    revision: true,
  } satisfies Record<NumberField, true>,
) as NumberField[];

/** The texts in their order. A new one comes last: cards written before do not have it. */
const TEXTS = Object.keys(
  {
    id: true,
    title: true,
    description: true,
    imageUrl: true,
    duration: true,
    creatorName: true,
    tourType: true,
    createdAt: true,
    updatedAt: true,
  } satisfies Record<TextField, true>,
) as TextField[];

const INTEGER = 4;
const FLOAT = 8;
const LENGTH = 2;

/** Stands for the length of a text that a card does not have. */
const MISSING = 0xffff;

/** Where the cards begin, and where the lengths in a card do. */
const HEADER = 2 * INTEGER;
const LENGTHS = FLOAT * NUMBERS.length;

/** `cards` as bytes, the first of which is 0. Lone surrogates become U+FFFD. */
export function encodeCards(cards: TourCard[]): Uint8Array {
  const size = LENGTHS + LENGTH * TEXTS.length;
  const view = new DataView(new ArrayBuffer(HEADER + size * cards.length));
  view.setUint32(0, cards.length);
  view.setUint32(INTEGER, TEXTS.length);
  for (const [i, card] of cards.entries()) {
    const at = HEADER + size * i;
    for (const [j, field] of NUMBERS.entries()) view.setFloat64(at + FLOAT * j, card[field]);
    for (const [j, field] of TEXTS.entries()) {
      view.setUint16(at + LENGTHS + LENGTH * j, card[field]?.length ?? MISSING);
    }
  }
  const texts = cards.map((card) => TEXTS.map((field) => card[field] ?? "").join("")).join("");
  const encoded = new TextEncoder().encode(texts);
  const bytes = new Uint8Array(view.byteLength + encoded.length);
  bytes.set(new Uint8Array(view.buffer));
  bytes.set(encoded, view.byteLength);
  return bytes;
}

/** Of the cards in `bytes`, those whose place `isWanted` takes. */
export function decodeCards(
  bytes: Uint8Array,
  isWanted: (place: Position) => boolean,
): TourCard[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0);
  const textCount = view.getUint32(INTEGER);
  const size = LENGTHS + LENGTH * textCount;
  const texts = new TextDecoder().decode(bytes.subarray(HEADER + size * count));
  const cards: TourCard[] = [];
  // Where the text begins that comes next.
  let start = 0;
  for (let i = 0; i < count; i++) {
    const at = HEADER + size * i;
    const card: Record<string, unknown> = {};
    for (let j = 0; j < NUMBERS.length; j++) card[NUMBERS[j]] = view.getFloat64(at + FLOAT * j);
    const isCardWanted = isWanted(card as Position);
    for (let j = 0; j < textCount; j++) {
      const length = view.getUint16(at + LENGTHS + LENGTH * j);
      if (length === MISSING) continue;
      if (isCardWanted) card[TEXTS[j]] = texts.slice(start, start + length);
      start += length;
    }
    if (isCardWanted) cards.push(card as TourCard);
  }
  return cards;
}
