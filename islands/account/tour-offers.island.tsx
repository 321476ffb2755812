/** Archives that others offer to the user, and invitations to work on others' archives. */
import { api, ApiError } from "../../lib/device/api.ts";
import type { TourOffer } from "../../lib/model/people/invitation.ts";
import { stopCountText } from "../../lib/ui/tour/tour_labels.ts";
import { Words } from "../../lib/ui/words.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";

/** `secret` is from the link that the user followed. */
type Props = { offers: TourOffer[]; secret?: string };

export default function TourOffers({ offers, secret }: Props) {
  return (
    <ul role="list" className="transfer-offers">
      {offers.map((offer) => (
        <Offer key={offer.invitationId ?? offer.tourId} offer={offer} secret={secret} />
      ))}
    </ul>
  );
}

const LABELS = { accept: "Accept", decline: "Decline" };

function Offer({ offer, secret }: { offer: TourOffer; secret?: string }) {
  const { tourId, invitationId, title } = offer;
  const alive = useHydrated();
  const { problem, isSending, send } = useAttempt();
  const answer = async (kind: keyof typeof LABELS) => {
    const isAccepted = kind === "accept";
    try {
      const path = `/api/${invitationId ? "invitations" : "transfers"}/${kind}`;
      await api("POST", path, { tourId, invitationId, secret });
    } catch (error) {
      // It is over: an earlier decline whose answer was lost, or a void offer.
      const isOver = error instanceof ApiError && error.status === 404;
      if (isAccepted || !isOver) throw error;
    }
    const thing = invitationId ? "Invitation" : isAccepted ? "Archive" : "Offer";
    toast({ title: `${thing} ${isAccepted ? "accepted" : "declined"}`, description: title });
    await visit(isAccepted ? `/tour/${tourId}` : "/profile");
  };
  return (
    <li className="notice">
      <p>
        <Words>{offer.from}</Words> {invitationId ? "invites you to work on" : "wants to give you"}
        {" "}
        <strong>
          <Words>{title}</Words>
        </strong>
        {offer.invitationId === undefined
          ? ` (${stopCountText(offer.stopCount)}). If you accept, you can change, publish and ` +
            "delete it. Its recordings and pictures don’t count towards your storage."
          : (offer.role === "editor"
            ? ". As an editor you can change it: edit, save, and restore earlier versions. "
            : ". As a reviewer you can read it, also while it is private. ") +
            "The owner and the others who work on it see your name."}
      </p>
      <div className="row">
        {(["accept", "decline"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === "accept" ? "button primary" : "button"}
            disabled={!alive}
            aria-disabled={isSending || undefined}
            onClick={() => send(() => answer(kind))}
          >
            {LABELS[kind]}
            <span className="visually-hidden">{title}</span>
          </button>
        ))}
      </div>
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </li>
  );
}
