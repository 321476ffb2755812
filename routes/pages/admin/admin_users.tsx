/** `/admin/users`: all users, for administrators. */
import AdminUsers from "../../../islands/admin/admin-users/island.tsx";
import Archivists from "../../../islands/admin/archivists.island.tsx";
import { AdminUsersQuery } from "../../../lib/model/web/query.ts";
import { listAllUsers } from "../../../lib/store/administration/admin_lists.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { listArchivists } from "../../../lib/store/review/archivists.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { signedIn } from "../../middleware/viewer.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins, orderChoice } from "./admin_parts.tsx";

/** People on one page. */
const PER_PAGE = 24;

export const adminUsersPage = forAdmins("People", async (c) => {
  const { id } = await signedIn(c);
  const { kv, now, config } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, sort } = parseQuery(c, AdminUsersQuery);
  const users = await listAllUsers(kv, { limit, cursor, q, sort });
  const archivists = isReviewed(kv) ? await listArchivists(kv) : undefined;
  const next = users.cursor && toSearch({ limit, q, sort, cursor: users.cursor });
  return (
    <div className="wrap">
      <AdminHead title="People" current="users">
        Everyone who has signed in, and what they have created.
      </AdminHead>
      <section className="admin-section" aria-label="People">
        <AdminSearch
          action="/admin/users"
          label="Name, address, role or ID"
          q={q}
          choice={orderChoice(sort, {
            name: "By name",
            seen: "Last seen",
            newest: "Newest first",
            storage: "Most storage",
            tours: "Most archives",
          })}
        />
        <Island
          name="admin-users"
          of={AdminUsers}
          when="visible"
          props={{
            users: { items: users.rows, next: next && `/api/admin/users?${next}` },
            nextPage: next && `/admin/users?${next}`,
            total: users.total,
            viewerId: id,
            standard: config.media.quota,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={`/admin/users?${toSearch({ q, sort })}`}>
            Back to the first page
          </a>
        )}
      </section>
      {archivists && (
        <section className="admin-section tour-people" aria-labelledby="archivists">
          <h2 id="archivists">Archivists</h2>
          <p className="soft">
            They approve what authors hand in, before visitors see it:{" "}
            <a href="/review">review</a>. Nobody approves an archive of their own but
            administrators.
          </p>
          <Island name="archivists" of={Archivists} when="load" props={{ archivists }} />
        </section>
      )}
    </div>
  );
});
