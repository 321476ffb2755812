/** The statistics of a host as a table: a row for each figure. */
import { mondayOf } from "../model/listens/listening.ts";
import { toTable } from "./csv_write.ts";

type Statistics = {
  archives: number;
  publicArchives: number;
  trash: number;
  stops: number;
  accounts: number;
  active: number;
  newAccounts: Record<string, number>;
  survey?: {
    unlisted: number;
    private: number;
    files: number;
    bytes: number;
    newArchives: Record<string, number>;
  };
  listens?: readonly { week: number; count: number }[];
};

const COLUMNS = ["Figure", "Period", "Value"];

/**
 * "Period" is a month, or the Monday of a week; it is empty for a figure of now. What is still
 * being added up has no rows.
 */
export function toStatisticsCsv({ survey, listens = [], ...counts }: Statistics): string {
  return toTable([
    COLUMNS,
    ["Archives", "", counts.archives],
    ["Archives, public", "", counts.publicArchives],
    ...survey
      ? [
        ["Archives, unlisted", "", survey.unlisted],
        ["Archives, private", "", survey.private],
      ]
      : [],
    ["Archives in the trash", "", counts.trash],
    ["Stops", "", counts.stops],
    ["Accounts", "", counts.accounts],
    ["Accounts used in 30 days", "", counts.active],
    ...survey ? [["Files", "", survey.files], ["Bytes of files", "", survey.bytes]] : [],
    ...monthly("New archives", survey?.newArchives ?? {}),
    ...monthly("New accounts", counts.newAccounts),
    ...listens.map(({ week, count }) => [
      "Listenings",
      mondayOf(week).toISOString().slice(0, 10),
      count,
    ]),
  ]);
}

const monthly = (name: string, months: Record<string, number>) =>
  Object.entries(months).sort().map(([month, count]) => [name, month, count]);
