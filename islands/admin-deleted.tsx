/** Deleted archives: an administrator restores each, or deletes it for good. */
import { ArchiveRestore } from "lucide-react";
import { ActionButton } from "../lib/ui/action_button.tsx";
import { DeleteButton } from "../lib/ui/delete_button.tsx";
import { timeAgo } from "../lib/ui/time_ago.ts";
import { AdminTable } from "./lists/admin_table.tsx";
import { deleteForGood, NO_UNDO } from "./profile/delete_for_good.ts";
import { daysLeft } from "./profile/recently_deleted.tsx";
import { restoreArchive } from "./shell/delete_archive.ts";
import { visitAgain } from "./shell/visit.ts";

/** Times are ISO 8601; `owner` is missing for the demo archives. */
type Row = {
  id: string;
  title: string;
  stopCount: number;
  deletedAt: string;
  expiresAt: string;
  owner?: { name: string; email: string };
};

/** `now` is when the page was made, in milliseconds: server and browser count from the same. */
type Props = { deleted: Row[]; now: number };

const COLUMNS = ["Title", "Owner", "Stops", "Deleted", "Time left", "Actions"];

export default function AdminDeleted({ deleted, now }: Props) {
  if (deleted.length === 0) return <p className="soft">No deleted archives found.</p>;
  return (
    <AdminTable id="deleted" columns={COLUMNS}>
      {deleted.map((row) => <DeletedRow key={row.id} row={row} now={now} />)}
    </AdminTable>
  );
}

function DeletedRow({ row, now }: { row: Row; now: number }) {
  const { title, owner, stopCount, deletedAt, expiresAt } = row;
  const restore = async () => {
    if (await restoreArchive(row)) await visitAgain();
  };
  const remove = async () => {
    const removed = await deleteForGood(`/api/trash/${row.id}`, {
      title,
      text: `“${title}”, its history and its narratives will be removed, for its owner, too. ` +
        NO_UNDO,
    });
    if (removed) await visitAgain();
  };
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{title}</th>
      <td role="cell" data-label="Owner">{owner ? `${owner.name} (${owner.email})` : "–"}</td>
      <td role="cell" data-label="Stops">{stopCount}</td>
      <td role="cell" data-label="Deleted">
        <time dateTime={deletedAt}>{timeAgo(Date.parse(deletedAt), now)}</time>
      </td>
      <td role="cell" data-label="Time left">{daysLeft(expiresAt, now)}</td>
      <td role="cell" className="admin-actions">
        <ActionButton
          className="icon-button"
          aria-label={`Restore ${title}`}
          onAction={restore}
        >
          <ArchiveRestore aria-hidden="true" />
        </ActionButton>
        <DeleteButton title={`${title} for good`} onClick={remove} />
      </td>
    </tr>
  );
}
