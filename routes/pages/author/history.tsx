/** `/tour/{id}/history`: the saved versions of an archive, for its owner and administrators. */
import { ArrowLeft } from "lucide-react";
import TourHistory from "../../../islands/author/tour-history/island.tsx";
import { RevisionQuery } from "../../../lib/model/web/query.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { listSavedRevisions } from "../../../lib/server/saved_revisions.ts";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { findEditableTour } from "./editable_tour.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

/** Revisions on one page. */
const PER_PAGE = 30;

export async function historyPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForHistory");
  if (found instanceof Response) return found;
  const { tour, viewer } = found;
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor: after } = parseQuery(c, RevisionQuery);
  const { revisions, cursor } = await listSavedRevisions(kv, tour.id, { limit, cursor: after });
  const query = cursor && new URLSearchParams({ limit: String(limit), cursor: String(cursor) });
  const waits = isReviewed(kv) && viewer.role !== "admin" && tour.visibility !== "private";
  const props = { tour, revisions, now: now().getTime(), waits };
  return c.render(
    <div className="wrap history-page">
      <div className="page-head">
        <a className="back" href={to(`/tour/${tour.id}/edit`)}>
          <ArrowLeft aria-hidden="true" />
          {t("backToEditing")}
        </a>
        <h1>{t("history")}</h1>
        <p className="soft">
          {rich(t, "historyText", {
            title: <Words language={tour.language}>{tour.title}</Words>,
          })}
        </p>
      </div>
      <Island name="tour-history" of={TourHistory} when="load" props={props} />
      {query && (
        <p>
          <a className="button" href={to(`/tour/${tour.id}/history?${query}`)}>
            {t("olderVersions")}
          </a>
        </p>
      )}
    </div>,
    { title: t("historyOfTitle", { title: tour.title }), styles: "authors" },
  );
}
