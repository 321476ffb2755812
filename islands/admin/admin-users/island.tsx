/** People who have signed in, for administrators. */
import { useRef } from "react";
import { api, ApiError, type ListPage } from "../../../lib/device/api.ts";
import { type Row, UserRow } from "./user_row.tsx";
import { AdminTable } from "../../lists/admin_table.tsx";
import { MoreItems } from "../../lists/more_items.tsx";
import { usePagedList } from "../../lists/use_paged_list.ts";
import { visitAgain } from "../../shell/visit.ts";
import { ChooseAll, SelectionBar } from "../bulk/selection_bar.tsx";
import { useBulk } from "../bulk/use_bulk.ts";
import { useSelection } from "../bulk/use_selection.ts";
import { ChosenUsers } from "./chosen_users.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");
const ofActs = texts("acts");

/**
 * `viewerId` is the viewing administrator; `standard` is the quota of the site in bytes; `now` is
 * the time of the page in milliseconds, so that server and browser compute the same. `total`
 * includes the people of later pages.
 */
type Props = {
  users: ListPage<Row>;
  /** The page that shows the next people without script. */
  nextPage?: string;
  total: number;
  viewerId: string;
  standard: number;
  now: number;
};

const COLUMNS = ["name", "email", "role", "archives", "storage", "lastSeen"] as const;

export default function AdminUsers(
  { users: first, nextPage, total, viewerId, standard, now }: Props,
) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const users = usePagedList(first, rows);
  const selection = useSelection(users.items.map(({ id }) => id));
  const path = "/api/admin/users/acts";
  const bulk = useBulk({ path, selection, remove: users.remove });

  /** Shows a user's present state, because other administrators act, too, and answers get lost. */
  const refresh = async (id: string) => {
    try {
      const found = await api<Row[]>("GET", `/api/admin/users?q=${id}`);
      const user = found.find((one) => one.id === id);
      if (user) users.replace(user);
      else users.remove(id);
    } catch (error) {
      const isRefused = error instanceof ApiError && [401, 403].includes(error.status);
      // Signed out, or no longer an administrator: the page says so, with a link.
      if (isRefused) await visitAgain();
    }
  };

  if (users.items.length === 0 && !users.hasMore) return <p className="soft">{t("nobodyFound")}</p>;
  return (
    <>
      <ChooseAll count={users.items.length} selection={selection} />
      <AdminTable
        columns={[ofActs("choose"), ...COLUMNS.map((key) => t(key)), ofActs("actions")]}
        rows={rows}
      >
        {users.items.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            selection={selection}
            standard={standard}
            isSelf={user.id === viewerId}
            now={now}
            onActed={() => refresh(user.id)}
          />
        ))}
      </AdminTable>
      <MoreItems list={users} href={nextPage} total={total - users.removed} />
      <SelectionBar noun="account" rows={users.items} selection={selection} bulk={bulk}>
        <ChosenUsers
          count={selection.chosen.length}
          blocked={users.items.filter((one) => one.blocked && selection.has(one.id)).length}
          bulk={bulk}
        />
      </SelectionBar>
    </>
  );
}
