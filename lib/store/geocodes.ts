/**
 * The geocoder's answers, under `["geocodes", hash of the text]`, and the time of the next allowed
 * request, under `["geocoder", "free_at"]`: in the store, so that all processes of a server share
 * one queue.
 */
import { z } from "zod";
import { Position } from "../model/tour/position.ts";
import { mutate } from "./kv/atomic.ts";
import { Milliseconds } from "./kv/fields.ts";
import { rateLimitKey } from "./limits/rate_limit.ts";
import { sha256 } from "./accounts/secret.ts";

/** A found place: its position and its name. */
const Geocode = z.object({ ...Position.shape, label: z.string() });
export type Geocode = z.infer<typeof Geocode>;

/** The places found for a text. */
export const StoredGeocode = z.object({ found: z.array(Geocode), expiresAt: Milliseconds });
type StoredGeocode = z.infer<typeof StoredGeocode>;

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

const NEXT_REQUEST_KEY: Deno.KvKey = ["geocoder", "free_at"];

/** A user's turn, stored while they wait for it. */
export const GEOCODER_TURN = "geocoder turn";

const keyOf = async (text: string): Promise<Deno.KvKey> => ["geocodes", await sha256(text)];

/** The stored places for `text`, the best first; undefined for a new text. */
export async function readGeocode(
  kv: Deno.Kv,
  text: string,
  now: Date,
): Promise<Geocode[] | undefined> {
  const { value } = await kv.get<StoredGeocode>(await keyOf(text));
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
  await kv.set(await keyOf(text), { found, expiresAt: now.getTime() + expireIn }, { expireIn });
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
      NEXT_REQUEST_KEY,
      rateLimitKey(GEOCODER_TURN, userId),
    ]);
    const ownLeft = waitUntil(own.value, at);
    if (ownLeft > 0) return { result: { reserved: false, wait: ownLeft, waits: true } };
    const wait = waitUntil(entry.value, at);
    if (wait > MAX_WAIT_MS) return { result: { reserved: false, wait } };
    const operation = kv.atomic().check(entry, own)
      .set(NEXT_REQUEST_KEY, at + wait + REQUEST_INTERVAL_MS);
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
