/** `/admin/statistics`: what the host has, and how often its stories are heard. */
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { mondayOf } from "../../../lib/model/listens/listening.ts";
import { FEWEST } from "../../../lib/model/listens/publication.ts";
import type { WeekListens } from "../../../lib/store/statistics/all_listens.ts";
import type { Months } from "../../../lib/store/statistics/host_counts.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { WeeksChart } from "../listeners/weeks_chart.tsx";
import { AdminHead, forAdmins } from "./admin_parts.tsx";

/** Rows of a table before those that are folded. */
const ROWS = 12;

export const adminStatisticsPage = forAdmins("Statistics", async (c) => {
  const statistics = await c.var.statistics.read();
  const { archives, publicArchives, trash, stops, accounts, active } = statistics;
  const { survey, listens, newAccounts } = statistics;
  return (
    <div className="wrap">
      <AdminHead title="Statistics" current="statistics">
        What this site has, and how often its stories are heard.
      </AdminHead>
      <section className="admin-section statistics" aria-label="Statistics">
        <Facts
          facts={[
            ["Archives", number(archives)],
            ["Public", number(publicArchives)],
            ["Unlisted", number(survey?.unlisted)],
            ["Private", number(survey?.private)],
            ["In the trash", number(trash)],
            ["Stops", number(stops)],
            ["Accounts", number(accounts)],
            ["Used in the last 30 days", number(active)],
            ["Files", number(survey?.files)],
            ["Size of the files", survey && `${number(Math.ceil(survey.bytes / 1e6))} MB`],
          ]}
        />
        {(survey === undefined || listens === undefined) && (
          <p className="notice" role="status">
            Some figures are still being added up. Open this page again in a minute.
          </p>
        )}
        <p>
          <a className="button" href="/api/admin/statistics" download data-turbo="false">
            <Download aria-hidden="true" />Download as a table (CSV)
          </a>
        </p>
        {listens && <Listens weeks={listens} />}
        <Growth newArchives={survey?.newArchives ?? {}} newAccounts={newAccounts} />
        <p className="soft">
          Some figures are up to an hour old. Files count once, however many archives use them.
        </p>
      </section>
    </div>
  );
});

const number = (value?: number) => value?.toLocaleString("en");

function Listens({ weeks }: { weeks: WeekListens[] }) {
  return (
    <section aria-labelledby="listens">
      <h2 id="listens">Listenings</h2>
      {weeks.length === 0 ? <p className="soft">No story has a figure yet.</p> : (
        <>
          <WeeksChart
            blocks={weeks.map(({ week, count }) => ({ from: week, until: week, count }))}
            weeks={{ from: weeks[0].week, until: weeks.at(-1)!.week }}
          />
          <Table
            columns={["Week from", "Listenings"]}
            rows={weeks.map(({ week, count }) => [DAY.format(mondayOf(week)), count])}
          />
        </>
      )}
      <p className="soft">
        These are sums of the figures that authors see of their archives. Each stands for {FEWEST}
        {" "}
        listenings or more, and counts in the week in which that many had come together. Stories
        that fewer people heard are in no sum, so that nobody can find out how one person listened.
      </p>
    </section>
  );
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

function Growth({ newArchives, newAccounts }: { newArchives: Months; newAccounts: Months }) {
  const months = [...new Set([...Object.keys(newArchives), ...Object.keys(newAccounts)])].sort();
  return (
    <section aria-labelledby="growth">
      <h2 id="growth">Growth</h2>
      <Table
        columns={["Month", "New archives", "New accounts"]}
        rows={months.map((month) => [month, newArchives[month] ?? 0, newAccounts[month] ?? 0])}
      />
      <p className="soft">Only archives and accounts that are still there.</p>
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
          <summary>Earlier</summary>
          {table(lines.slice(ROWS))}
        </details>
      )}
    </>
  );
}
