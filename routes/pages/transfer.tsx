/** `/transfer/{secret}`: an archive that is offered to another owner, to accept or to decline. */
import { SearchX } from "lucide-react";
import TransferOffers from "../../islands/transfer-offers.tsx";
import { findTransfer } from "../../lib/store/tour_transfers.ts";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { SignInPrompt } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";
import { signInTarget } from "./sign_in_target.ts";

/** What a secret looks like: anything else is looked up nowhere. */
const SECRET = /^[\w-]{43}$/;

const HEAD = { title: "An archive for you", isIndexed: false, styles: "authors" } as const;

export async function transferPage(c: Ctx) {
  const { kv, now } = c.var.parts;
  const secret = c.req.param("secret") ?? "";
  const offer = SECRET.test(secret) ? await findTransfer(kv, secret, now()) : null;
  if (!offer) return uncached(c, 404).render(<OfferEnded />, HEAD);
  if (!await c.var.viewer()) {
    return uncached(c, 200).render(
      <SignInPrompt
        at={signInTarget(c)}
        title="An archive for you"
        text={`${offer.from} wants to give you “${offer.title}”. Sign in to accept or decline.`}
        label="Sign In"
      />,
      HEAD,
    );
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
        props={{ offers: [offer], secret }}
      />
    </div>
  );
  return uncached(c, 200).render(content, HEAD);
}

function OfferEnded() {
  return (
    <EmptyPage icon={SearchX} title="This offer is no longer open">
      <p>
        It was answered or taken back, or has expired. Ask the person who sent it for a new one.
      </p>
      <a className="button primary" href="/profile">To your profile</a>
    </EmptyPage>
  );
}
