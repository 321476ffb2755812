/** `/admin/invitations`: who may come in, for administrators. */
import AdminInvitations from "../../../islands/admin/admin-invitations.island.tsx";
import InviteNewcomers from "../../../islands/admin/invite-newcomers/island.tsx";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import { listSignUps } from "../../../lib/store/sign_up/invitations.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";

/** Invitations on one page. */
const PER_PAGE = 24;

export const adminInvitationsPage = forAdmins("Invitations", async (c) => {
  const { kv, now, config } = c.var.parts;
  const { limit = PER_PAGE, cursor, q } = parseQuery(c, AdminDeletedQuery);
  const found = await listSignUps(kv, { limit, cursor, q, now: now() });
  const next = found.cursor && toSearch({ limit, q, cursor: found.cursor });
  return (
    <div className="wrap">
      <AdminHead title="Invitations" current="invitations">
        {config.auth.signUp === "invited"
          ? "Newcomers can sign in here only with an invitation: to the site, or to work on an " +
            "archive. People with an account need none."
          : "Everybody may sign in here. With the setting SIGN_UP=invited, newcomers need one of " +
            "these invitations."}
      </AdminHead>
      <section className="admin-section" aria-label="New invitations">
        <Island name="invite-newcomers" of={InviteNewcomers} when="load" props={{}} />
      </section>
      <section className="admin-section" aria-labelledby="open">
        <h2 id="open">Open invitations</h2>
        <AdminSearch action="/admin/invitations" label="Address, domain or kind" q={q} />
        <Island
          name="admin-invitations"
          of={AdminInvitations}
          when="visible"
          props={{
            invitations: { items: found.rows, next: next && `/api/admin/invitations?${next}` },
            nextPage: next && `/admin/invitations?${next}`,
            total: found.total,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={`/admin/invitations?${toSearch({ q })}`}>
            Back to the first page
          </a>
        )}
      </section>
    </div>
  );
});
