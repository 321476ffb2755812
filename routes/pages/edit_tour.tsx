/** `/tour/{id}/edit`: the form of an archive, for its owner, editors and administrators. */
import TourForm from "../../islands/author/tour-form/island.tsx";
import type { BackLink } from "../../islands/author/tour-form/form_props.ts";
import type { Draft } from "../../lib/model/tour/draft.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { getTourDraft } from "../../lib/store/drafts/drafts.ts";
import { getRevision } from "../../lib/store/tours/tour_history.ts";
import { HiddenStories } from "../../lib/ui/tour/hidden_stories.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { findEditableTour } from "./author/editable_tour.tsx";
import { formProps } from "./form_props.ts";

export async function editTourPage(c: Ctx) {
  const found = await findEditableTour(c, "edit");
  if (found instanceof Response) return found;
  const { tour, userId, viewer, role } = found;
  const { kv } = c.var.parts;
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
