/**
 * `/transfer/{secret}` and `/invitation/{secret}`: an offer of an archive, and an invitation to
 * work on one, to accept or to decline.
 */
import { SearchX, Send, UserX } from "lucide-react";
import type { ReactElement } from "react";
import TourOffers from "../../../islands/account/tour-offers.island.tsx";
import type { TourOffer } from "../../../lib/model/people/invitation.ts";
import { findOffer, standingWith, toTourOffer } from "../../../lib/store/offers/offers.ts";
import type { OfferKind } from "../../../lib/store/offers/offer_record.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { LogOutForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

/** The texts of a page: its title, what is offered, the offerer's own page, and the end. */
type Texts = {
  title: string;
  signIn: "offerSignIn" | "invitationSignIn";
  own: (offer: TourOffer) => ReactElement;
  ended: ReactElement;
};

export const transferPage = (c: Ctx) =>
  offerPage(c, "tour_transfers", {
    title: t("archiveForYou"),
    signIn: "offerSignIn",
    own: ({ tourId, title }) => (
      <EmptyPage icon={Send} title={t("ownOffer")}>
        <p>{t("ownOfferText", { title })}</p>
        <a className="button primary" href={to(`/tour/${tourId}`)}>{t("viewArchive")}</a>
      </EmptyPage>
    ),
    ended: <Ended title={t("offerEnded")}>{t("offerEndedText")}</Ended>,
  });

export const invitationPage = (c: Ctx) =>
  offerPage(c, "tour_invitations", {
    title: t("invitationForYou"),
    signIn: "invitationSignIn",
    own: ({ tourId, title }) => (
      <EmptyPage icon={Send} title={t("ownInvitation")}>
        <p>{t("ownInvitationText", { title })}</p>
        <a className="button primary" href={to(`/tour/${tourId}/people`)}>{t("showPeople")}</a>
      </EmptyPage>
    ),
    ended: <Ended title={t("invitationEnded")}>{t("invitationEndedText")}</Ended>,
  });

async function offerPage(c: Ctx, kind: OfferKind, { title, signIn, own, ended }: Texts) {
  const { kv, now } = c.var.parts;
  const head = { title, isIndexed: false, styles: "authors" } as const;
  const secret = c.req.param("secret") ?? "";
  const found = SECRET.test(secret) ? await findOffer(kv, kind, secret, now()) : null;
  if (!found) return uncached(c, 404).render(ended, head);
  const offer = await toTourOffer(kv, found);
  const user = await c.var.viewer();
  if (!user) {
    const text = t(signIn, { from: offer.from, title: offer.title });
    const prompt = await signInPrompt(c, { title, text, label: t("signInButton") });
    return uncached(c, 200).render(prompt, head);
  }
  const standing = await standingWith(kv, found, user);
  if (standing === "from") return uncached(c, 200).render(own(offer), head);
  if (standing === "other") {
    return uncached(c, 200).render(<OfferToOther offer={offer} email={user.email} />, head);
  }
  const content = (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <Island name="tour-offers" of={TourOffers} when="load" props={{ offers: [offer], secret }} />
    </div>
  );
  return uncached(c, 200).render(content, head);
}

function OfferToOther({ offer: { from, title }, email }: { offer: TourOffer; email: string }) {
  return (
    <EmptyPage icon={UserX} title={t("offerToOther")}>
      <p>
        {t("offerToOtherText", { from, title, email })}
      </p>
      <LogOutForm />
    </EmptyPage>
  );
}

function Ended({ title, children }: { title: string; children: string }) {
  return (
    <EmptyPage icon={SearchX} title={title}>
      <p>{children}</p>
      <a className="button primary" href={to("/profile")}>{t("goToProfile")}</a>
    </EmptyPage>
  );
}
