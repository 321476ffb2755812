/** Archives that others offer to the user, and invitations to work on others' archives. */
import { api, ApiError } from "../../lib/device/api.ts";
import type { TourOffer } from "../../lib/model/people/invitation.ts";
import { stopCountText } from "../../lib/ui/tour/tour_labels.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { LanguageName } from "../../lib/ui/role_name.tsx";
import { Words } from "../../lib/ui/words.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("account");

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

type Answer = "accept" | "decline";

function Offer({ offer, secret }: { offer: TourOffer; secret?: string }) {
  const { tourId, invitationId, title } = offer;
  const alive = useHydrated();
  const { problem, isSending, send } = useAttempt();
  const answer = async (kind: Answer) => {
    const isAccepted = kind === "accept";
    try {
      const path = `/api/${invitationId ? "invitations" : "transfers"}/${kind}`;
      await api("POST", path, { tourId, invitationId, secret });
    } catch (error) {
      // It is over: an earlier decline whose answer was lost, or a void offer.
      const isOver = error instanceof ApiError && error.status === 404;
      if (isAccepted || !isOver) throw error;
    }
    toast({ title: t(doneBy(kind, offer)), description: title });
    await visit(isAccepted ? `/tour/${tourId}` : "/profile");
  };
  return (
    <li className="notice">
      <p>
        {rich(t, saidOf(offer), {
          from: <Words>{offer.from}</Words>,
          title: (
            <strong>
              <Words>{title}</Words>
            </strong>
          ),
          stops: offer.invitationId === undefined && stopCountText(offer.stopCount),
          language: offer.invitationId && offer.language && <LanguageName tag={offer.language} />,
        })}
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
            {rich(t, kind, { title: <span className="visually-hidden">{title}</span> })}
          </button>
        ))}
      </div>
      {problem && <p role="alert" className="field-problem">{problem}</p>}
    </li>
  );
}

const INVITED_AS = {
  editor: "invitedAsEditor",
  reviewer: "invitedAsReviewer",
  translator: "invitedAsTranslator",
} as const;

/** The toast about an answer. */
function doneBy(kind: Answer, { invitationId }: TourOffer) {
  if (invitationId) return kind === "accept" ? "invitationAccepted" : "invitationDeclined";
  return kind === "accept" ? "archiveAccepted" : "offerDeclined";
}

/** What is offered, and what follows from it. */
function saidOf(offer: TourOffer) {
  if (offer.invitationId === undefined) return "offeredToYou";
  return INVITED_AS[offer.role];
}
