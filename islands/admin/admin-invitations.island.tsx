/** The open invitations to the site, which an administrator can take back. */
import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { api, type ListPage } from "../../lib/device/api.ts";
import type { SignUpInvitation } from "../../lib/model/account/sign_up.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { timeAgo } from "../../lib/ui/time_ago.ts";
import { AdminTable } from "../lists/admin_table.tsx";
import { MoreItems } from "../lists/more_items.tsx";
import { usePagedList } from "../lists/use_paged_list.ts";
import { confirm } from "../shell/confirm.ts";
import { orToast } from "../forms/or_toast.ts";
import { toast } from "../shell/toasts.ts";
import { number } from "../../lib/texts/formats.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("admin");

/**
 * `now` is the time of the page in milliseconds, so that server and browser compute the same.
 * `total` includes the invitations of later pages.
 */
type Props = {
  invitations: ListPage<SignUpInvitation>;
  /** The page that shows the next ones without script. */
  nextPage?: string;
  total: number;
  now: number;
};

const COLUMNS = ["who", "cameIn", "made", "ends", "actions"] as const;

export default function AdminInvitations({ invitations: first, nextPage, total, now }: Props) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const list = usePagedList(first, rows);
  if (list.items.length === 0 && !list.hasMore) {
    return <p className="soft">{t("noInvitations")}</p>;
  }
  return (
    <>
      <AdminTable columns={COLUMNS.map((key) => t(key))} rows={rows}>
        {list.items.map((one) => (
          <InvitationRow
            key={one.id}
            invitation={one}
            now={now}
            onGone={() => list.remove(one.id)}
          />
        ))}
      </AdminTable>
      <MoreItems list={list} href={nextPage} total={total - list.removed} />
    </>
  );
}

type RowProps = { invitation: SignUpInvitation; now: number; onGone: () => void };

function InvitationRow({ invitation, now, onGone }: RowProps) {
  const { id, name = t("aLink"), came, most, createdAt, expiresAt } = invitation;
  const withdraw = async () => {
    const sure = await confirm({
      title: t("takeBackQuestion"),
      text: t("takeBackText", { name }),
      action: t("takeBack"),
    });
    if (!sure) return;
    await orToast(async () => {
      await api("DELETE", `/api/admin/invitations/${id}`);
      toast({ title: t("takenBack"), description: name });
      onGone();
    });
  };
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{name}</th>
      <td role="cell" data-label={t("cameIn")}>
        {most === undefined ? number(came) : t("cameOf", { came, most })}
      </td>
      <td role="cell" data-label={t("made")}>
        <time dateTime={createdAt}>{timeAgo(Date.parse(createdAt), now)}</time>
      </td>
      <td role="cell" data-label={t("ends")}>{expiresAt ? daysLeft(expiresAt, now) : "–"}</td>
      <td role="cell" className="admin-actions">
        <ActionButton
          className="icon-button"
          aria-label={t("takeBackOf", { name })}
          onAction={withdraw}
        >
          <Undo2 aria-hidden="true" />
        </ActionButton>
      </td>
    </tr>
  );
}

/** The days until it ends, begun ones included. */
const daysLeft = (expiresAt: string, now: number): string =>
  t("daysLeft", { count: Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / 86_400_000)) });
