/** What a save of an existing archive changes, in a few words. */
import { differences } from "../conflict/differences.ts";
import { pairStops } from "../conflict/stop_pairs.ts";
import type { StopValues, TourValues } from "../values.ts";
import { language, texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

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
  // Only the first number says what is counted.
  const text = [
    hasDetails && changed === 0 && t("detailsChanged"),
    changed > 0 && t(hasDetails ? "detailsAndStopsChanged" : "stopsChanged", { count: changed }),
    added > 0 && t(changed > 0 ? "moreAdded" : "stopsAdded", { count: added }),
    removed > 0 && t(changed + added > 0 ? "moreRemoved" : "stopsRemoved", { count: removed }),
    keys.includes("order") && t("orderChanged"),
  ].filter(Boolean).join(", ");
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
