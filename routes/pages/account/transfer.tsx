/** `/transfer/{secret}`: an offer of an archive, to accept or to decline. */
import { SearchX, Send, UserX } from "lucide-react";
import TransferOffers from "../../../islands/account/transfer-offers.island.tsx";
import {
  findTransfer,
  standingWith,
  type TransferOffer,
} from "../../../lib/store/tours/tour_transfers.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { LogOutForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

const HEAD = { title: "An archive for you", isIndexed: false, styles: "authors" } as const;

export async function transferPage(c: Ctx) {
  const { kv, now } = c.var.parts;
  const secret = c.req.param("secret") ?? "";
  const offer = SECRET.test(secret) ? await findTransfer(kv, secret, now()) : null;
  if (!offer) return uncached(c, 404).render(<OfferEnded />, HEAD);
  const user = await c.var.viewer();
  if (!user) {
    const prompt = await signInPrompt(c, {
      title: "An archive for you",
      text: `${offer.from} wants to give you “${offer.title}”. Sign in to accept or decline.`,
      label: "Sign In",
    });
    return uncached(c, 200).render(prompt, HEAD);
  }
  // The address of the offer is not shown to others.
  const { email: _, ...shown } = offer;
  const standing = await standingWith(kv, offer, user);
  if (standing === "from") return uncached(c, 200).render(<OwnOffer offer={shown} />, HEAD);
  if (standing === "other") {
    return uncached(c, 200).render(<OfferToOther offer={shown} email={user.email} />, HEAD);
  }
  const content = (
    <div className="wrap">
      <div className="page-head">
        <h1>An archive for you</h1>
      </div>
      <Island
        name="transfer-offers"
        of={TransferOffers}
        when="load"
        props={{ offers: [shown], secret }}
      />
    </div>
  );
  return uncached(c, 200).render(content, HEAD);
}

function OwnOffer({ offer: { tourId, title } }: { offer: TransferOffer }) {
  return (
    <EmptyPage icon={Send} title="You made this offer">
      <p>
        Send this link to the new owner of “{title}”. It stays yours until they accept. You can take
        the offer back on the archive’s page.
      </p>
      <a className="button primary" href={`/tour/${tourId}`}>View the archive</a>
    </EmptyPage>
  );
}

function OfferToOther({ offer: { from, title }, email }: { offer: TransferOffer; email: string }) {
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

function OfferEnded() {
  return (
    <EmptyPage icon={SearchX} title="This offer has ended">
      <p>
        Someone answered it or took it back, or it expired. Ask the person who sent it for a new
        one.
      </p>
      <a className="button primary" href="/profile">Go to your profile</a>
    </EmptyPage>
  );
}
