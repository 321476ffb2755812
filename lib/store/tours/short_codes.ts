/**
 * Short codes of tours and stops: `["short_codes", code]` has the tour, and the stop of a stop's
 * code. A record is never changed or deleted, so that no code is given twice; a code whose tour or
 * stop is gone says so. The codes themselves lie in the tour's record and in its stops.
 */
import {
  checkLetterOf,
  CODE_LENGTH,
  CODE_LETTERS,
  type ShortCode,
} from "../../model/tour/short_code.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { type CodeTarget, ShortCodes } from "../records/tours.ts";

/** What a code opens; null for a code that was never given. */
export async function getCodeTarget(kv: Deno.Kv, code: ShortCode): Promise<CodeTarget | null> {
  return (await ShortCodes.get(kv, code)).value;
}

/** Codes that one step reserves: a KV server takes ten checks, of which the fence has one. */
const CODES_PER_STEP = 9;

/** Most keys of one read of KV. */
export const KEYS_PER_READ = 10;

/** The key of a tour's own code among those of its stops, whose ids are never empty. */
const OF_TOUR = "";

/** A tour with its code, and its stops with theirs. */
type Coded = { code: ShortCode; audioStops: Stop[] };

/**
 * The new codes of one save, which all its tries share: otherwise each try would use up others. A
 * code that was reserved for a save that fails is never used.
 */
export class NewCodes {
  readonly #codes = new Map<string, ShortCode>();
  readonly #reserved = new Set<ShortCode>();

  /** `propose` makes a code for a stop id, "" for the tour, when as many others were taken. */
  constructor(
    readonly kv: Deno.Kv,
    readonly tourId: string,
    readonly propose: (stopId: string, taken: number) => ShortCode = randomCode,
  ) {}

  /**
   * The tour's code and its stops with theirs. A stop keeps the code that `stored`, the stops of
   * the present revision, has under its id; or the one that it comes with, from a form or an
   * earlier revision, if that was given to this stop. All others get new ones. Without `stored`
   * the tour is new.
   */
  async give(
    stops: Stop[],
    stored?: { code?: ShortCode; audioStops: Pick<Stop, "id" | "code">[] },
  ): Promise<Coded> {
    const known = new Map<string, ShortCode>();
    if (stored?.code) known.set(OF_TOUR, stored.code);
    for (const { id, code } of stored?.audioStops ?? []) if (code) known.set(id, code);
    if (stored) await this.#addReturning(known, stops);
    const ids = [OF_TOUR, ...stops.map(({ id }) => id)].filter((id) => !known.has(id));
    await this.#choose(ids.filter((id) => !this.#codes.has(id)));
    for (const id of ids) known.set(id, this.#codes.get(id)!);
    return {
      code: known.get(OF_TOUR)!,
      audioStops: stops.map((stop) => ({ ...stop, code: known.get(stop.id) })),
    };
  }

  /**
   * Makes `operation`, which saves the tour, reserve the new codes first when it is committed: by
   * then nothing else can refuse the save. It fails, as for a conflict, where another process took
   * one of the codes meanwhile; the next try chooses others. As many as `checks` are reserved in
   * `operation` itself, which has room for so many.
   */
  reserveBefore(operation: Deno.AtomicOperation, checks = 0): void {
    const left = this.#unreserved();
    for (const [id, code] of left.slice(0, checks)) {
      addReservation(operation, code, this.#target(id));
    }
    const commit = operation.commit.bind(operation);
    operation.commit = async () =>
      await this.#reserve(left.slice(checks)) ? await commit() : { ok: false };
  }

  /** Reserves all new codes but the last `rest`; false where one of them was taken. */
  async reserveAllBut(rest: number): Promise<boolean> {
    return await this.#reserve(this.#unreserved().slice(0, -rest));
  }

  /** Reserves these codes; false where one of them was taken. */
  async #reserve(left: [string, ShortCode][]): Promise<boolean> {
    const steps = Array.from({ length: Math.ceil(left.length / CODES_PER_STEP) }, (_, step) => {
      return this.#reserveSome(left.slice(step * CODES_PER_STEP, (step + 1) * CODES_PER_STEP));
    });
    return (await Promise.all(steps)).every(Boolean);
  }

  #unreserved(): [string, ShortCode][] {
    return [...this.#codes].filter(([, code]) => !this.#reserved.has(code));
  }

  async #reserveSome(some: [string, ShortCode][]): Promise<boolean> {
    const operation = this.kv.atomic();
    for (const [stopId, code] of some) addReservation(operation, code, this.#target(stopId));
    const { ok } = await operation.commit();
    for (const [stopId, code] of some) {
      if (ok) this.#reserved.add(code);
      else this.#codes.delete(stopId);
    }
    return ok;
  }

  /** Adds to `known` the codes that stops bring with them and that were given to them. */
  async #addReturning(known: Map<string, ShortCode>, stops: Stop[]): Promise<void> {
    const brought = stops.filter(({ id, code }) => code && !known.has(id));
    for (const some of inTens(brought)) {
      const keys = some.map(({ code }) => ShortCodes.key(code!));
      const targets = await this.kv.getMany<CodeTarget[]>(keys);
      some.forEach(({ id, code }, i) => {
        const target = targets[i].value;
        if (target && isSame(target, this.#target(id))) known.set(id, code!);
      });
    }
  }

  /** Chooses a code for each id that is free, or was reserved for it by a save that failed. */
  async #choose(ids: string[]): Promise<void> {
    const chosen = new Set(this.#codes.values());
    let left = ids;
    for (let taken = 0; left.length > 0; taken++) {
      const refused: string[] = [];
      for (const some of inTens(left)) {
        const codes = some.map((id) => this.propose(id, taken));
        const entries = await this.kv.getMany<CodeTarget[]>(codes.map(ShortCodes.key));
        some.forEach((id, i) => {
          const [code, { value, versionstamp }] = [codes[i], entries[i]];
          const isOwn = value !== null && isSame(value, this.#target(id));
          if (chosen.has(code) || (versionstamp !== null && !isOwn)) return refused.push(id);
          chosen.add(code);
          this.#codes.set(id, code);
          if (isOwn) this.#reserved.add(code);
        });
      }
      left = refused;
    }
  }

  #target(id: string): CodeTarget {
    const { tourId } = this;
    return id === OF_TOUR ? { tourId } : { tourId, stopId: id };
  }
}

const isSame = (a: CodeTarget, b: CodeTarget) => a.tourId === b.tourId && a.stopId === b.stopId;

function addReservation(operation: Deno.AtomicOperation, code: ShortCode, target: CodeTarget) {
  const key = ShortCodes.key(code);
  operation.check({ key, versionstamp: null }).set(key, target);
}

function* inTens<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += KEYS_PER_READ) {
    yield all.slice(start, start + KEYS_PER_READ);
  }
}

/** A code of random letters. */
const randomCode = (): ShortCode => codeOf(crypto.getRandomValues(new Uint8Array(CODE_LENGTH - 1)));

/** A code of five bytes. */
export function codeOf(bytes: Uint8Array): ShortCode {
  const letters = Array.from(
    bytes.subarray(0, CODE_LENGTH - 1),
    (byte) => CODE_LETTERS[byte % CODE_LETTERS.length],
  ).join("");
  return letters + checkLetterOf(letters);
}
