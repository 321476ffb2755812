/**
 * Cards of tours as bytes: their number, then where each tour begins (latitude, longitude), all of
 * these 64-bit floats; then a line for each card, its other fields as a JSON array in UTF-8. A
 * reader parses only the cards at places that are wanted: about half of them in a search.
 */
import type { Position } from "../model/position.ts";
import type { TourCard } from "../model/tour.ts";

type LineField = Exclude<keyof TourCard, keyof Position>;

/** The fields of a line in their order. A new one comes last: older lines end before it. */
const FIELDS = Object.keys(
  {
    id: true,
    title: true,
    description: true,
    imageUrl: true,
    duration: true,
    creatorName: true,
    tourType: true,
    stopCount: true,
    revision: true,
    createdAt: true,
    updatedAt: true,
  } satisfies Record<LineField, true>,
) as LineField[];

/** Bytes of a float. */
const FLOAT = 8;

/** Bytes before the cards: their number, and two coordinates of each. */
const headerOf = (count: number) => FLOAT * (1 + 2 * count);

/** `cards` as bytes. */
export function encodeCards(cards: TourCard[]): Uint8Array {
  const lines = cards.map((card) => JSON.stringify(FIELDS.map((field) => card[field]))).join("\n");
  const header = new DataView(new ArrayBuffer(headerOf(cards.length)));
  header.setFloat64(0, cards.length);
  for (const [i, { latitude, longitude }] of cards.entries()) {
    header.setFloat64(headerOf(i), latitude);
    header.setFloat64(headerOf(i) + FLOAT, longitude);
  }
  const text = new TextEncoder().encode(lines);
  const bytes = new Uint8Array(header.byteLength + text.length);
  bytes.set(new Uint8Array(header.buffer));
  bytes.set(text, header.byteLength);
  return bytes;
}

/** Of the cards in `bytes`, those whose place `isWanted` takes. */
export function decodeCards(
  bytes: Uint8Array,
  isWanted: (place: Position) => boolean,
): TourCard[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getFloat64(0);
  const wanted: { i: number; place: Position }[] = [];
  for (let i = 0; i < count; i++) {
    const [latitude, longitude] = [headerOf(i), headerOf(i) + FLOAT].map((at) =>
      view.getFloat64(at)
    );
    const place = { latitude, longitude };
    if (isWanted(place)) wanted.push({ i, place });
  }
  if (wanted.length === 0) return [];
  const lines = new TextDecoder().decode(bytes.subarray(headerOf(count))).split("\n");
  return wanted.map(({ i, place }) => toCard(JSON.parse(lines[i]), place));
}

function toCard(values: unknown[], place: Position): TourCard {
  const card: Record<string, unknown> = { ...place };
  for (const [i, field] of FIELDS.entries()) {
    // JSON arrays have null for what is missing.
    if ((values[i] ?? null) !== null) card[field] = values[i];
  }
  return card as TourCard;
}
