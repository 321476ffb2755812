/** Archives that were deleted, with the way for an administrator to restore each. */
import { ArchiveRestore } from "lucide-react";
import { timeAgo } from "../lib/ui/time_ago.ts";
import { AdminTable } from "./lists/admin_table.tsx";
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
  if (deleted.length === 0) return <p className="soft">No deleted archive is found.</p>;
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
        <button
          type="button"
          className="icon-button"
          aria-label={`Restore ${title}`}
          onClick={restore}
        >
          <ArchiveRestore aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}
