/** Invitations to work on archives of others: each is accepted or declined. */
import type { InvitationOffer } from "../../lib/model/people/invitation.ts";
import { Words } from "../../lib/ui/words.tsx";
import { Offer } from "./offer.tsx";

/** `secret` is from the link that the user followed. */
type Props = { invitations: InvitationOffer[]; secret?: string };

const WHAT = {
  editor: "change it: edit, save, and restore earlier versions",
  reviewer: "read it, also while it is private",
};

export default function Invitations({ invitations, secret }: Props) {
  return (
    <ul role="list" className="transfer-offers">
      {invitations.map(({ invitationId, tourId, title, from, role }) => (
        <Offer
          key={invitationId}
          {...{ tourId, title }}
          path="/api/invitations"
          body={{ tourId, invitationId, secret }}
          done={{ accept: "Invitation accepted", decline: "Invitation declined" }}
        >
          <Words>{from}</Words> invites you to work on{" "}
          <strong>
            <Words>{title}</Words>
          </strong>
          . As {role === "editor" ? "an editor" : "a reviewer"} you can{" "}
          {WHAT[role]}. The owner and the others who work on it see your name.
        </Offer>
      ))}
    </ul>
  );
}
