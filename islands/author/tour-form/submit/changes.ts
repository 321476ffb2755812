/** What a save of an existing archive changes, in a few words. */
import { counted } from "../../../../lib/formats/report.ts";
import { differences } from "../conflict/differences.ts";
import { pairStops } from "../conflict/stop_pairs.ts";
import type { StopValues, TourValues } from "../values.ts";

/** "The details and 2 stops changed, 1 added"; empty for the same content. */
export function changesText(values: TourValues, published: TourValues): string {
  const [mine, theirs] = pairStops(values, published);
  const keys = differences(mine, theirs).map(({ key }) => key);
  const isIn = (stops: StopValues[]) => {
    const ids = new Set(stops.map(({ id }) => id));
    return ({ id }: StopValues) => id !== undefined && ids.has(id);
  };
  const [isOld, isKept] = [isIn(theirs.audioStops), isIn(mine.audioStops)];
  const isChanged = (stop: StopValues) =>
    isOld(stop) && keys.some((key) => key.startsWith(`stop ${stop.id}.`));
  const changed = mine.audioStops.filter(isChanged).length;
  const added = mine.audioStops.filter((stop) => !isOld(stop)).length;
  const removed = theirs.audioStops.filter((stop) => !isKept(stop)).length;
  const hasDetails = keys.some((key) => key !== "order" && !key.startsWith("stop "));
  /** Only the first number says what is counted. */
  let isNamed = false;
  const stops = (count: number) => {
    const text = isNamed ? `${count}` : counted(count, "stop");
    isNamed = true;
    return text;
  };
  const subjects = [hasDetails && "the details", changed > 0 && stops(changed)].filter(Boolean);
  const text = [
    subjects.length > 0 && `${subjects.join(" and ")} changed`,
    added > 0 && `${stops(added)} added`,
    removed > 0 && `${stops(removed)} removed`,
    keys.includes("order") && "the order changed",
  ].filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
