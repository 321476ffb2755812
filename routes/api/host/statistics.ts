/**
 * `GET /api/admin/statistics` answers the statistics of the host as a table (CSV): those of
 * `/admin/statistics`. Without listenings while they are being added up, for which it waits three
 * seconds.
 */
import { toStatisticsCsv } from "../../../lib/formats/statistics_csv.ts";
import type { Ctx } from "../../context.ts";

/** The table. */
export async function table(c: Ctx) {
  const statistics = await c.var.statistics.read();
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", 'attachment; filename="statistics.csv"');
  return c.body(toStatisticsCsv(statistics));
}
