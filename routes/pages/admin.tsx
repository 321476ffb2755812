/** `/admin`: the dashboard of administrators, and what others see in its place. */
import { ShieldX } from "lucide-react";
import type { ReactElement } from "react";
import AdminTours from "../../islands/admin-tours.tsx";
import { AdminQuery } from "../../lib/model/query.ts";
import type { AuditEntry, AuditPage } from "../../lib/store/audit.ts";
import { listAudit } from "../../lib/store/audit.ts";
import { listAllTours, type TourRow } from "../../lib/store/admin_lists.ts";
import type { SortedPage } from "../../lib/store/sorted_page.ts";
import { getTourTitles } from "../../lib/store/tours.ts";
import { getUserNames } from "../../lib/store/users.ts";
import { AdminSearch, AdminViews } from "./admin_search.tsx";
import { AuditLog } from "./audit_log.tsx";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Figures } from "../../lib/ui/facts.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { ShowMore } from "../../lib/ui/show_more.tsx";
import { SignInPrompt } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery, toSearch } from "../parse.ts";
import { signInTarget } from "./sign_in_target.ts";

/** Tours on one page of the table. */
const PER_PAGE = 24;

/** Acts on one page of the audit log. */
const ACTS_PER_PAGE = 50;

const HEAD = { title: "Admin", styles: "authors" } as const;

export async function adminPage(c: Ctx) {
  const refusal = await refuseOthers(c);
  if (refusal) return c.render(refusal, HEAD);
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, audit: auditCursor, ...request } = parseQuery(c, AdminQuery);
  const [tours, audit] = await Promise.all([
    listAllTours(kv, { ...request, limit }),
    listAudit(kv, { limit: ACTS_PER_PAGE, cursor: auditCursor, now: now() }),
  ]);
  const shown = { tours, limit, request, audit, names: await namesOf(kv, audit.entries) };
  return c.render(<Dashboard {...shown} isFirstOfAudit={auditCursor === undefined} />, HEAD);
}

/** What somebody sees in place of a page for administrators; null for an administrator. */
export async function refuseOthers(c: Ctx): Promise<ReactElement | null> {
  const user = await c.var.viewer();
  if (user) return user.role === "admin" ? null : <AccessDenied />;
  return (
    <SignInPrompt
      at={signInTarget(c)}
      title="Admin Login Required"
      text="Administrators manage all archives in the collection. Log in to continue."
      label="Log In"
    />
  );
}

/** The names of those who acted, and of what they acted on, by their ids. */
async function namesOf(kv: Deno.Kv, audit: AuditEntry[]): Promise<Map<string, string>> {
  const unnamed = audit.filter(({ name }) => name === undefined).map(({ target }) => target);
  const ids = [...new Set([...audit.map(({ actor }) => actor), ...unnamed])];
  return new Map([...await getTourTitles(kv, unnamed), ...await getUserNames(kv, ids)]);
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
  audit: AuditPage;
  isFirstOfAudit: boolean;
  names: Map<string, string>;
};

function Dashboard({ tours, limit, request, audit, isFirstOfAudit, names }: DashboardProps) {
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
          sort={sort}
          orders={{
            newest: "Newest first",
            changed: "Changed last",
            title: "By title",
            owner: "By owner",
          }}
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
        <h2 id="audit-title">Audit log</h2>
        <AuditLog id="acts" entries={audit.entries} names={names} />
        <ShowMore
          list="acts"
          next={audit.cursor && `/admin?${new URLSearchParams({ audit: audit.cursor })}#audit`}
          first={isFirstOfAudit ? undefined : { href: "/admin#audit", label: "Back to the newest" }}
          shown={audit.entries.length}
        />
      </section>
    </div>
  );
}
