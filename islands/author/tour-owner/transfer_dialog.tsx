/** Transfers an archive to another owner: by an offer, or, for administrators, at once. */
import { ArrowRightLeft } from "lucide-react";
import { useRef } from "react";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { LinkDialog } from "../../lists/link_dialog.tsx";
import { type Transfer, useTransfer } from "./use_transfer.ts";

type Props = { id: string; title: string; isAdmin: boolean };

export function TransferDialog({ id, title, isAdmin }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const transfer = useTransfer({ id, title }, () => dialog.current?.close());
  const { offer, path, problem, withdraw } = transfer;
  const open = () => {
    dialog.current?.showModal();
    transfer.read();
  };
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
          : <OfferForm transfer={transfer} isAdmin={isAdmin} />}
        {problem && <p role="alert" className="field-error">{problem}</p>}
      </LinkDialog>
    </>
  );
}

type FormProps = { transfer: Transfer; isAdmin: boolean };

function OfferForm({ transfer, isAdmin }: FormProps) {
  const { offer, email, setEmail, isSending, problem, read, send, moveNow } = transfer;
  const isUnknown = offer === undefined;
  return (
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
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString("en", { dateStyle: "long" });
