/** Deleted archives, which an administrator can restore or delete for good. */
import { ArchiveRestore } from "lucide-react";
import { useRef } from "react";
import type { ListPage } from "../../lib/device/api.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { DeleteButton } from "../../lib/ui/delete_button.tsx";
import { timeAgo } from "../../lib/ui/time_ago.ts";
import { AdminTable } from "../lists/admin_table.tsx";
import { MoreItems } from "../lists/more_items.tsx";
import { usePagedList } from "../lists/use_paged_list.ts";
import { deleteForGood } from "../account/profile-tabs/delete_for_good.ts";
import { daysLeft } from "../account/profile-tabs/recently_deleted.tsx";
import { restoreArchive } from "../shell/delete_archive.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { Words } from "../../lib/ui/words.tsx";
import { number } from "../../lib/texts/formats.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("acts");
const ofAccount = texts("account");

/** Times are ISO 8601; `owner` is missing for the demo archives. */
type Row = {
  id: string;
  title: string;
  stopCount: number;
  deletedAt: string;
  expiresAt: string;
  owner?: { name: string; email: string };
};

/**
 * `now` is the time of the page in milliseconds, so that server and browser compute the same.
 * `total` includes the archives of later pages.
 */
type Props = {
  deleted: ListPage<Row>;
  /** The page that shows the next archives without script. */
  nextPage?: string;
  total: number;
  now: number;
};

const COLUMNS = ["title", "owner", "stops", "deleted", "timeLeft", "actions"] as const;

export default function AdminDeleted({ deleted: first, nextPage, total, now }: Props) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const deleted = usePagedList(first, rows);
  if (deleted.items.length === 0 && !deleted.hasMore) {
    return <p className="soft">{t("noDeleted")}</p>;
  }
  return (
    <>
      <AdminTable columns={COLUMNS.map((key) => t(key))} rows={rows}>
        {deleted.items.map((row) => (
          <DeletedRow
            key={row.id}
            row={row}
            now={now}
            onGone={() => deleted.remove(row.id)}
          />
        ))}
      </AdminTable>
      <MoreItems list={deleted} href={nextPage} total={total - deleted.removed} />
    </>
  );
}

/** `onGone` is called when the archive was restored, or removed for good. */
type RowProps = { row: Row; now: number; onGone: () => void };

function DeletedRow({ row, now, onGone }: RowProps) {
  const { title, owner, stopCount, deletedAt, expiresAt } = row;
  const restore = async () => {
    if (await restoreArchive(row)) onGone();
  };
  const remove = async () => {
    const removed = await deleteForGood(`/api/trash/${row.id}`, {
      title,
      text: t("deleteForGoodText", { title }),
    });
    if (removed) onGone();
  };
  return (
    <tr role="row">
      <th role="rowheader" scope="row" {...textIn()}>{title}</th>
      <td role="cell" className="person" data-label={t("owner")}>
        {owner
          ? (
            <>
              <Words>{owner.name}</Words> ({owner.email})
            </>
          )
          : "–"}
      </td>
      <td role="cell" data-label={t("stops")}>{number(stopCount)}</td>
      <td role="cell" data-label={t("deleted")}>
        <time dateTime={deletedAt}>{timeAgo(Date.parse(deletedAt), now)}</time>
      </td>
      <td role="cell" data-label={t("timeLeft")}>{daysLeft(expiresAt, now)}</td>
      <td role="cell" className="admin-actions">
        <ActionButton
          className="icon-button"
          aria-label={t("restoreNamed", { title })}
          onAction={restore}
        >
          <ArchiveRestore aria-hidden="true" />
        </ActionButton>
        <DeleteButton label={ofAccount("deleteTitleForGood", { title })} onClick={remove} />
      </td>
    </tr>
  );
}
