/** `/tour/{id}/review`: what became of a version that was handed in, for those who make it. */
import OwnReview from "../../../islands/author/review/own-review.island.tsx";
import { isUnsettled } from "../../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { getOwnHandIn } from "../../../lib/store/review/queue.ts";
import { getUnsettledVersion } from "../../../lib/store/review/versions.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { nothing } from "../../failures.tsx";
import { ArchiveHead } from "../author/archive_head.tsx";
import { findEditableTour } from "../author/editable_tour.tsx";
import { Comparison } from "./comparison.tsx";
import { ReviewNote } from "./review_note.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

export async function ownReviewPage(c: Ctx) {
  const { kv } = c.var.parts;
  if (!isReviewed(kv)) return await nothing(c);
  const found = await findEditableTour(c, "signInForReview");
  if (found instanceof Response) return found;
  const { tour } = found;
  const handIn = await getOwnHandIn(kv, tour.id);
  const version = await getUnsettledVersion(kv, tour.id);
  return c.render(
    <div className="wrap history-page review-page">
      <ArchiveHead tourId={tour.id} title={t("review")}>
        {rich(t, "ownReviewText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })}
      </ArchiveHead>
      {handIn ? <ReviewNote handIn={handIn} /> : <p>{t("nothingHandedIn")}</p>}
      {handIn && version && isUnsettled(handIn.state) && (
        <>
          <Island
            name="own-review"
            of={OwnReview}
            when="load"
            props={{ tourId: tour.id, handInId: handIn.id, isWaiting: handIn.state === "waiting" }}
          />
          <Comparison current={tour} version={version} />
        </>
      )}
    </div>,
    { title: t("reviewOf", { title: tour.title }), styles: "authors" },
  );
}
