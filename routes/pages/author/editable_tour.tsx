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
import { to } from "../../../lib/texts/paths.ts";
import { type TextKey, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

/** What a page says to those who must sign in for it. */
type SignInText = Extract<TextKey<"authoring">, "signInToEdit" | `signInFor${string}`>;

/** The tour of the path, if the user has the role that is needed; otherwise the answer for them. */
export async function findEditableTour(
  c: Ctx,
  signInText: SignInText,
  needed: PersonRole = "editor",
): Promise<VisibleTour & { viewer: User; role: PersonRole } | Response> {
  const found = await findVisibleTour(c);
  if (!found) {
    if (await isHandedOver(c)) return await refuseHandedOver(c);
    const at = await c.var.viewer() ? undefined : signInTarget(c);
    return await uncached(c, 404).render(<NotFound at={at} />, { title: t("tourNotFound") });
  }
  const { tour, viewer, role } = found;
  if (!viewer) {
    const content = await signInPrompt(c, {
      title: t(signInText),
      text: t("signInToEditText"),
      label: t("signIn"),
    });
    return await uncached(c, 401).render(content, { title: t("signInTitle") });
  }
  if (role === null || role === "pupil" || !permits(role, needed)) {
    const draftId = await ownDraft(c, viewer, tour.id);
    const content = <NotAllowed href={to(`/tour/${tour.id}`)} draftId={draftId} />;
    return await uncached(c, 403).render(content, { title: t("notAllowed") });
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
  const title = t("handedOver");
  return await uncached(c, 403).render(
    <EmptyPage icon={ArrowRightLeft} title={t("noLongerWork")}>
      <p>{t("noLongerWorkText")}</p>
      {draftId && <OwnDraft id={draftId} />}
      <a className="button primary" href={to("/profile")}>{t("goToArchives")}</a>
    </EmptyPage>,
    { title },
  );
}

function NotFound({ at }: { at?: SignInTarget }) {
  return (
    <EmptyPage icon={SearchX} title={t("tourNotFound")}>
      <p>{t("tourNotFoundText")}</p>
      {at && at.provider !== "off" && (
        <p>
          {rich(t, "signInIfPrivate", {
            link: (text) => <SignInLink at={at}>{text}</SignInLink>,
          })}
        </p>
      )}
      <div className="row">
        <a className="button primary" href={to("/admin")}>{t("backToAdmin")}</a>
        <a className="button" href={to("/profile")}>{t("goToArchives")}</a>
      </div>
    </EmptyPage>
  );
}

function NotAllowed({ href, draftId }: { href: string; draftId?: string }) {
  return (
    <EmptyPage icon={Lock} title={t("notAllowed")}>
      <p>{t("notAllowedText")}</p>
      {draftId && <OwnDraft id={draftId} />}
      <a className="button primary" href={href}>{t("viewTheArchive")}</a>
    </EmptyPage>
  );
}

const OwnDraft = ({ id }: { id: string }) => (
  <p>
    {rich(t, "savedAsDraft", {
      link: (text) => <a href={to(`/create?draft=${id}`)}>{text}</a>,
    })}
  </p>
);
