/** `/admin/audit`: the acts of administrators, by kind and by words. */
import { AdminAuditQuery } from "../../../lib/model/web/query.ts";
import { searchAudit } from "../../../lib/store/administration/audit_search.ts";
import { ShowMore } from "../../../lib/ui/show_more.tsx";
import { parseQuery, toSearch } from "../../parse.ts";
import { AdminHead, AdminSearch, forAdmins } from "./admin_parts.tsx";
import { ACT_LABELS, AuditLog, namesIn } from "./audit_log.tsx";

/** Acts on one page. */
const PER_PAGE = 50;

export const adminAuditPage = forAdmins("Audit log", async (c) => {
  const { kv } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, act } = parseQuery(c, AdminAuditQuery);
  const audit = await searchAudit(kv, { limit, cursor, q, act });
  const next = audit.cursor && toSearch({ limit, q, act, cursor: audit.cursor });
  const first = { href: `/admin/audit?${toSearch({ q, act })}`, label: "Back to the latest" };
  return (
    <div className="wrap">
      <AdminHead title="Audit log" current="audit">
        What administrators did to people and to other people’s archives, and which archives changed
        owner.
      </AdminHead>
      <section className="admin-section" aria-label="Audit log">
        <AdminSearch
          action="/admin/audit"
          label="Person, address, archive or ID"
          q={q}
          choice={{
            name: "act",
            label: "Action",
            value: act,
            options: { "": "All", ...ACT_LABELS },
          }}
        />
        <AuditLog
          id="acts"
          entries={audit.entries}
          names={await namesIn(kv, audit.entries)}
          empty={cursor !== undefined
            ? "There are no older entries."
            : q || act
            ? "Nothing found."
            : "Nothing has happened yet."}
        />
        <ShowMore
          list="acts"
          next={next && `/admin/audit?${next}`}
          first={cursor === undefined ? undefined : first}
          shown={audit.entries.length}
        />
        <p className="soft">
          The log has the latest 10,000 entries by administrators and 2,000 by others, from the last
          two years. Nobody can change it here, and reading it leaves no entry.
        </p>
      </section>
    </div>
  );
});
