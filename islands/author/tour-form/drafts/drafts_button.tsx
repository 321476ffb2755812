/** 'Load Draft (n)', and the dialog that it opens. */
import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import type { DraftSummary } from "../../../../lib/model/tour/draft.ts";
import { templateTitle } from "../../../../lib/model/tour/templates/titles.ts";
import { ActionButton } from "../../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../../lib/ui/delete_button.tsx";
import { timeAgo } from "../../../../lib/ui/time_ago.ts";
import { Dialog } from "../../../forms/dialog.tsx";
import type { Drafts } from "./use_drafts.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("saving");

type Props = { drafts: Drafts; onLoad: (id: string) => Promise<void> };

export function DraftsButton({ drafts, onLoad }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { list } = drafts;
  const close = () => dialog.current?.close();
  if (list.length === 0) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        <FolderOpen aria-hidden="true" />
        {t("loadDraft", { count: list.length })}
      </button>
      <Dialog dialog={dialog} title={t("yourDrafts")} className="drafts-dialog">
        <ul role="list" tabIndex={0} aria-label={t("drafts")}>
          {list.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onLoad={async () => {
                await onLoad(draft.id);
                close();
              }}
              onDelete={() => {
                // The toast with the undo button cannot be pressed beneath a dialog.
                close();
                drafts.remove(draft);
              }}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type RowProps = { draft: DraftSummary; onLoad: () => Promise<void>; onDelete: () => void };

function DraftRow({ draft: { title, templateUsed, updatedAt }, onLoad, onDelete }: RowProps) {
  return (
    <li>
      <p>
        <strong>{title}</strong>
        <span className="soft">
          {t("templateAndTime", {
            template: templateTitle(templateUsed) ?? t("blankArchive"),
            timeAgo: timeAgo(Date.parse(updatedAt), Date.now()),
          })}
        </span>
      </p>
      <ActionButton className="button" onAction={onLoad}>
        {rich(t, "loadTitle", {
          title,
          hidden: (text) => <span className="visually-hidden">{text}</span>,
        })}
      </ActionButton>
      <DeleteButton title={title} onClick={onDelete} />
    </li>
  );
}
