/** The drafts that were deleted within 30 days: each can be restored. */
import { ArchiveRestore } from "lucide-react";
import type { DraftSummary } from "../../lib/model/draft.ts";
import type { TrashedDraft } from "../../lib/model/trash.ts";
import { restoreDraft } from "../shell/discard_draft.ts";
import { OwnItem } from "./own_item.tsx";
import { daysLeft, DeletedAt } from "./recently_deleted.tsx";

type Props = {
  deleted: TrashedDraft[];
  /** Milliseconds since 1970. */
  now: number;
  onRestored: (draft: DraftSummary) => void;
};

export function DeletedDrafts({ deleted, now, onRestored }: Props) {
  if (deleted.length === 0) return null;
  const restore = async (id: string) => {
    const restored = await restoreDraft(id);
    if (restored) onRestored(restored);
  };
  return (
    <section className="recently-deleted" aria-labelledby="deleted-drafts">
      <h2 id="deleted-drafts">Recently deleted</h2>
      <ul role="list" className="own-list">
        {deleted.map(({ draft: { id, title }, deletedAt, expiresAt }) => (
          <OwnItem
            key={id}
            title={title}
            level={3}
            facts={[
              <DeletedAt key="deleted" {...{ deletedAt, now }} />,
              daysLeft(expiresAt, now),
            ]}
            actions={
              <button type="button" className="button" onClick={() => restore(id)}>
                <ArchiveRestore aria-hidden="true" />Restore
                <span className="visually-hidden">{title}</span>
              </button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
