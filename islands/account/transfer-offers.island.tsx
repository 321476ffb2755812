/** Archives that others offer to the user: each is accepted or declined. */
import { useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { Words } from "../../lib/ui/words.tsx";

/** `from` is a name, `expiresAt` ISO 8601. */
type Offer = {
  tourId: string;
  title: string;
  stopCount: number;
  from: string;
  expiresAt: string;
};

/** `secret` is from the link that the user followed. */
type Props = { offers: Offer[]; secret?: string };

export default function TransferOffers({ offers, secret }: Props) {
  const alive = useHydrated();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ tourId: string; text: string }>();
  // A second click comes before the first is drawn.
  const busy = useRef(false);
  const answer = async ({ tourId, title }: Offer, kind: "accept" | "decline") => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await send(kind, { tourId, secret });
      const isAccepted = kind === "accept";
      toast({
        title: isAccepted ? "Archive accepted" : "Offer declined",
        description: title,
      });
      await visit(isAccepted ? `/tour/${tourId}` : "/profile");
    } catch (error) {
      setProblem({ tourId, text: messageOf(error) });
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return (
    <ul role="list" className="transfer-offers">
      {offers.map((offer) => (
        <li key={offer.tourId} className="notice">
          <p>
            <Words>{offer.from}</Words> wants to give you{" "}
            <strong>
              <Words>{offer.title}</Words>
            </strong>{" "}
            ({offer.stopCount}{" "}
            {offer.stopCount === 1 ? "stop" : "stops"}). If you accept, you can change, publish and
            delete it. Its recordings and pictures don’t count towards your storage.
          </p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              disabled={!alive}
              aria-disabled={isSending || undefined}
              onClick={() => answer(offer, "accept")}
            >
              Accept<span className="visually-hidden">{offer.title}</span>
            </button>
            <button
              type="button"
              className="button"
              disabled={!alive}
              aria-disabled={isSending || undefined}
              onClick={() => answer(offer, "decline")}
            >
              Decline<span className="visually-hidden">{offer.title}</span>
            </button>
          </div>
          {problem?.tourId === offer.tourId && (
            <p role="alert" className="field-problem">{problem.text}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * A failed decline means that the offer is over: an earlier decline whose answer was lost, or a
 * void offer.
 */
async function send(kind: "accept" | "decline", body: { tourId: string; secret?: string }) {
  try {
    await api("POST", `/api/transfers/${kind}`, body);
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 404;
    if (kind === "accept" || !isOver) throw error;
  }
}
