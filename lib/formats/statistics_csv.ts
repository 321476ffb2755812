/** The statistics of a host as a table: a row for each figure. */
import { mondayOf } from "../model/listens/listening.ts";
import { texts } from "../texts/texts.ts";
import { toTable } from "./csv_write.ts";

const t = texts("statistics");

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

/**
 * The period is a month, or the Monday of a week; it is empty for a figure of now. What is still
 * being added up has no rows.
 */
export function toStatisticsCsv({ survey, listens = [], ...counts }: Statistics): string {
  return toTable([
    [t("figure"), t("period"), t("value")],
    [t("archives"), "", counts.archives],
    [t("archivesPublic"), "", counts.publicArchives],
    ...survey
      ? [
        [t("archivesUnlisted"), "", survey.unlisted],
        [t("archivesPrivate"), "", survey.private],
      ]
      : [],
    [t("archivesInTrash"), "", counts.trash],
    [t("stops"), "", counts.stops],
    [t("accounts"), "", counts.accounts],
    [t("accountsUsed"), "", counts.active],
    ...survey ? [[t("files"), "", survey.files], [t("bytesOfFiles"), "", survey.bytes]] : [],
    ...monthly(t("newArchives"), survey?.newArchives ?? {}),
    ...monthly(t("newAccounts"), counts.newAccounts),
    ...listens.map(({ week, count }) => [
      t("listenings"),
      mondayOf(week).toISOString().slice(0, 10),
      count,
    ]),
  ]);
}

const monthly = (name: string, months: Record<string, number>) =>
  Object.entries(months).sort().map(([month, count]) => [name, month, count]);
