/** The link that shows a draft to people without an account: to make, copy and switch off. */
import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../lib/device/api.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { CopyableLink } from "./copyable_link.tsx";
import { Dialog } from "../forms/dialog.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { language, texts } from "../../lib/texts/texts.ts";

const t = texts("drafts");
const shell = texts("shell");

type LinkState = { expiresAt: string | null; path?: string };

type Props = {
  id: string;
  title: string;
  /** The text of the button. */
  label?: string;
  /** Called when the dialog opens: saves a form first, for those who follow the link. */
  onOpen?: () => void;
};

export function DraftLink({ id, title, label = t("preview"), onOpen }: Props) {
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
      <Dialog dialog={dialog} title={t("showDraft")}>
        <p>{t("whoSeesDraft", { title })}</p>
        <div role="status">
          {link ? <LinkText link={link} /> : !problem && <p>{t("lookingForLink")}</p>}
        </div>
        {problem && <p role="alert" className="field-error">{problem}</p>}
        <div className="row">
          {link?.expiresAt && (
            <ActionButton className="button" onAction={end}>{t("turnOff")}</ActionButton>
          )}
          {!link?.path && (
            <ActionButton
              className="button primary"
              disabled={!link && !problem}
              onAction={link ? make : read}
            >
              {!link && problem
                ? shell("tryAgain")
                : link?.expiresAt
                ? t("newLink")
                : t("makeLink")}
            </ActionButton>
          )}
        </div>
      </Dialog>
    </>
  );
}

function LinkText({ link: { path, expiresAt } }: { link: LinkState }) {
  if (path) return <CopyableLink path={path} />;
  if (!expiresAt) return <p>{t("noLink")}</p>;
  const day = new Date(expiresAt).toLocaleDateString(language(), { dateStyle: "long" });
  return <p>{t("linkUntil", { day })}</p>;
}
