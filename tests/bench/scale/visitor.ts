/** Somebody who visits as a browser did: with an archive, an address, and what is there already. */
import { visitorsFiles } from "../../../tools/build_worker.ts";
import {
  addressOf,
  BUILD_FILES,
  kindOf,
  type Recording,
  type VisitedTour,
} from "./recorded_request.ts";

/** What became of a request. Status 0: there was no answer. */
export type Outcome = { kind: string; ms: number; status: number; size: number; what: string };

/** Archives that are visited: the newest ones. */
const VISITED = 5000;
const PER_PAGE = 1000;

/** One in ten searches is for a word that all archives have. */
const FREQUENT = "school";
const FREQUENT_EACH = 10;

export async function createVisitor(origin: string, recording: Recording) {
  const { place } = recording;
  const tours = await listTours(origin);
  const files = visitorsFiles("dist");
  const requests = recording.requests.flatMap((request) =>
    request.path === BUILD_FILES ? files.map((path) => ({ ...request, path })) : [request]
  );
  return {
    /** The requests of both visits. */
    requests: requests.length,
    /**
     * Both visits of the person with the number `n`, unless `isOver` before; each request waits for
     * its `pace`.
     */
    async comeTwice(
      n: number,
      note: (outcome: Outcome) => void,
      isOver: () => boolean,
      pace?: () => Promise<void>,
    ) {
      // Some archives are visited far more often than others.
      const tour = { ...tours[Math.floor(tours.length * Math.random() ** 3)] };
      if (n % FREQUENT_EACH === 0) tour.word = FREQUENT;
      const from = `100.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const etags = new Map<string, string>();
      for (const request of requests) {
        await pace?.();
        if (isOver()) return;
        const address = addressOf(request, place, tour);
        const headers: Record<string, string> = { "x-forwarded-for": from };
        if (request.range) headers.range = request.range;
        const etag = request.isConditional && etags.get(address);
        if (etag) headers["if-none-match"] = etag;
        const began = performance.now();
        const [status, size, tag] = await ask(origin + address, headers);
        if (tag) etags.set(address, tag);
        const ms = performance.now() - began;
        note({ kind: kindOf(request), ms, status, size, what: request.path });
      }
    },
  };
}

async function ask(
  address: string,
  headers: Record<string, string>,
): Promise<[status: number, size: number, etag?: string | null]> {
  try {
    const response = await fetch(address, { headers, redirect: "manual" });
    const { byteLength } = await response.arrayBuffer();
    return [response.status, byteLength, response.headers.get("etag")];
  } catch {
    return [0, 0];
  }
}

async function listTours(origin: string): Promise<VisitedTour[]> {
  const tours: VisitedTour[] = [];
  let next: string | undefined = `/api/tours?limit=${PER_PAGE}`;
  while (next && tours.length < VISITED) {
    const response: Response = await fetch(origin + next);
    for (const { id, title, latitude, longitude } of await response.json()) {
      tours.push({ id, latitude, longitude, word: title.split(":")[0] });
    }
    next = response.headers.get("link")?.match(/<([^>]+)>/)?.[1];
  }
  return tours;
}
