/** `/review/{id}`: a version beside what visitors see, with the decision about it. */
import { ArrowLeft, SearchX } from "lucide-react";
import ReviewDecision from "../../../islands/author/review/review-decision.island.tsx";
import { Id } from "../../../lib/model/id.ts";
import { readRole } from "../../../lib/store/people/tour_roles.ts";
import { readReviewed } from "../../../lib/store/review/queue.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { HiddenStories } from "../../../lib/ui/tour/hidden_stories.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { Comparison } from "./comparison.tsx";
import { forReviewers } from "./for_reviewers.tsx";
import { dayOf } from "./review_note.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

export async function reviewedPage(c: Ctx) {
  const reviewer = await forReviewers(c);
  if (reviewer instanceof Response) return reviewer;
  const { kv } = c.var.parts;
  const id = Id.safeParse(c.req.param("id")?.toUpperCase()).data;
  const found = id === undefined ? null : await readReviewed(kv, id, reviewer.user);
  if (!found) return await uncached(c, 404).render(<Nothing />, { title: t("nothingToReview") });
  const { handIn, tour, current, ownerId } = found;
  const closures = await c.var.consents.closures({ ...tour, userId: ownerId });
  const role = await readRole(kv, { id: tour.id, userId: ownerId }, reviewer.user);
  return uncached(c, 200).render(
    <div className="wrap history-page review-page">
      <div className="page-head">
        <a className="back" href={to("/review")}>
          <ArrowLeft aria-hidden="true" />
          {t("backToQueue")}
        </a>
        <h1>
          <Words language={tour.language}>{tour.title}</Words>
        </h1>
        <p className="soft">
          {rich(t, TO_BE[handIn.visibility], {
            day: dayOf(handIn.handedInAt),
            name: <Words>{handIn.handedInBy ?? t("withoutAccount")}</Words>,
          })}{" "}
          {current.visibility === "private"
            ? t("notOpenYet")
            : <a href={to(`/tour/${tour.id}`)}>{t("asVisitorsSee")}</a>}
        </p>
        <HiddenStories {...{ tour, closures }} isOwner={role === "owner"} />
      </div>
      <Comparison current={current} version={tour} />
      <Island
        name="review-decision"
        of={ReviewDecision}
        when="load"
        props={{ tourId: tour.id, handInId: handIn.id, title: tour.title }}
      />
    </div>,
    { title: t("reviewOf", { title: tour.title }), styles: "authors" },
  );
}

/** What is said of the visibility that the author has chosen. */
const TO_BE = {
  public: "toBePublic",
  unlisted: "toBeUnlisted",
  private: "toBePrivate",
} as const;

function Nothing() {
  return (
    <EmptyPage icon={SearchX} title={t("nothingToReviewHere")}>
      <p>{t("decidedMeanwhile")}</p>
      <a className="button primary" href={to("/review")}>{t("backToQueue")}</a>
    </EmptyPage>
  );
}
