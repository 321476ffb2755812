/** The published figures of an archive's stories. */
import { weekOf } from "../../model/listens/listening.ts";
import { type ListenFigure, publish } from "../../model/listens/publication.ts";
import { readListens } from "./listens.ts";

/** How long after its end a week counts as over, for sums that are being written, in ms. */
const DELAY = 3_600_000;

/** The weeks of which an archive that was made at `createdAt` has figures at the time `now`. */
export const periodOf = (createdAt: string, now: Date) => ({
  firstWeek: weekOf(new Date(createdAt)),
  openWeek: weekOf(new Date(now.getTime() - DELAY)),
});

/** The figures by the ids of stops; those of former stops, too. Stops without any are missing. */
export async function readFigures(
  kv: Deno.Kv,
  { id, createdAt }: { id: string; createdAt: string },
  now: Date,
): Promise<Map<string, ListenFigure[]>> {
  const period = periodOf(createdAt, now);
  const figures = new Map<string, ListenFigure[]>();
  for (const [stopId, sums] of await readListens(kv, id, now)) {
    const ofStop = publish(sums, period);
    if (ofStop.length > 0) figures.set(stopId, ofStop);
  }
  return figures;
}
