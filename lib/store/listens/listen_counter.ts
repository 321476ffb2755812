/** Listenings on their way to the store: sums in memory, written together. */
import { type Listening, weekOf } from "../../model/listens/listening.ts";
import { mutate } from "../kv/atomic.ts";
import { isCounted, listensKey } from "./listens.ts";
import { type TourRecord, Tours } from "../records/tours.ts";

/** Most sums in memory, some 3 MB. More are not counted until the next write. */
const MOST_SUMS = 10_000;

/** Archives and sums of one step: a check for each archive, one for the schema. */
const ARCHIVES_PER_STEP = 9;
const SUMS_PER_STEP = 500;

type Sum = { tourId: string; listening: Listening; count: bigint };

export type ListenCounter = ReturnType<typeof createListenCounter>;

/**
 * Makes the counter of one process. The end of the process without `write` loses what was added
 * since the last one; nothing is ever written twice.
 */
export function createListenCounter({ kv, now }: { kv: Deno.Kv; now: () => Date }) {
  let sums = new Map<string, Sum>();

  return {
    /** Counts a listening of an archive. */
    add(tourId: string, listening: Listening): void {
      const { stopId, way, left } = listening;
      const name = [tourId, stopId, way, left].join(" ");
      const sum = sums.get(name);
      if (sum) sum.count++;
      else if (sums.size < MOST_SUMS) sums.set(name, { tourId, listening, count: 1n });
    },
    /**
     * Writes the sums, for the week of now: a week that is over never changes. Those of archives
     * that were removed or made private meanwhile are dropped. After an error nobody knows whether
     * a step was done, so its sums are lost, and those after it.
     */
    async write(): Promise<void> {
      const written = [...sums.values()];
      sums = new Map();
      for (const step of stepsOf(written)) await writeStep(kv, step, weekOf(now()));
    },
  };
}

function* stepsOf(sums: Sum[]): Generator<Sum[]> {
  let [step, archives]: [Sum[], Set<string>] = [[], new Set()];
  for (const sum of sums.toSorted((a, b) => a.tourId < b.tourId ? -1 : 1)) {
    const isNew = !archives.has(sum.tourId);
    if ((isNew && archives.size === ARCHIVES_PER_STEP) || step.length === SUMS_PER_STEP) {
      yield step;
      [step, archives] = [[], new Set()];
    }
    archives.add(sum.tourId);
    step.push(sum);
  }
  if (step.length > 0) yield step;
}

function writeStep(kv: Deno.Kv, sums: Sum[], week: number): Promise<void> {
  const tourIds = [...new Set(sums.map(({ tourId }) => tourId))];
  return mutate(async () => {
    const tours = await kv.getMany<TourRecord[]>(tourIds.map(Tours.key));
    const counted = new Set(tours.flatMap(({ value }) => isCounted(value) ? value.id : []));
    if (counted.size === 0) return { result: undefined };
    const operation = kv.atomic();
    for (const tour of tours) operation.check(tour);
    for (const { tourId, listening, count } of sums) {
      if (counted.has(tourId)) operation.sum(listensKey(tourId, week, listening), count);
    }
    return { operation, result: undefined };
  });
}
