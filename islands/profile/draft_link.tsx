/** The link by which people without an account see a draft: made, copied and switched off. */
import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { api, messageOf } from "../../lib/browser/api.ts";
import { CopyableLink } from "../lists/copyable_link.tsx";
import { LinkDialog } from "../lists/link_dialog.tsx";
import { toast } from "../shell/toasts.ts";

type LinkState = { expiresAt: string | null; path?: string };

export function DraftLink({ id, title }: { id: string; title: string }) {
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
        <Eye aria-hidden="true" />Preview<span className="visually-hidden">{title}</span>
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
