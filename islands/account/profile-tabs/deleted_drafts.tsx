/** The drafts deleted within 30 days: to restore, or to delete for good. */
import type { DraftSummary } from "../../../lib/model/tour/draft.ts";
import type { TrashedDraft } from "../../../lib/model/tour/trash.ts";
import { restoreDraft } from "../../shell/discard_draft.ts";
import { deleteForGood } from "./delete_for_good.ts";
import { OwnItem } from "./own_item.tsx";
import { daysLeft, DeletedActions, DeletedAt } from "./recently_deleted.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

type Props = {
  deleted: TrashedDraft[];
  /** Milliseconds since 1970. */
  now: number;
  onRestored: (draft: DraftSummary) => void;
  onRemoved: (id: string) => void;
};

export function DeletedDrafts({ deleted, now, onRestored, onRemoved }: Props) {
  if (deleted.length === 0) return null;
  const restore = async (id: string) => {
    const restored = await restoreDraft(id);
    if (restored) onRestored(restored);
  };
  const remove = async ({ id, title }: DraftSummary) => {
    const removed = await deleteForGood(`/api/drafts/${id}/trash`, {
      title,
      text: t("deleteDraftText", { title }),
    });
    if (removed) onRemoved(id);
  };
  return (
    <section className="recently-deleted" aria-labelledby="deleted-drafts">
      <h2 id="deleted-drafts">{t("recentlyDeleted")}</h2>
      <ul role="list" className="own-list">
        {deleted.map(({ draft, deletedAt, expiresAt }) => (
          <OwnItem
            key={draft.id}
            title={draft.title}
            level={3}
            facts={[
              <DeletedAt key="deleted" {...{ deletedAt, now }} />,
              daysLeft(expiresAt, now),
            ]}
            actions={
              <DeletedActions
                title={draft.title}
                onRestore={() => restore(draft.id)}
                onRemove={() => remove(draft)}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}
