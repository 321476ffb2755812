/** The archives deleted within 30 days: to restore, or to delete for good. */
import { ArchiveRestore } from "lucide-react";
import { TRASH_MS, type TrashedTour } from "../../../lib/model/tour/trash.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { stopCountText } from "../../../lib/ui/tour/tour_labels.ts";
import { restoreArchive } from "../../shell/delete_archive.ts";
import { deleteForGood } from "./delete_for_good.ts";
import { OwnItem } from "./own_item.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

type Props = {
  deleted: TrashedTour[];
  /** Milliseconds since 1970. */
  now: number;
  onRestored: () => void;
  onRemoved: (id: string) => void;
};

export function RecentlyDeleted({ deleted, ...props }: Props) {
  if (deleted.length === 0) return null;
  return (
    <section id="recently-deleted" aria-labelledby="deleted-heading">
      <h2 id="deleted-heading">{t("recentlyDeleted")}</h2>
      <ul role="list" className="own-list">
        {deleted.map((one) => <DeletedTour key={one.tour.id} deleted={one} {...props} />)}
      </ul>
    </section>
  );
}

function DeletedTour({ deleted, now, onRestored, onRemoved }: Omit<Props, "deleted"> & {
  deleted: TrashedTour;
}) {
  const { tour, deletedAt, expiresAt, isOwn } = deleted;
  const restore = async () => {
    if (await restoreArchive(tour)) onRestored();
  };
  const remove = async () => {
    const removed = await deleteForGood(`/api/trash/${tour.id}`, {
      title: tour.title,
      text: t("deleteArchiveText", { title: tour.title }),
    });
    if (removed) onRemoved(tour.id);
  };
  return (
    <OwnItem
      title={tour.title}
      language={tour.language}
      level={3}
      facts={[
        <DeletedAt key="deleted" {...{ deletedAt, now }} />,
        stopCountText(tour.stopCount),
        isOwn ? daysLeft(expiresAt, now) : t("administratorDeleted"),
      ]}
      actions={isOwn && <DeletedActions title={tour.title} onRestore={restore} onRemove={remove} />}
    />
  );
}

type ActionsProps = {
  title: string;
  onRestore: () => Promise<void>;
  onRemove: () => Promise<void>;
};

/** The buttons of a deleted item. */
export const DeletedActions = ({ title, onRestore, onRemove }: ActionsProps) => (
  <>
    <ActionButton className="button" onAction={onRestore}>
      <ArchiveRestore aria-hidden="true" />
      {rich(t, "restoreTitle", { title: <span className="visually-hidden">{title}</span> })}
    </ActionButton>
    <DeleteButton label={t("deleteTitleForGood", { title })} onClick={onRemove} />
  </>
);

/** When something was deleted, in words. */
export const DeletedAt = ({ deletedAt, now }: { deletedAt: string; now: number }) => (
  <span>
    {rich(t, "deletedTimeAgo", {
      timeAgo: <time dateTime={deletedAt}>{timeAgo(Date.parse(deletedAt), now)}</time>,
    })}
  </span>
);

/**
 * How long it can be restored, in words. `now` may be older than the deletion, from a page opened
 * before it.
 */
export function daysLeft(expiresAt: string, now: number): string {
  const left = Math.min(Date.parse(expiresAt) - now, TRASH_MS);
  const days = Math.max(1, Math.ceil(left / (24 * 3600 * 1000)));
  return t("daysLeftRestore", { count: days });
}
