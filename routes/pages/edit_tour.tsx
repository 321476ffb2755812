/** `/tour/{id}/edit`: the form of an archive, for its owner, editors and administrators. */
import TourForm from "../../islands/author/tour-form/island.tsx";
import type { BackLink } from "../../islands/author/tour-form/form_props.ts";
import type { Draft } from "../../lib/model/tour/draft.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { getTourDraft } from "../../lib/store/drafts/drafts.ts";
import { getRevision } from "../../lib/store/tours/tour_history.ts";
import { isUnsettled } from "../../lib/model/review/hand_in.ts";
import { isReviewed } from "../../lib/store/kv/reviewed_kv.ts";
import { getOwnHandIn } from "../../lib/store/review/queue.ts";
import { getNewestVersion } from "../../lib/store/review/versions.ts";
import { HiddenStories } from "../../lib/ui/tour/hidden_stories.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { findEditableTour } from "./author/editable_tour.tsx";
import { actorOf } from "../middleware/viewer.ts";
import { formProps } from "./form_props.ts";
import { ReviewNote } from "./review/review_note.tsx";

export async function editTourPage(c: Ctx) {
  const found = await findEditableTour(c, "edit");
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
    back: backFrom(c.req.query("from"), tour.id),
    draft,
    base: draft && await baseOf(kv, tour, draft),
  };
  return c.render(
    <>
      <div className="wrap">
        {handIn && isUnsettled(handIn.state) && <ReviewNote handIn={handIn} hasLink />}
        <HiddenStories
          tour={tour}
          closures={await c.var.consents.closures({ id: tour.id, userId }, tour)}
        />
      </div>
      <Island name="tour-form" of={TourForm} when="load" props={props} />
    </>,
    { title: `Edit ${tour.title}`, styles: "authors" },
  );
}

/** The page that the user came from, as named by its link; by default the archive's own. */
function backFrom(from: string | undefined, id: string): BackLink {
  if (from === "admin") return { href: "/admin", label: "Back to Admin" };
  if (from === "profile") return { href: "/profile", label: "Back to Profile" };
  return { href: `/tour/${id}`, label: "Back to the archive" };
}

/** The version that a draft began from, if it is stored and not the newest. */
async function baseOf(kv: Deno.Kv, { id, revision }: Tour, { tourRevision }: Draft) {
  if (tourRevision === undefined || tourRevision === revision) return undefined;
  return (await getRevision(kv, id, tourRevision))?.tour;
}
