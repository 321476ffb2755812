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

/** Revisions on one page. */
const PER_PAGE = 30;

export async function historyPage(c: Ctx) {
  const found = await findEditableTour(c, "see the history of an archive");
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
        <a className="back" href={`/tour/${tour.id}/edit`}>
          <ArrowLeft aria-hidden="true" />Back to editing
        </a>
        <h1>History</h1>
        <p className="soft">
          The latest 50 versions of “<Words language={tour.language}>{tour.title}</Words>”, and all
          from the last 30 days. When you restore an earlier version, it becomes the newest one.
          Nothing is lost.
        </p>
      </div>
      <Island name="tour-history" of={TourHistory} when="load" props={props} />
      {query && (
        <p>
          <a className="button" href={`/tour/${tour.id}/history?${query}`}>Older versions</a>
        </p>
      )}
    </div>,
    { title: `History of ${tour.title}`, styles: "authors" },
  );
}
