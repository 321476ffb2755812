/**
 * Cards of tours in a binary format, which is several times faster to read than JSON. Numbers are
 * big-endian:
 *
 * - the number of cards, and of texts of each: two 32-bit integers;
 * - for each card its numbers (`NUMBERS`) as 64-bit floats, then the lengths of its texts (`TEXTS`)
 *   in UTF-16 units as 16-bit integers;
 * - all texts of all cards, one after the other, in UTF-8.
 *
 * A reader makes only the cards at wanted places: about half of them in a search.
 */
import type { Position } from "../../model/tour/position.ts";
import type { PlacedCard } from "../../model/tour/tour.ts";

/** The fields of a card with values of type `T`. */
type FieldOf<T> = {
  [F in keyof PlacedCard]-?: PlacedCard[F] extends T ? F : never;
}[keyof PlacedCard];
type NumberField = FieldOf<number>;
type TextField = FieldOf<string | undefined>;

/** The numbers in order. A new one needs a migration. */
const NUMBERS = Object.keys(
  {
    latitude: true,
    longitude: true,
    stopCount: true,
    revision: true,
  } satisfies Record<NumberField, true>,
) as NumberField[];

/** The texts in order. New ones go at the end, because older cards lack them. */
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
    language: true,
  } satisfies Record<TextField, true>,
) as TextField[];

const INTEGER = 4;
const FLOAT = 8;
const LENGTH = 2;

/** Marks a missing text in place of its length. */
const MISSING = 0xffff;

/** The offset of the first card, and of the lengths within a card. */
const HEADER = 2 * INTEGER;
const LENGTHS = FLOAT * NUMBERS.length;

/** `cards` as bytes; the first byte is 0. Lone surrogates become U+FFFD. */
export function encodeCards(cards: PlacedCard[]): Uint8Array {
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

/** The cards in `bytes` whose place `isWanted` accepts, which gets the same object each time. */
export function decodeCards(
  bytes: Uint8Array,
  isWanted: (place: Position) => boolean,
): PlacedCard[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0);
  const size = LENGTHS + LENGTH * view.getUint32(INTEGER);
  const texts = new TextDecoder().decode(bytes.subarray(HEADER + size * count));
  // The end of the card, and the offsets of its next length and its next text.
  let [end, lengthAt, textAt] = [HEADER, HEADER, 0];
  const nextText = (): string | undefined => {
    if (lengthAt === end) return undefined;
    const length = view.getUint16(lengthAt);
    lengthAt += LENGTH;
    return length === MISSING ? undefined : texts.slice(textAt, textAt += length);
  };
  const cards: PlacedCard[] = [];
  const place = { latitude: 0, longitude: 0 };
  for (let i = 0; i < count; i++) {
    const at = end;
    end += size;
    lengthAt = at + LENGTHS;
    place.latitude = view.getFloat64(at);
    place.longitude = view.getFloat64(at + FLOAT);
    if (isWanted(place)) {
      const numbers = [view.getFloat64(at + 2 * FLOAT), view.getFloat64(at + 3 * FLOAT)] as const;
      cards.push(toCard(place, numbers, nextText));
    }
    // Skips the texts of an unwanted card, and those of a newer version.
    for (; lengthAt < end; lengthAt += LENGTH) {
      const length = view.getUint16(lengthAt);
      if (length !== MISSING) textAt += length;
    }
  }
  return cards;
}

/**
 * Makes a card of its parts, whose texts come in the order of `TEXTS`. Written out, because setting
 * fields by name in a loop takes twice as long in a search.
 */
function toCard(
  { latitude, longitude }: Position,
  [stopCount, revision]: readonly [number, number],
  nextText: () => string | undefined,
): PlacedCard {
  const card = {
    latitude,
    longitude,
    stopCount,
    revision,
    id: nextText(),
    title: nextText(),
    description: nextText(),
  } as PlacedCard;
  const imageUrl = nextText();
  if (imageUrl !== undefined) card.imageUrl = imageUrl;
  card.duration = nextText()!;
  const creatorName = nextText();
  if (creatorName !== undefined) card.creatorName = creatorName;
  card.tourType = nextText() as PlacedCard["tourType"];
  card.createdAt = nextText()!;
  card.updatedAt = nextText()!;
  const language = nextText();
  if (language !== undefined) card.language = language;
  return card;
}
