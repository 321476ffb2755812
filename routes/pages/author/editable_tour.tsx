/** The tour of a page for those who may change it, or a page with the reason for a refusal. */
import { ArrowRightLeft, Lock, SearchX } from "lucide-react";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { SignInLink, type SignInTarget } from "../../../lib/ui/frame/sign_in_link.tsx";
import { getTourDraft } from "../../../lib/store/drafts/drafts.ts";
import { permits, type PersonRole } from "../../../lib/model/people/tour_role.ts";
import type { User } from "../../../lib/model/account/user.ts";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { findVisibleTour, isHandedOver, type VisibleTour } from "../../visible_tour.ts";
import { signInPrompt } from "../account/sign_in_prompt.tsx";
import { signInTarget } from "../account/sign_in_target.ts";

/** The tour of the path, if the user has the role that is needed; otherwise the answer for them. */
export async function findEditableTour(
  c: Ctx,
  purpose: string,
  needed: PersonRole = "editor",
): Promise<VisibleTour & { viewer: User; role: PersonRole } | Response> {
  const found = await findVisibleTour(c);
  if (!found) {
    if (await isHandedOver(c)) return await refuseHandedOver(c);
    const at = await c.var.viewer() ? undefined : signInTarget(c);
    return await uncached(c, 404).render(<NotFound at={at} />, { title: "Tour Not Found" });
  }
  const { tour, viewer, role } = found;
  if (!viewer) {
    const content = await signInPrompt(c, {
      title: `Sign in to ${purpose}`,
      text: "Only the owner of an archive and its editors can edit it. " +
        "Anything you wrote here before is still on this device.",
      label: "Sign In",
    });
    return await uncached(c, 401).render(content, { title: "Sign in" });
  }
  if (role === null || role === "pupil" || !permits(role, needed)) {
    const draftId = await ownDraft(c, viewer, tour.id);
    const content = <NotAllowed href={`/tour/${tour.id}`} draftId={draftId} />;
    return await uncached(c, 403).render(content, { title: "Not allowed" });
  }
  return { ...found, viewer, role };
}

/** The user's draft of changes to a tour that was theirs until now. */
const ownDraft = async (c: Ctx, { id }: User, tourId: string) =>
  (await getTourDraft(c.var.parts.kv, id, tourId))?.id;

/** The answer to a former owner or editor of a tour that is private. */
export async function refuseHandedOver(c: Ctx) {
  const viewer = (await c.var.viewer())!;
  const draftId = await ownDraft(c, viewer, c.req.param("id")!.toUpperCase());
  const title = "Handed over";
  return await uncached(c, 403).render(
    <EmptyPage icon={ArrowRightLeft} title="You no longer work on this archive">
      <p>It is private. Only its owner, the people they invite, and administrators can see it.</p>
      {draftId && <OwnDraft id={draftId} />}
      <a className="button primary" href="/profile">Go to your archives</a>
    </EmptyPage>,
    { title },
  );
}

function NotFound({ at }: { at?: SignInTarget }) {
  return (
    <EmptyPage icon={SearchX} title="Tour Not Found">
      <p>
        There’s no archive at this address. If you deleted it, you can restore it from your profile
        for 30 days. Your unpublished changes are still in your drafts.
      </p>
      {at && at.provider !== "off" && (
        <p>
          If it’s one of your private archives, <SignInLink at={at}>sign in</SignInLink> to edit it.
        </p>
      )}
      <div className="row">
        <a className="button primary" href="/admin">Back to Admin</a>
        <a className="button" href="/profile">Go to your archives</a>
      </div>
    </EmptyPage>
  );
}

function NotAllowed({ href, draftId }: { href: string; draftId?: string }) {
  return (
    <EmptyPage icon={Lock} title="Not allowed">
      <p>Only the owner of this archive, its editors and administrators can change it.</p>
      {draftId && <OwnDraft id={draftId} />}
      <a className="button primary" href={href}>View the archive</a>
    </EmptyPage>
  );
}

const OwnDraft = ({ id }: { id: string }) => (
  <p>
    Your unpublished changes are <a href={`/create?draft=${id}`}>saved as a draft</a>.
  </p>
);
