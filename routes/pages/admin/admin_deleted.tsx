/** `/admin/deleted`: all archives deleted within 30 days. */
import AdminDeleted from "../../../islands/admin/admin-deleted.island.tsx";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import { listAllDeletedTours } from "../../../lib/store/administration/admin_lists.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";

const t = texts("administering");

/** Archives on one page. */
const PER_PAGE = 24;

export const adminDeletedPage = forAdmins("deletedArchives", async (c) => {
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor, q } = parseQuery(c, AdminDeletedQuery);
  const deleted = await listAllDeletedTours(kv, { limit, cursor, q, now: now() });
  const next = deleted.cursor && toSearch({ limit, q, cursor: deleted.cursor });
  return (
    <div className="wrap">
      <AdminHead title={t("deletedArchives")} current="deleted">
        {t("deletedText")}
      </AdminHead>
      <section className="admin-section" aria-label={t("deletedArchives")}>
        <AdminSearch action={to("/admin/deleted")} label={t("titleOwnerOrId")} q={q} />
        <Island
          name="admin-deleted"
          of={AdminDeleted}
          when="visible"
          props={{
            deleted: { items: deleted.rows, next: next && `/api/admin/deleted?${next}` },
            nextPage: next && to(`/admin/deleted?${next}`),
            total: deleted.total,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={to(`/admin/deleted?${toSearch({ q })}`)}>
            {t("backToFirst")}
          </a>
        )}
      </section>
    </div>
  );
});
