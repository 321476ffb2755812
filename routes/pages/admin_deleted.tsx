/** `/admin/deleted`: the archives of everybody that were deleted within 30 days. */
import AdminDeleted from "../../islands/admin-deleted.tsx";
import { AdminDeletedQuery } from "../../lib/model/query.ts";
import { listAllDeletedTours } from "../../lib/store/admin_lists.ts";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery, toSearch } from "../parse.ts";
import { refuseOthers } from "./admin.tsx";
import { AdminSearch, AdminViews } from "./admin_search.tsx";

/** Archives on one page. */
const PER_PAGE = 24;

const HEAD = { title: "Deleted archives", styles: "authors" } as const;

export async function adminDeletedPage(c: Ctx) {
  const refusal = await refuseOthers(c);
  if (refusal) return c.render(refusal, HEAD);
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor, q } = parseQuery(c, AdminDeletedQuery);
  const deleted = await listAllDeletedTours(kv, { limit, cursor, q, now: now() });
  const next = deleted.cursor && toSearch({ limit, q, cursor: deleted.cursor });
  return c.render(
    <div className="wrap">
      <div className="page-head">
        <h1>Deleted Archives</h1>
        <p className="lead">
          Each can be restored for 30 days, with its history, or deleted for good.
        </p>
        <AdminViews current="deleted" />
      </div>
      <section className="admin-section" aria-label="Deleted archives">
        <AdminSearch action="/admin/deleted" label="Title, owner or ID" q={q} />
        <Island
          name="admin-deleted"
          of={AdminDeleted}
          when="visible"
          props={{
            deleted: { items: deleted.rows, next: next && `/api/admin/deleted?${next}` },
            nextPage: next && `/admin/deleted?${next}`,
            total: deleted.total,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={`/admin/deleted?${toSearch({ q })}`}>
            Back to the first
          </a>
        )}
      </section>
    </div>,
    HEAD,
  );
}
