/** `/admin/deleted`: all archives deleted within 30 days. */
import AdminDeleted from "../../../islands/admin/admin-deleted.island.tsx";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import { listAllDeletedTours } from "../../../lib/store/administration/admin_lists.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";

/** Archives on one page. */
const PER_PAGE = 24;

export const adminDeletedPage = forAdmins("Deleted archives", async (c) => {
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor, q } = parseQuery(c, AdminDeletedQuery);
  const deleted = await listAllDeletedTours(kv, { limit, cursor, q, now: now() });
  const next = deleted.cursor && toSearch({ limit, q, cursor: deleted.cursor });
  return (
    <div className="wrap">
      <AdminHead title="Deleted archives" current="deleted">
        You can restore each one with its history for 30 days, or delete it for good.
      </AdminHead>
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
            Back to the first page
          </a>
        )}
      </section>
    </div>
  );
});
