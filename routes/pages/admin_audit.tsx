/** `/admin/audit`: what administrators did, by kind and by words. */
import { AdminAuditQuery } from "../../lib/model/query.ts";
import { searchAudit } from "../../lib/store/audit_search.ts";
import { ShowMore } from "../../lib/ui/show_more.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery, toSearch } from "../parse.ts";
import { refuseOthers } from "./admin.tsx";
import { AdminSearch, AdminViews } from "./admin_search.tsx";
import { ACT_LABELS, AuditLog, namesIn } from "./audit_log.tsx";

/** Acts on one page. */
const PER_PAGE = 50;

const HEAD = { title: "Audit log", styles: "authors" } as const;

export async function adminAuditPage(c: Ctx) {
  const refusal = await refuseOthers(c);
  if (refusal) return c.render(refusal, HEAD);
  const { kv } = c.var.parts;
  const { limit = PER_PAGE, cursor, q, act } = parseQuery(c, AdminAuditQuery);
  const audit = await searchAudit(kv, { limit, cursor, q, act });
  const next = audit.cursor && toSearch({ limit, q, act, cursor: audit.cursor });
  const first = { href: `/admin/audit?${toSearch({ q, act })}`, label: "Back to the newest" };
  return c.render(
    <div className="wrap">
      <div className="page-head">
        <h1>Audit Log</h1>
        <p className="lead">
          What administrators did with people and with archives that are not their own, and which
          archives others took over or left.
        </p>
        <AdminViews current="audit" />
      </div>
      <section className="admin-section" aria-label="Audit log">
        <AdminSearch
          action="/admin/audit"
          label="Person, address, archive or ID"
          q={q}
          choice={{ name: "act", label: "What", value: act, options: { "": "All", ...ACT_LABELS } }}
        />
        <AuditLog
          id="acts"
          entries={audit.entries}
          names={await namesIn(kv, audit.entries)}
          empty={cursor !== undefined
            ? "There are no older acts."
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
          The log holds the newest 10,000 acts of administrators and 2,000 of others, of the last
          two years. Nobody can change it here, and reading leaves no entry.
        </p>
      </section>
    </div>,
    HEAD,
  );
}
