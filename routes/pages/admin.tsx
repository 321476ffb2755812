/** `/admin`: the dashboard of administrators, and what others see in its place. */
import { ShieldX } from "lucide-react";
import AdminTours from "../../islands/admin-tours.tsx";
import { AdminQuery } from "../../lib/model/query.ts";
import type { TourCard } from "../../lib/model/tour.ts";
import type { AuditPage } from "../../lib/store/audit.ts";
import { listAudit } from "../../lib/store/audit.ts";
import { countTours, listTours, type TourPage } from "../../lib/store/tour_lists.ts";
import { getUserNames } from "../../lib/store/users.ts";
import { AuditLog } from "./audit_log.tsx";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Figures } from "../../lib/ui/facts.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { ShowMore } from "../../lib/ui/show_more.tsx";
import { SignInPrompt } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery } from "../parse.ts";
import { signInTarget } from "./sign_in_target.ts";

/** Tours on one page of the table. */
const PER_PAGE = 24;

/** Acts on one page of the audit log. */
const ACTS_PER_PAGE = 50;

const HEAD = { title: "Admin", styles: "authors" } as const;

export async function adminPage(c: Ctx) {
  const user = await c.var.viewer();
  if (!user) {
    return c.render(
      <SignInPrompt
        at={signInTarget(c)}
        title="Admin Login Required"
        text="Administrators manage all archives in the collection. Log in to continue."
        label="Log In"
      />,
      HEAD,
    );
  }
  if (user.role !== "admin") return c.render(<AccessDenied />, HEAD);
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor, audit: auditCursor } = parseQuery(c, AdminQuery);
  const [tours, { tours: total }, audit] = await Promise.all([
    listTours(kv, { limit, cursor }),
    countTours(kv),
    listAudit(kv, { limit: ACTS_PER_PAGE, cursor: auditCursor, now: now() }),
  ]);
  const ids = audit.entries.flatMap(({ actor, target }) => [actor, target]);
  const names = await getUserNames(kv, ids);
  const shown = { tours, total, audit, names, isFirstOfAudit: auditCursor === undefined };
  return c.render(<Dashboard {...shown} />, HEAD);
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

function Dashboard(
  { tours, total, audit, isFirstOfAudit, names }: {
    tours: TourPage;
    total: number;
    audit: AuditPage;
    isFirstOfAudit: boolean;
    names: Map<string, string>;
  },
) {
  const query = tours.cursor &&
    new URLSearchParams({ limit: String(PER_PAGE), cursor: tours.cursor });
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Admin Dashboard</h1>
        <p className="lead">View, edit and delete any archive in the collection.</p>
      </div>
      <Figures
        className="admin-stats"
        figures={[["Total Tours", total.toLocaleString("en")], ["Your Role", "Admin"], [
          "System",
          "Active",
        ]]}
      />
      <section className="admin-section" aria-labelledby="tours">
        <h2 id="tours">Tour Management</h2>
        <Island
          name="admin-tours"
          of={AdminTours}
          when="visible"
          props={{
            tours: { items: tours.tours.map(row), next: query && `/api/tours?${query}` },
            nextPage: query && `/admin?${query}`,
            total,
          }}
        />
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

const row = ({ id, title, stopCount, tourType }: TourCard) => ({
  id,
  title,
  stopCount,
  tourType,
});
