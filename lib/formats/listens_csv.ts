/** The listenings of an archive as a table: a row for each figure. */
import { mondayOf, PARTS } from "../model/listens/listening.ts";
import type { ListenFigure } from "../model/listens/publication.ts";
import type { Tour } from "../model/tour/tour.ts";
import { texts } from "../texts/texts.ts";
import { toTable } from "./csv_write.ts";

const t = texts("listens");

const columns = () => [
  t("stop"),
  t("title"),
  t("from"),
  t("until"),
  t("heard"),
  t("leftFrom"),
  t("leftUntil"),
  t("listenings"),
];

/** "Left" is empty where it is not known, and 100 for a story that was heard to its end. */
export function toListensCsv(
  { audioStops }: Pick<Tour, "audioStops">,
  figures: ReadonlyMap<string, readonly ListenFigure[]>,
): string {
  const rows = audioStops.flatMap(({ id, title }, i) =>
    (figures.get(id) ?? []).map(({ from, until, ways, reach, count }) => [
      i + 1,
      title,
      dayOf(mondayOf(from)),
      // The Sunday of the last week.
      dayOf(new Date(mondayOf(until + 1).getTime() - 1)),
      t(ways),
      ...reach === "end"
        ? [100, 100]
        : reach === "all"
        ? ["", ""]
        : [reach.from, reach.until].map((part) => part / PARTS * 100),
      count,
    ])
  );
  return toTable([columns(), ...rows]);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
