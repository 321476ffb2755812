/** Unfinished forms. */
import { FileClock, PenLine } from "lucide-react";
import type { DraftSummary } from "../../../lib/model/tour/draft.ts";
import { templateTitle } from "../../../lib/model/tour/templates/titles.ts";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { DraftLink } from "../../lists/draft_link.tsx";
import { deleteQuestion, discardDraft } from "../../shell/discard_draft.ts";
import { OwnItem } from "./own_item.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

type Props = {
  drafts: DraftSummary[];
  /** The ids of tours with a draft of changes that were deleted, or belong to others now. */
  withoutTour: string[];
  now: number;
  onDeleted: (draft: DraftSummary) => void;
  onRestored: (draft: DraftSummary) => void;
};

export function MyDrafts({ drafts, ...props }: Props) {
  if (drafts.length === 0) {
    return (
      <EmptyState icon={FileClock} title={t("noDrafts")}>
        <p>{t("noDraftsText")}</p>
        <a className="button" href={to("/create-tour")}>{t("createAnArchive")}</a>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className="own-list">
      {drafts.map((draft) => <OwnDraft key={draft.id} draft={draft} {...props} />)}
    </ul>
  );
}

function OwnDraft({ draft, withoutTour, now, onDeleted, onRestored }: Omit<Props, "drafts"> & {
  draft: DraftSummary;
}) {
  const { id, title, templateUsed, updatedAt, tourId } = draft;
  const template = templateTitle(templateUsed);
  const isEdit = tourId !== undefined && !withoutTour.includes(tourId);
  const kind = isEdit
    ? t("unpublishedChanges")
    : tourId
    ? t("changesToLostArchive")
    : template
    ? t("template", { template })
    : t("blankArchive");
  const remove = () =>
    discardDraft(id, {
      question: deleteQuestion(title),
      title: t("draftDeleted"),
      description: title,
      onDiscarded: () => onDeleted(draft),
      onRestored,
    });
  return (
    <OwnItem
      title={title}
      facts={[
        <span key="saved">
          {rich(t, "lastSavedTimeAgo", {
            timeAgo: <time dateTime={updatedAt}>{timeAgo(Date.parse(updatedAt), now)}</time>,
          })}
        </span>,
        kind,
      ]}
      actions={
        <>
          <a
            className="button"
            href={to(isEdit ? `/tour/${tourId}/edit` : `/create-tour?draft=${id}`)}
          >
            <PenLine aria-hidden="true" />
            {rich(t, "continueTitle", { title: <span className="visually-hidden">{title}</span> })}
          </a>
          <DraftLink id={id} title={title} />
          <DeleteButton title={title} onClick={remove} />
        </>
      }
    />
  );
}
