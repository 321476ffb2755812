/** The link that shows a draft to people without an account: to make, copy and switch off. */
import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../lib/device/api.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { CopyableLink } from "./copyable_link.tsx";
import { Dialog } from "../forms/dialog.tsx";
import { useAttempt } from "../forms/use_attempt.ts";

type LinkState = { expiresAt: string | null; path?: string };

type Props = {
  id: string;
  title: string;
  /** The text of the button. */
  label?: string;
  /** Called when the dialog opens: saves a form first, for those who follow the link. */
  onOpen?: () => void;
};

export function DraftLink({ id, title, label = "Preview", onOpen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<LinkState>();
  const { problem, attempt } = useAttempt();
  const path = `/api/drafts/${id}/link`;

  const read = () => attempt(async () => setLink(await api<LinkState>("GET", path)));
  const open = () => {
    dialog.current?.showModal();
    onOpen?.();
    // A link that was made here is not announced again.
    if (!link?.path) read();
  };
  const make = () => attempt(async () => setLink(await api<LinkState>("POST", path)));
  const end = () =>
    attempt(async () => {
      await api("DELETE", path);
      setLink({ expiresAt: null });
    });
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <Eye aria-hidden="true" />
        {label}
        <span className="visually-hidden">{title}</span>
      </button>
      <Dialog dialog={dialog} title="Show this draft">
        <p>
          Anyone with the link can see “{title}” as visitors would, without an account. The link
          ends after 30 days, or when the draft is published or deleted.
        </p>
        <div role="status">
          {link ? <LinkText link={link} /> : !problem && <p>Looking for a link…</p>}
        </div>
        {problem && <p role="alert" className="field-error">{problem}</p>}
        <div className="row">
          {link?.expiresAt && (
            <ActionButton className="button" onAction={end}>Turn off</ActionButton>
          )}
          {!link?.path && (
            <ActionButton
              className="button primary"
              disabled={!link && !problem}
              onAction={link ? make : read}
            >
              {!link && problem ? "Try again" : link?.expiresAt ? "Make a new link" : "Make a link"}
            </ActionButton>
          )}
        </div>
      </Dialog>
    </>
  );
}

function LinkText({ link: { path, expiresAt } }: { link: LinkState }) {
  if (path) return <CopyableLink path={path} />;
  if (!expiresAt) return <p>There is no link yet.</p>;
  const day = new Date(expiresAt).toLocaleDateString("en", { dateStyle: "long" });
  return (
    <p>
      The link works until {day}. It can’t be shown again. If you make a new link, the old one ends.
    </p>
  );
}
