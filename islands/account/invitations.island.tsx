/** Invitations to work on archives of others: each is accepted or declined. */
import { useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import type { InvitationOffer } from "../../lib/model/people/invitation.ts";
import { Words } from "../../lib/ui/words.tsx";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";

/** `secret` is from the link that the user followed. */
type Props = { invitations: InvitationOffer[]; secret?: string };

const WHAT = {
  editor: "change it: edit, save, and restore earlier versions",
  reviewer: "read it, also while it is private",
};

export default function Invitations({ invitations, secret }: Props) {
  const alive = useHydrated();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ id: string; text: string }>();
  // A second click comes before the first is drawn.
  const busy = useRef(false);
  const answer = async (offer: InvitationOffer, kind: "accept" | "decline") => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const { tourId, invitationId, title } = offer;
    try {
      await send(kind, { tourId, invitationId, secret });
      const isAccepted = kind === "accept";
      toast({
        title: isAccepted ? "Invitation accepted" : "Invitation declined",
        description: title,
      });
      await visit(isAccepted ? `/tour/${tourId}` : "/profile");
    } catch (error) {
      setProblem({ id: invitationId, text: messageOf(error) });
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return (
    <ul role="list" className="transfer-offers">
      {invitations.map((offer) => (
        <li key={offer.invitationId} className="notice">
          <p>
            <Words>{offer.from}</Words> invites you to work on{" "}
            <strong>
              <Words>{offer.title}</Words>
            </strong>
            . As {offer.role === "editor" ? "an editor" : "a reviewer"} you can{" "}
            {WHAT[offer.role]}. The owner and the others who work on it see your name.
          </p>
          <div className="row">
            {(["accept", "decline"] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                className={kind === "accept" ? "button primary" : "button"}
                disabled={!alive}
                aria-disabled={isSending || undefined}
                onClick={() => answer(offer, kind)}
              >
                {kind === "accept" ? "Accept" : "Decline"}
                <span className="visually-hidden">{offer.title}</span>
              </button>
            ))}
          </div>
          {problem?.id === offer.invitationId && (
            <p role="alert" className="field-problem">{problem.text}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The decline of an invitation that is over may be one whose answer was lost. */
async function send(kind: "accept" | "decline", body: Record<string, string | undefined>) {
  try {
    await api("POST", `/api/invitations/${kind}`, body);
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 404;
    if (kind === "accept" || !isOver) throw error;
  }
}
