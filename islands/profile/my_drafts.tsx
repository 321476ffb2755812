/** The forms that are not finished. */
import { Fragment } from "react";
import { FileClock, PenLine } from "lucide-react";
import type { DraftSummary } from "../../lib/model/draft.ts";
import { findTemplate } from "../../lib/model/templates.ts";
import { removeFormCopies } from "../../lib/browser/form_copies.ts";
import { getLocalStorage } from "../../lib/browser/storage.ts";
import { DeleteButton } from "../../lib/ui/delete_button.tsx";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { timeAgo } from "../../lib/ui/time_ago.ts";
import { deleteWithConfirmation } from "../shell/delete_with_confirmation.ts";
import { DraftLink } from "./draft_link.tsx";
import { OwnItem } from "./own_item.tsx";

type Props = { drafts: DraftSummary[]; now: number; onDeleted: (id: string) => void };

export function MyDrafts({ drafts, now, onDeleted }: Props) {
  if (drafts.length === 0) {
    return (
      <EmptyState icon={FileClock} title="No drafts">
        <p>Archives you start are saved here automatically until you publish them.</p>
        <a className="button" href="/create-tour">Begin one</a>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className="own-list">
      {drafts.map((draft) => (
        <OwnDraft key={draft.id} draft={draft} now={now} onDeleted={onDeleted} />
      ))}
    </ul>
  );
}

function OwnDraft({ draft: { id, title, templateUsed, updatedAt }, now, onDeleted }: {
  draft: DraftSummary;
  now: number;
  onDeleted: (id: string) => void;
}) {
  const template = findTemplate(templateUsed)?.tour.title;
  const remove = async () => {
    const deleted = await deleteWithConfirmation({
      path: `/api/drafts/${id}`,
      question: {
        title: "Delete this draft?",
        text: `“${title}” will be deleted. This cannot be undone.`,
        action: "Delete",
      },
      done: { title: "Draft Deleted", description: title },
      failed: () => ({
        title: "Error",
        description: "Failed to delete draft. Please try again.",
      }),
    });
    if (!deleted) return;
    removeFormCopies(getLocalStorage(), ({ draftId }) => draftId === id);
    onDeleted(id);
  };
  return (
    <OwnItem
      title={title}
      facts={[
        <Fragment key="saved">
          Last saved <time dateTime={updatedAt}>{timeAgo(Date.parse(updatedAt), now)}</time>
        </Fragment>,
        template ? `Template: ${template}` : "Blank archive",
      ]}
      actions={
        <>
          <a className="button" href={`/create-tour?draft=${id}`}>
            <PenLine aria-hidden="true" />Continue<span className="visually-hidden">{title}</span>
          </a>
          <DraftLink id={id} title={title} />
          <DeleteButton title={title} onClick={remove} />
        </>
      }
    />
  );
}
