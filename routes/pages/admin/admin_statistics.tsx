/** `/admin/statistics`: what the host has, and how often its stories are heard. */
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { mondayOf } from "../../../lib/model/listens/listening.ts";
import { FEWEST } from "../../../lib/model/listens/publication.ts";
import type { WeekListens } from "../../../lib/store/statistics/all_listens.ts";
import type { Months } from "../../../lib/store/statistics/host_counts.ts";
import { measure, number } from "../../../lib/texts/formats.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { dayText } from "../listeners/day_text.ts";
import { WeeksChart } from "../listeners/weeks_chart.tsx";
import { AdminHead, forAdmins } from "./admin_parts.tsx";

const t = texts("statistics");
const ofAdmins = texts("administering");

/** Rows of a table before those that are folded. */
const ROWS = 12;

export const adminStatisticsPage = forAdmins("statistics", async (c) => {
  const statistics = await c.var.statistics.read();
  const { archives, publicArchives, trash, stops, accounts, active } = statistics;
  const { survey, listens, newAccounts } = statistics;
  return (
    <div className="wrap">
      <AdminHead title={ofAdmins("statistics")} current="statistics">
        {t("statisticsText")}
      </AdminHead>
      <section className="admin-section statistics" aria-label={ofAdmins("statistics")}>
        <Facts
          facts={[
            [t("archives"), number(archives)],
            [t("public"), number(publicArchives)],
            [t("unlisted"), survey && number(survey.unlisted)],
            [t("private"), survey && number(survey.private)],
            [t("inTrash"), number(trash)],
            [t("stops"), number(stops)],
            [t("accounts"), number(accounts)],
            [t("usedLately"), number(active)],
            [t("files"), survey && number(survey.files)],
            [t("sizeOfFiles"), survey && measure(Math.ceil(survey.bytes / 1e6), "megabytes")],
          ]}
        />
        {(survey === undefined || listens === undefined) && (
          <p className="notice" role="status">
            {t("stillAdding")}
          </p>
        )}
        <p>
          <a className="button" href="/api/admin/statistics" download data-turbo="false">
            <Download aria-hidden="true" />
            {t("downloadTable")}
          </a>
        </p>
        {listens && <Listens weeks={listens} />}
        <Growth newArchives={survey?.newArchives ?? {}} newAccounts={newAccounts} />
        <p className="soft">
          {t("howFresh")}
        </p>
      </section>
    </div>
  );
});

function Listens({ weeks }: { weeks: WeekListens[] }) {
  return (
    <section aria-labelledby="listens">
      <h2 id="listens">{t("listenings")}</h2>
      {weeks.length === 0 ? <p className="soft">{t("noStoryHasFigure")}</p> : (
        <>
          <WeeksChart
            blocks={weeks.map(({ week, count }) => ({ from: week, until: week, count }))}
            weeks={{ from: weeks[0].week, until: weeks.at(-1)!.week }}
          />
          <Table
            columns={[t("weekFrom"), t("listenings")]}
            rows={weeks.map(({ week, count }) => [dayText(mondayOf(week)), count])}
          />
        </>
      )}
      <p className="soft">
        {t("howSummed", { fewest: FEWEST })}
      </p>
    </section>
  );
}

function Growth({ newArchives, newAccounts }: { newArchives: Months; newAccounts: Months }) {
  const months = [...new Set([...Object.keys(newArchives), ...Object.keys(newAccounts)])].sort();
  return (
    <section aria-labelledby="growth">
      <h2 id="growth">{t("growth")}</h2>
      <Table
        columns={[t("month"), t("newArchives"), t("newAccounts")]}
        rows={months.map((month) => [month, newArchives[month] ?? 0, newAccounts[month] ?? 0])}
      />
      <p className="soft">{t("onlyWhatIsThere")}</p>
    </section>
  );
}

type TableProps = { columns: string[]; rows: (string | number)[][] };

/** The last rows first; earlier ones are folded. */
function Table({ columns, rows }: TableProps) {
  const newest = rows.toReversed();
  const table = (shown: ReactNode) => (
    <table>
      <thead>
        <tr>{columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
      </thead>
      <tbody>{shown}</tbody>
    </table>
  );
  const lines = newest.map(([name, ...values]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {values.map((value, i) => <td key={columns[i + 1]}>{number(Number(value))}</td>)}
    </tr>
  ));
  return (
    <>
      {table(lines.slice(0, ROWS))}
      {lines.length > ROWS && (
        <details>
          <summary>{t("earlier")}</summary>
          {table(lines.slice(ROWS))}
        </details>
      )}
    </>
  );
}
