/** Something that is offered to the user: a text, and buttons that accept or decline it. */
import type { ReactNode } from "react";
import { api, ApiError } from "../../lib/device/api.ts";
import { useAttempt } from "../forms/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";

const LABELS = { accept: "Accept", decline: "Decline" };

type Kind = keyof typeof LABELS;

type Props = {
  /** The archive that it is about. */
  tourId: string;
  title: string;
  /** Where the answer is sent, and with what. */
  path: string;
  body: Record<string, string | undefined>;
  /** What is said after an answer. */
  done: Record<Kind, string>;
  children: ReactNode;
};

export function Offer({ tourId, title, path, body, done, children }: Props) {
  const alive = useHydrated();
  const { problem, isSending, send } = useAttempt();
  const answer = async (kind: Kind) => {
    try {
      await api("POST", `${path}/${kind}`, body);
    } catch (error) {
      // It is over: an earlier decline whose answer was lost, or a void offer.
      const isOver = error instanceof ApiError && error.status === 404;
      if (kind === "accept" || !isOver) throw error;
    }
    toast({ title: done[kind], description: title });
    await visit(kind === "accept" ? `/tour/${tourId}` : "/profile");
  };
  return (
    <li className="notice">
      <p>{children}</p>
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
