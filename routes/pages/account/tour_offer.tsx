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

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

/** The texts of a page: its title, what is offered, the offerer's own page, and the end. */
type Texts = {
  title: string;
  act: string;
  own: (offer: TourOffer) => ReactElement;
  ended: ReactElement;
};

export const transferPage = (c: Ctx) =>
  offerPage(c, "tour_transfers", {
    title: "An archive for you",
    act: "wants to give you",
    own: ({ tourId, title }) => (
      <EmptyPage icon={Send} title="You made this offer">
        <p>
          Send this link to the new owner of “{title}”. It stays yours until they accept. You can
          take the offer back on the archive’s page.
        </p>
        <a className="button primary" href={`/tour/${tourId}`}>View the archive</a>
      </EmptyPage>
    ),
    ended: (
      <Ended title="This offer has ended">
        Someone answered it or took it back, or it expired. Ask the person who sent it for a new
        one.
      </Ended>
    ),
  });

export const invitationPage = (c: Ctx) =>
  offerPage(c, "tour_invitations", {
    title: "An invitation for you",
    act: "invites you to work on",
    own: ({ tourId, title }) => (
      <EmptyPage icon={Send} title="This is your invitation">
        <p>
          Send this link to those who are to work on “{title}” with you. You can take it back on the
          page of the archive’s people.
        </p>
        <a className="button primary" href={`/tour/${tourId}/people`}>Show the people</a>
      </EmptyPage>
    ),
    ended: (
      <Ended title="This invitation has ended">
        It was taken back, or it expired. Ask the person who sent it for a new one.
      </Ended>
    ),
  });

async function offerPage(c: Ctx, kind: OfferKind, { title, act, own, ended }: Texts) {
  const { kv, now } = c.var.parts;
  const head = { title, isIndexed: false, styles: "authors" } as const;
  const secret = c.req.param("secret") ?? "";
  const found = SECRET.test(secret) ? await findOffer(kv, kind, secret, now()) : null;
  if (!found) return uncached(c, 404).render(ended, head);
  const offer = await toTourOffer(kv, found);
  const user = await c.var.viewer();
  if (!user) {
    const text = `${offer.from} ${act} “${offer.title}”. Sign in to accept or decline.`;
    const prompt = await signInPrompt(c, { title, text, label: "Sign In" });
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
    <EmptyPage icon={UserX} title="This offer is for another account">
      <p>
        {`${from} offered “${title}” to another account, not ${email}. Log out and sign in with that ` +
          "account, or ask for a new offer."}
      </p>
      <LogOutForm />
    </EmptyPage>
  );
}

function Ended({ title, children }: { title: string; children: string }) {
  return (
    <EmptyPage icon={SearchX} title={title}>
      <p>{children}</p>
      <a className="button primary" href="/profile">Go to your profile</a>
    </EmptyPage>
  );
}
