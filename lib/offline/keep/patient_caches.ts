/**
 * The browser's caches with time limits, because they may refuse or never answer, as in some
 * private windows.
 */
import { createPatientAsker, type PatientAsker } from "../../device/patient_asker.ts";
import { NoStorage } from "./keep_errors.ts";
import type { Caches } from "./kept_tours.ts";

/** The time limits in milliseconds: for any call, and for each byte of a file to store. */
const [PATIENCE, PATIENCE_PER_BYTE] = [5000, 1 / 1000];

/**
 * Like the caches that `find` returns, but all promises reject with NoStorage if the browser
 * refuses or does not answer within seconds; a full device is a DOMException "QuotaExceededError".
 * `find` is called at each use, because some browsers throw at the access.
 */
export function createPatientCaches(find: () => Caches): Caches {
  const patient = createPatientAsker(PATIENCE);
  const ask: PatientAsker = async (work, ms) => {
    try {
      return await patient(work, ms);
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
      throw isFull ? cause : new NoStorage("The browser stores no files", { cause });
    }
  };
  return {
    keys: () => ask(async () => await find().keys()),
    delete: (name) => ask(async () => await find().delete(name)),
    open: async (name) => patientCache(await ask(async () => await find().open(name)), ask),
  };
}

function patientCache(cache: Cache, ask: PatientAsker): Cache {
  const patient: Pick<Cache, "match" | "put" | "delete" | "keys"> = {
    match: (...asked) => ask(() => cache.match(...asked)),
    delete: (...asked) => ask(() => cache.delete(...asked)),
    keys: (...asked) => ask(() => cache.keys(...asked)),
    put(request, response) {
      const bytes = Number(response.headers.get("content-length")) || 0;
      return ask(() => cache.put(request, response), PATIENCE + bytes * PATIENCE_PER_BYTE);
    },
  };
  return patient as Cache;
}

/** Those of this page. */
export const pageCaches: Caches = createPatientCaches(() => globalThis.caches);
