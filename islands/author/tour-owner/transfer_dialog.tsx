/** Transfers an archive to another owner: by an offer, or, for administrators, at once. */
import { ArrowRightLeft } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { LinkDialog } from "../../lists/link_dialog.tsx";
import { useAttempt } from "../../lists/use_attempt.ts";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";

type Props = { id: string; title: string; isAdmin: boolean };
type Offer = { email?: string; expiresAt: string };

export function TransferDialog({ id, title, isAdmin }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [offer, setOffer] = useState<Offer | null>();
  const [path, setPath] = useState<string>();
  const [email, setEmail] = useState("");
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const { problem, attempt } = useAttempt();
  const transfer = `/api/tours/${id}/transfer`;

  const read = () =>
    attempt(async () => setOffer((await api<{ offer: Offer | null }>("GET", transfer)).offer));
  const open = () => {
    dialog.current?.showModal();
    read();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Each link replaces the one before, so a second click would end the first one's.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    await attempt(async () => {
      type Made = { path: string; expiresAt: string };
      const made = await api<Made>("POST", transfer, { email });
      setOffer({ email: email || undefined, expiresAt: made.expiresAt });
      setPath(made.path);
    });
    busy.current = false;
    setSending(false);
  };
  const withdraw = () =>
    attempt(async () => {
      await api("DELETE", transfer);
      setOffer(null);
      setPath(undefined);
    });
  const moveNow = () =>
    attempt(async () => {
      await api("PUT", `/api/tours/${id}/owner`, { email });
      dialog.current?.close();
      toast({ title: "Archive moved", description: `“${title}” belongs to ${email} now.` });
      await visitAgain();
    });

  /** Whether it is offered already. */
  const isUnknown = offer === undefined;
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <ArrowRightLeft aria-hidden="true" />Move<span className="visually-hidden">
          to another owner
        </span>
      </button>
      <LinkDialog dialog={dialog} title="Move to another owner">
        {offer
          ? (
            <>
              <p role="status">
                “{title}” is offered to {offer.email ?? "anyone with the link"} until{" "}
                {dayOf(offer.expiresAt)}. It stays yours until they accept.
                {offer.email && " They can also find the offer in their profile."}
              </p>
              {path && <CopyableLink path={path} />}
              <div className="row">
                <ActionButton className="button" onAction={withdraw}>
                  Take back the offer
                </ActionButton>
              </div>
            </>
          )
          : (
            <form onSubmit={send}>
              <p>
                The new owner has to accept. Without an address, anyone with the link can accept.
              </p>
              <label htmlFor="transfer-email">New owner’s e-mail address</label>
              <input
                id="transfer-email"
                className="field"
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <div className="row">
                {isAdmin && (
                  <ActionButton
                    className="button"
                    disabled={!email || isUnknown}
                    onAction={moveNow}
                  >
                    Move now
                  </ActionButton>
                )}
                {isUnknown && problem
                  ? (
                    <ActionButton className="button primary" onAction={read}>
                      Try again
                    </ActionButton>
                  )
                  : (
                    <button
                      type="submit"
                      className="button primary"
                      disabled={isUnknown}
                      aria-disabled={isSending || undefined}
                    >
                      {isSending ? "Offering..." : email ? "Offer" : "Make a link"}
                    </button>
                  )}
              </div>
            </form>
          )}
        {problem && <p role="alert" className="field-error">{problem}</p>}
      </LinkDialog>
    </>
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString("en", { dateStyle: "long" });
