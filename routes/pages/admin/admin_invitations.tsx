/** `/admin/invitations`: who may come in, for administrators. */
import AdminInvitations from "../../../islands/admin/admin-invitations.island.tsx";
import InviteNewcomers from "../../../islands/admin/invite-newcomers/island.tsx";
import { AdminDeletedQuery } from "../../../lib/model/web/query.ts";
import { listSignUps } from "../../../lib/store/sign_up/invitations.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";

const t = texts("administering");

/** Invitations on one page. */
const PER_PAGE = 24;

export const adminInvitationsPage = forAdmins("invitations", async (c) => {
  const { kv, now, config } = c.var.parts;
  const { limit = PER_PAGE, cursor, q } = parseQuery(c, AdminDeletedQuery);
  const found = await listSignUps(kv, { limit, cursor, q, now: now() });
  const next = found.cursor && toSearch({ limit, q, cursor: found.cursor });
  return (
    <div className="wrap">
      <AdminHead title={t("invitations")} current="invitations">
        {config.auth.signUp === "invited" ? t("onlyInvited") : t("everyoneMaySignIn")}
      </AdminHead>
      <section className="admin-section" aria-label={t("newInvitations")}>
        <Island name="invite-newcomers" of={InviteNewcomers} when="load" props={{}} />
      </section>
      <section className="admin-section" aria-labelledby="open">
        <h2 id="open">{t("openInvitations")}</h2>
        <AdminSearch action={to("/admin/invitations")} label={t("addressDomainOrKind")} q={q} />
        <Island
          name="admin-invitations"
          of={AdminInvitations}
          when="visible"
          props={{
            invitations: { items: found.rows, next: next && `/api/admin/invitations?${next}` },
            nextPage: next && to(`/admin/invitations?${next}`),
            total: found.total,
            now: now().getTime(),
          }}
        />
        {cursor && (
          <a className="button quiet" href={to(`/admin/invitations?${toSearch({ q })}`)}>
            {t("backToFirst")}
          </a>
        )}
      </section>
    </div>
  );
});
