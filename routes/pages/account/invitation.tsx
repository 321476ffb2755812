/** `/invitation/{secret}`: an invitation to work on an archive, to accept or to decline. */
import { SearchX, Send } from "lucide-react";
import Invitations from "../../../islands/account/invitations.island.tsx";
import type { InvitationOffer } from "../../../lib/model/people/invitation.ts";
import { findInvitation } from "../../../lib/store/people/invitations.ts";
import { getTourSummary } from "../../../lib/store/tours/tours.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";

/** The form of a secret; other texts are not looked up. */
const SECRET = /^[\w-]{43}$/;

const HEAD = { title: "An invitation for you", isIndexed: false, styles: "authors" } as const;

export async function invitationPage(c: Ctx) {
  const { kv, now } = c.var.parts;
  const secret = c.req.param("secret") ?? "";
  const offer = SECRET.test(secret) ? await findInvitation(kv, secret, now()) : null;
  if (!offer) return uncached(c, 404).render(<InvitationEnded />, HEAD);
  const user = await c.var.viewer();
  if (!user) {
    const prompt = await signInPrompt(c, {
      title: "An invitation for you",
      text: `${offer.from} invites you to work on “${offer.title}”. Sign in to accept or decline.`,
      label: "Sign In",
    });
    return uncached(c, 200).render(prompt, HEAD);
  }
  if ((await getTourSummary(kv, offer.tourId))?.userId === user.id) {
    return uncached(c, 200).render(<OwnInvitation offer={offer} />, HEAD);
  }
  const content = (
    <div className="wrap">
      <div className="page-head">
        <h1>An invitation for you</h1>
      </div>
      <Island
        name="invitations"
        of={Invitations}
        when="load"
        props={{ invitations: [offer], secret }}
      />
    </div>
  );
  return uncached(c, 200).render(content, HEAD);
}

function OwnInvitation({ offer: { tourId, title } }: { offer: InvitationOffer }) {
  return (
    <EmptyPage icon={Send} title="This is your invitation">
      <p>
        Send this link to those who are to work on “{title}” with you. You can take it back on the
        page of the archive’s people.
      </p>
      <a className="button primary" href={`/tour/${tourId}/people`}>Show the people</a>
    </EmptyPage>
  );
}

function InvitationEnded() {
  return (
    <EmptyPage icon={SearchX} title="This invitation has ended">
      <p>It was taken back, or it expired. Ask the person who sent it for a new one.</p>
      <a className="button primary" href="/profile">Go to your profile</a>
    </EmptyPage>
  );
}
