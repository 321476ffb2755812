/** `/admin/users`: all who have signed in, for administrators. */
import AdminUsers from "../../islands/admin-users.tsx";
import { AdminUsersQuery } from "../../lib/model/query.ts";
import { listAllUsers } from "../../lib/store/admin_lists.ts";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseQuery, toSearch } from "../parse.ts";
import { refuseOthers } from "./admin.tsx";
import { AdminSearch, AdminViews, orderChoice } from "./admin_search.tsx";

/** People on one page. */
const PER_PAGE = 24;

const HEAD = { title: "People", styles: "authors" } as const;

export async function adminUsersPage(c: Ctx) {
  const refusal = await refuseOthers(c);
  if (refusal) return c.render(refusal, HEAD);
  const { id } = await signedIn(c);
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, sort } = parseQuery(c, AdminUsersQuery);
  const users = await listAllUsers(kv, { limit, cursor, q, sort });
  const next = users.cursor && toSearch({ limit, q, sort, cursor: users.cursor });
  return c.render(
    <div className="wrap">
      <div className="page-head">
        <h1>People</h1>
        <p className="lead">Everybody who has signed in, and what they have made.</p>
        <AdminViews current="users" />
      </div>
      <section className="admin-section" aria-label="People">
        <AdminSearch
          action="/admin/users"
          label="Name, address, role or ID"
          q={q}
          choice={orderChoice(sort, {
            name: "By name",
            seen: "Seen last",
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
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={`/admin/users?${toSearch({ q, sort })}`}>
            Back to the first
          </a>
        )}
      </section>
    </div>,
    HEAD,
  );
}
