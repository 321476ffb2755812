/** `/admin`: the dashboard of administrators, and what others see in its place. */
import { ShieldX } from "lucide-react";
import type { ReactElement } from "react";
import AdminTours from "../../islands/admin-tours.tsx";
import { AdminQuery } from "../../lib/model/query.ts";
import { type AuditEntry, listAudit } from "../../lib/store/audit.ts";
import { listAllTours, type TourRow } from "../../lib/store/admin_lists.ts";
import type { SortedPage } from "../../lib/store/sorted_page.ts";
import { AdminSearch, AdminViews, orderChoice } from "./admin_search.tsx";
import { AuditLog, namesIn } from "./audit_log.tsx";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Figures } from "../../lib/ui/facts.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery, toSearch } from "../parse.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";

/** Tours on one page of the table. */
const PER_PAGE = 24;

/** Acts that the dashboard shows. */
const NEWEST_ACTS = 10;

const HEAD = { title: "Admin", styles: "authors" } as const;

export async function adminPage(c: Ctx) {
  const refusal = await refuseOthers(c);
  if (refusal) return c.render(refusal, HEAD);
  const { kv } = c.var.parts;
  const { limit = PER_PAGE, ...request } = parseQuery(c, AdminQuery);
  const [tours, { entries }] = await Promise.all([
    listAllTours(kv, { ...request, limit }),
    listAudit(kv, { limit: NEWEST_ACTS }),
  ]);
  const shown = { tours, limit, request, acts: entries, names: await namesIn(kv, entries) };
  return c.render(<Dashboard {...shown} />, HEAD);
}

/** What somebody sees in place of a page for administrators; null for an administrator. */
export async function refuseOthers(c: Ctx): Promise<ReactElement | null> {
  const user = await c.var.viewer();
  if (user) {
    if (user.role !== "admin") return <AccessDenied />;
    // Their lists read all there is.
    c.var.endTurn?.();
    return null;
  }
  return await signInPrompt(c, {
    title: "Admin Login Required",
    text: "Administrators manage all archives in the collection. Log in to continue.",
    label: "Log In",
  });
}

function AccessDenied() {
  return (
    <EmptyPage icon={ShieldX} title="Access Denied">
      <p>You need to be an administrator to see this page.</p>
      <div className="row">
        <a className="button primary" href="/admin-setup">Setup Admin Access</a>
        <a className="button" href="/">Go Home</a>
      </div>
    </EmptyPage>
  );
}

type DashboardProps = {
  tours: SortedPage<TourRow>;
  limit: number;
  request: { q?: string; sort?: string; cursor?: string };
  acts: AuditEntry[];
  names: Map<string, string>;
};

function Dashboard({ tours, limit, request, acts, names }: DashboardProps) {
  const { q, sort, cursor } = request;
  const next = tours.cursor && toSearch({ limit, q, sort, cursor: tours.cursor });
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Admin Dashboard</h1>
        <p className="lead">View, edit and delete any archive in the collection.</p>
        <AdminViews current="tours" />
      </div>
      <Figures
        className="admin-stats"
        figures={[["Total Tours", tours.total.toLocaleString("en")], ["Your Role", "Admin"], [
          "System",
          "Active",
        ]]}
      />
      <section className="admin-section" aria-labelledby="tours">
        <h2 id="tours">Tour Management</h2>
        <AdminSearch
          action="/admin"
          label="Title, owner or ID"
          q={q}
          choice={orderChoice(sort, {
            newest: "Newest first",
            changed: "Changed last",
            title: "By title",
            owner: "By owner",
          })}
        />
        <Island
          name="admin-tours"
          of={AdminTours}
          when="visible"
          props={{
            tours: { items: tours.rows, next: next && `/api/admin/tours?${next}` },
            nextPage: next && `/admin?${next}`,
            total: tours.total,
            isSearch: Boolean(q),
          }}
        />
        {cursor && <a className="button quiet" href="/admin">Back to the first</a>}
      </section>
      <section className="admin-section" id="audit" aria-labelledby="audit-title">
        <h2 id="audit-title">Newest acts</h2>
        <AuditLog id="acts" entries={acts} names={names} empty="Nothing has happened yet." />
        <a className="button quiet" href="/admin/audit">To the whole audit log</a>
      </section>
    </div>
  );
}
