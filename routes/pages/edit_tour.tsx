/** `/tour/{id}/edit`: the form of an archive, for its owner, editors and administrators. */
import TourForm from "../../islands/author/tour-form/island.tsx";
import type { BackLink } from "../../islands/author/tour-form/form_props.ts";
import type { Draft } from "../../lib/model/tour/draft.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { countOpen } from "../../islands/author/comments/threads.ts";
import { readTourComments, type SeenTour } from "../../lib/server/tour_comments.ts";
import { getTourDraft } from "../../lib/store/drafts/drafts.ts";
import { listCoAuthorIds } from "../../lib/store/people/tour_roles.ts";
import { getRevision } from "../../lib/store/tours/tour_history.ts";
import { isUnsettled } from "../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import { getOwnHandIn } from "../../lib/store/review/queue.ts";
import { getNewestVersion } from "../../lib/store/review/versions.ts";
import { listWords } from "../../lib/store/words/read_words.ts";
import { HiddenStories } from "../../lib/ui/tour/hidden_stories.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { findEditableTour } from "./author/editable_tour.tsx";
import { actorOf } from "../middleware/viewer.ts";
import { formProps } from "./form_props.ts";
import { ReviewNote } from "./review/review_note.tsx";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("authoring");

export async function editTourPage(c: Ctx) {
  const found = await findEditableTour(c, "signInToEdit");
  if (found instanceof Response) return found;
  const { userId, viewer, role } = found;
  const { kv } = c.var.parts;
  const { handedIn: _, ...tour } = (await getNewestVersion(kv, found.tour.id, actorOf(viewer)))!;
  const handIn = isReviewed(kv) ? await getOwnHandIn(kv, tour.id) : null;
  const draft = await getTourDraft(kv, viewer.id, tour.id) ?? undefined;
  const props = {
    ...await formProps(c),
    mode: "edit" as const,
    tour,
    isOwner: role === "owner",
    languages: (await listWords(kv, tour.id)).map(({ language }) => language),
    back: backFrom(c.req.query("from"), tour.id),
    draft,
    together: await togetherOf(kv, { tour, viewer, role }, userId),
    base: draft && await baseOf(kv, tour, draft),
  };
  return c.render(
    <>
      <div className="wrap">
        {handIn && isUnsettled(handIn.state) && <ReviewNote handIn={handIn} hasLink />}
        <HiddenStories
          tour={tour}
          closures={await c.var.consents.closures({ ...tour, userId })}
          isOwner={role === "owner"}
        />
      </div>
      <Island name="tour-form" of={TourForm} when="load" props={props} />
    </>,
    { title: t("editTitle", { title: tour.title }), styles: "authors" },
  );
}

/** What the form says of the others who work on an archive; undefined where there is nothing. */
async function togetherOf(kv: Deno.Kv, seen: SeenTour, ownerId: string) {
  const { tour, viewer } = seen;
  const [comments, coAuthors] = await Promise.all([
    readTourComments(kv, seen),
    listCoAuthorIds(kv, { id: tour.id, userId: ownerId }),
  ]);
  const isShared = coAuthors.length > 0 || viewer.id !== ownerId;
  if (!isShared && comments.length === 0) return undefined;
  return { isShared, openComments: Object.fromEntries(countOpen(comments)) };
}

/** The page that the user came from, as named by its link; by default the archive's own. */
function backFrom(from: string | undefined, id: string): BackLink {
  if (from === "admin") return { href: to("/admin"), label: t("backToAdmin") };
  if (from === "profile") return { href: to("/profile"), label: t("backToProfile") };
  return { href: to(`/tour/${id}`), label: t("backToArchive") };
}

/** The version that a draft began from, if it is stored and not the newest. */
async function baseOf(kv: Deno.Kv, { id, revision }: Tour, { tourRevision }: Draft) {
  if (tourRevision === undefined || tourRevision === revision) return undefined;
  return (await getRevision(kv, id, tourRevision))?.tour;
}
