/** Says that the form has changes that visitors do not see yet, and discards them on request. */
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import type { Draft } from "../../../../lib/model/tour/draft.ts";
import { ActionButton } from "../../../../lib/ui/action_button.tsx";
import { timeAgo } from "../../../../lib/ui/time_ago.ts";
import { discardDraft } from "../../../shell/discard_draft.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = {
  /** The draft with the changes; undefined without changes. */
  draftId?: string;
  /** When the changes that the form began with were saved. ISO 8601. */
  savedAt?: string;
  /** Further actions for them. */
  children: ReactNode;
  onDiscarded: () => void;
  onRestored: (draft: Draft) => void;
};

export function UnpublishedNote({ draftId, savedAt, children, onDiscarded, onRestored }: Props) {
  if (!draftId) return null;
  const discard = () =>
    discardDraft(draftId, { title: t("changesDiscarded"), onDiscarded, onRestored });
  return (
    <section className="unpublished-note" aria-labelledby="unpublished">
      <div>
        <h2 id="unpublished">
          <PenLine aria-hidden="true" />
          {t("unpublishedChanges")}
        </h2>
        <p>
          {savedAt
            ? t("savedAgoPublish", { timeAgo: timeAgo(Date.parse(savedAt), Date.now()) })
            : t("chooseSaveChanges")}
        </p>
      </div>
      <div className="row">
        {children}
        <ActionButton className="button quiet" onAction={discard}>
          {t("discardChanges")}
        </ActionButton>
      </div>
    </section>
  );
}
