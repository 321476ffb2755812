/** `/admin/users`: all users, for administrators. */
import AdminUsers from "../../../islands/admin/admin-users/island.tsx";
import Archivists from "../../../islands/admin/archivists.island.tsx";
import { AdminUsersQuery } from "../../../lib/model/web/query.ts";
import { listAllUsers } from "../../../lib/store/administration/admin_lists.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { listArchivists } from "../../../lib/store/review/archivists.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { signedIn } from "../../middleware/viewer.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins, orderChoice } from "./admin_parts.tsx";

const t = texts("administering");

/** People on one page. */
const PER_PAGE = 24;

export const adminUsersPage = forAdmins("people", async (c) => {
  const { id } = await signedIn(c);
  const { kv, now, config } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, sort } = parseQuery(c, AdminUsersQuery);
  const users = await listAllUsers(kv, { limit, cursor, q, sort });
  const archivists = isReviewed(kv) ? await listArchivists(kv) : undefined;
  const next = users.cursor && toSearch({ limit, q, sort, cursor: users.cursor });
  return (
    <div className="wrap">
      <AdminHead title={t("people")} current="users">
        {t("peopleText")}
      </AdminHead>
      <section className="admin-section" aria-label={t("people")}>
        <AdminSearch
          action={to("/admin/users")}
          label={t("nameAddressRoleOrId")}
          q={q}
          choice={orderChoice(sort, {
            name: t("byName"),
            seen: t("lastSeen"),
            newest: t("newestFirst"),
            storage: t("mostStorage"),
            tours: t("mostArchives"),
          })}
        />
        <Island
          name="admin-users"
          of={AdminUsers}
          when="visible"
          props={{
            users: { items: users.rows, next: next && `/api/admin/users?${next}` },
            nextPage: next && to(`/admin/users?${next}`),
            total: users.total,
            viewerId: id,
            standard: config.media.quota,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={to(`/admin/users?${toSearch({ q, sort })}`)}>
            {t("backToFirst")}
          </a>
        )}
      </section>
      {archivists && (
        <section className="admin-section tour-people" aria-labelledby="archivists">
          <h2 id="archivists">{t("archivists")}</h2>
          <p className="soft">
            {rich(t, "archivistsText", {
              link: (words) => <a href={to("/review")}>{words}</a>,
            })}
          </p>
          <Island name="archivists" of={Archivists} when="load" props={{ archivists }} />
        </section>
      )}
    </div>
  );
});
