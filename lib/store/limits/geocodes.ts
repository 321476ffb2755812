/**
 * The geocoder's answers, under `["geocodes", hash of the text]`, and the time of the next allowed
 * request, under `["geocoder", "free_at"]`: in the store, so that all processes of a server share
 * one queue.
 */
import { z } from "zod";
import { Position } from "../../model/tour/position.ts";
import { mutate } from "../kv/atomic.ts";
import { Milliseconds, TextHash } from "../kv/fields.ts";
import { RateLimits } from "../records/accounts.ts";
import { Collection } from "../kv/collection.ts";
import { sha256 } from "../kv/secret.ts";

/** A found place: its position and its name. */
const Geocode = z.object({ ...Position.shape, label: z.string() });
export type Geocode = z.infer<typeof Geocode>;

/** The places found for a text. */
const StoredGeocode = z.object({ found: z.array(Geocode), expiresAt: Milliseconds });

const DAY = 24 * 3600 * 1000;

/**
 * How long an answer is stored, in milliseconds: longer for found places than for none, which may
 * appear.
 */
export const GEOCODE_MS = { found: 30 * DAY, none: DAY } as const;

/** Milliseconds between two requests: a second, and some for late timers. */
export const REQUEST_INTERVAL_MS = 1100;

/** The longest wait for a request, in milliseconds. */
export const MAX_WAIT_MS = 4000;

export const Geocodes = new Collection("geocodes", [TextHash], StoredGeocode, {
  kind: "note",
  isFleeting: true,
});

/** When the next request may be sent. */
export const NextRequest = new Collection(["geocoder", "free_at"], [], Milliseconds, {
  kind: "note",
  isFleeting: true,
});

/** The stored places for `text`, the best first; undefined for a new text. */
export async function readGeocode(
  kv: Deno.Kv,
  text: string,
  now: Date,
): Promise<Geocode[] | undefined> {
  const { value } = await Geocodes.get(kv, await sha256(text));
  return value !== null && value.expiresAt > now.getTime() ? value.found : undefined;
}

/** Stores the places for `text`: found ones for 30 days, an empty answer for one. */
export async function saveGeocode(
  kv: Deno.Kv,
  text: string,
  found: Geocode[],
  now: Date,
): Promise<void> {
  const expireIn = found.length > 0 ? GEOCODE_MS.found : GEOCODE_MS.none;
  await kv.set(Geocodes.key(await sha256(text)), { found, expiresAt: now.getTime() + expireIn }, {
    expireIn,
  });
}

/**
 * Whether a request is reserved, and the milliseconds to wait for it, or before trying again.
 * `waits`: the user is already in the queue.
 */
type Reservation = { reserved: boolean; wait: number; waits?: true };

/**
 * Reserves the next request to the geocoder for a user, unless the queue is full. A user has one
 * place in the queue, so that nobody can fill it.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function reserveRequest(kv: Deno.Kv, userId: string, now: Date): Promise<Reservation> {
  return mutate<Reservation>(async () => {
    const at = now.getTime();
    const [entry, own] = await kv.getMany<[number, number]>([
      NextRequest.root,
      RateLimits.key("geocoder turn", userId),
    ]);
    const ownLeft = waitUntil(own.value, at);
    if (ownLeft > 0) return { result: { reserved: false, wait: ownLeft, waits: true } };
    const wait = waitUntil(entry.value, at);
    if (wait > MAX_WAIT_MS) return { result: { reserved: false, wait } };
    const operation = kv.atomic().check(entry, own)
      .set(NextRequest.root, at + wait + REQUEST_INTERVAL_MS);
    if (wait > 0) operation.set(own.key, at + wait, { expireIn: wait });
    return { operation, result: { reserved: true, wait } };
  });
}

/** The milliseconds until `time`; 0 if it is later than any reservation can be. */
function waitUntil(time: number | null, at: number): number {
  const left = Math.max(0, (time ?? 0) - at);
  // The clock was set back.
  return left > MAX_WAIT_MS + REQUEST_INTERVAL_MS ? 0 : left;
}
