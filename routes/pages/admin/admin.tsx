/** `/admin`: the dashboard of administrators, and its replacement for others. */
import AdminTours from "../../../islands/admin/admin-tours/island.tsx";
import { AdminQuery } from "../../../lib/model/web/query.ts";
import { type AuditEntry, listAudit } from "../../../lib/store/accounts/audit.ts";
import { listAllTours, type TourRow } from "../../../lib/store/administration/admin_lists.ts";
import type { SortedPage } from "../../../lib/store/index/sorted_page.ts";
import { AdminHead, AdminSearch, forAdmins, orderChoice } from "./admin_parts.tsx";
import { AuditLog, namesIn } from "./audit_log.tsx";
import { VERSION } from "../../../lib/model/web/version.ts";
import { Figures } from "../../../lib/ui/tour/facts.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { parseQuery, toSearch } from "../../parse.ts";
import { SCHEMA_VERSION } from "../../../lib/store/kv/schema.ts";
import { number } from "../../../lib/texts/formats.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("administering");

/** Tours on one page of the table. */
const PER_PAGE = 24;

/** Most acts on the dashboard. */
const NEWEST_ACTS = 10;

export const adminPage = forAdmins("admin", async (c) => {
  const { kv } = c.var.parts;
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminQuery);
  const [tours, { entries }] = await Promise.all([
    listAllTours(kv, { ...request, limit }),
    listAudit(kv, { limit: NEWEST_ACTS }),
  ]);
  const names = await namesIn(kv, entries);
  const { commit } = c.var.parts.config;
  const shown = { tours, limit, request, acts: entries, names, commit };
  return <Dashboard {...shown} />;
});

type DashboardProps = {
  tours: SortedPage<TourRow>;
  limit: number;
  request: { q?: string; sort?: string; cursor?: string };
  acts: AuditEntry[];
  names: Map<string, string>;
  commit: string;
};

function Dashboard({ tours, limit, request, acts, names, commit }: DashboardProps) {
  const { q, sort, cursor } = request;
  const next = tours.cursor && toSearch({ limit, q, sort, cursor: tours.cursor });
  return (
    <div className="wrap">
      <AdminHead title={t("adminDashboard")} current="tours">
        {t("dashboardText")}
      </AdminHead>
      <Figures
        className="admin-stats"
        figures={[
          [t("totalTours"), number(tours.total)],
          [t("yourRole"), t("roleAdmin")],
          [t("system"), t("systemActive")],
        ]}
      />
      <p className="admin-version">
        {t("versions", {
          version: VERSION,
          commit,
          schema: SCHEMA_VERSION,
          deno: Deno.version.deno,
        })}
      </p>
      <section className="admin-section" aria-labelledby="tours">
        <h2 id="tours">{t("tourManagement")}</h2>
        <AdminSearch
          action={to("/admin")}
          label={t("titleOwnerOrId")}
          q={q}
          choice={orderChoice(sort, {
            newest: t("newestFirst"),
            changed: t("lastChanged"),
            title: t("byTitle"),
            owner: t("byOwner"),
          })}
        />
        <Island
          name="admin-tours"
          of={AdminTours}
          when="visible"
          props={{
            tours: { items: tours.rows, next: next && `/api/admin/tours?${next}` },
            nextPage: next && to(`/admin?${next}`),
            total: tours.total,
            isSearch: Boolean(q),
          }}
        />
        {cursor && <a className="button quiet" href={to("/admin")}>{t("backToFirst")}</a>}
      </section>
      <section className="admin-section" id="audit" aria-labelledby="audit-title">
        <h2 id="audit-title">{t("latestEntries")}</h2>
        <AuditLog id="acts" entries={acts} names={names} empty={t("nothingHappened")} />
        <a className="button quiet" href={to("/admin/audit")}>{t("showWholeLog")}</a>
      </section>
    </div>
  );
}
