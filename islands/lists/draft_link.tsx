/** The link by which people without an account see a draft: made, copied and switched off. */
import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { api, messageOf } from "../../lib/browser/api.ts";
import { toast } from "../shell/toasts.ts";
import { CopyableLink } from "./copyable_link.tsx";
import { LinkDialog } from "./link_dialog.tsx";

type LinkState = { expiresAt: string | null; path?: string };

type Props = {
  id: string;
  title: string;
  /** What the button says. */
  label?: string;
  /** Called when the dialog opens: a form is saved first, for whoever follows the link. */
  onOpen?: () => void;
};

export function DraftLink({ id, title, label = "Preview", onOpen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<LinkState>();
  const path = `/api/drafts/${id}/link`;

  const attempt = async (change: () => Promise<LinkState>) => {
    try {
      setLink(await change());
    } catch (error) {
      toast({ title: "Error", description: messageOf(error), kind: "error" });
    }
  };
  const open = () => {
    dialog.current?.showModal();
    onOpen?.();
    if (!link) attempt(() => api<LinkState>("GET", path));
  };
  const make = () => attempt(() => api<LinkState>("POST", path));
  const end = () =>
    attempt(async () => {
      await api("DELETE", path);
      return { expiresAt: null };
    });
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <Eye aria-hidden="true" />
        {label}
        <span className="visually-hidden">{title}</span>
      </button>
      <LinkDialog dialog={dialog} title="Show this draft">
        <p>
          Whoever has the link sees “{title}” as visitors would, without an account. It ends after
          30 days, and when the draft is published or deleted.
        </p>
        <div role="status">{link && <LinkText link={link} />}</div>
        {link && (
          <div className="row">
            {link.expiresAt && (
              <button type="button" className="button" onClick={end}>Switch Off</button>
            )}
            {!link.path && (
              <button type="button" className="button primary" onClick={make}>
                {link.expiresAt ? "Make a New Link" : "Make a Link"}
              </button>
            )}
          </div>
        )}
      </LinkDialog>
    </>
  );
}

function LinkText({ link: { path, expiresAt } }: { link: LinkState }) {
  if (path) return <CopyableLink path={path} />;
  if (!expiresAt) return <p>There is no link yet.</p>;
  const day = new Date(expiresAt).toLocaleDateString("en", { dateStyle: "long" });
  return (
    <p>
      A link works until{" "}
      {day}. It is not shown again: a new one takes its place, and the old one ends.
    </p>
  );
}
