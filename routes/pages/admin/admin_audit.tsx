/** `/admin/audit`: the acts of administrators, by kind and by words. */
import { AdminAuditQuery } from "../../../lib/model/web/query.ts";
import { searchAudit } from "../../../lib/store/administration/audit_search.ts";
import { MAX_AUDIT_ENTRIES, MAX_ENTRIES_OF_OTHERS } from "../../../lib/store/accounts/audit.ts";
import { ShowMore } from "../../../lib/ui/show_more.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";
import { actLabels, AuditLog, namesIn } from "./audit_log.tsx";

const t = texts("administering");

/** Acts on one page. */
const PER_PAGE = 50;

export const adminAuditPage = forAdmins("auditLog", async (c) => {
  const { kv } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, act } = parseQuery(c, AdminAuditQuery);
  const audit = await searchAudit(kv, { limit, cursor, q, act });
  const next = audit.cursor && toSearch({ limit, q, act, cursor: audit.cursor });
  const first = { href: to(`/admin/audit?${toSearch({ q, act })}`), label: t("backToLatest") };
  return (
    <div className="wrap">
      <AdminHead title={t("auditLog")} current="audit">
        {t("auditLogText")}
      </AdminHead>
      <section className="admin-section" aria-label={t("auditLog")}>
        <AdminSearch
          action={to("/admin/audit")}
          label={t("personAddressArchiveOrId")}
          q={q}
          choice={{
            name: "act",
            label: t("action"),
            value: act,
            options: { "": t("allActions"), ...actLabels() },
          }}
        />
        <AuditLog
          id="acts"
          entries={audit.entries}
          names={await namesIn(kv, audit.entries)}
          empty={cursor !== undefined
            ? t("noOlderEntries")
            : q || act
            ? t("nothingFound")
            : t("nothingHappened")}
        />
        <ShowMore
          list="acts"
          next={next && to(`/admin/audit?${next}`)}
          first={cursor === undefined ? undefined : first}
          shown={audit.entries.length}
        />
        <p className="soft">
          {t("logLimits", {
            ofAdministrators: MAX_AUDIT_ENTRIES,
            ofOthers: MAX_ENTRIES_OF_OTHERS,
          })}
        </p>
      </section>
    </div>
  );
});
