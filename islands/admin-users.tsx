/** People who have signed in, for administrators. */
import { type Row, UserRow } from "./admin-users/user_row.tsx";
import { AdminTable } from "./lists/admin_table.tsx";

/**
 * `viewerId` is the administrator who reads this; `now` is when the page was made, in milliseconds:
 * server and browser count from the same.
 */
type Props = { users: Row[]; viewerId: string; now: number };

const COLUMNS = ["Name", "E-mail", "Role", "Archives", "Storage", "Last seen", "Actions"];

export default function AdminUsers({ users, viewerId, now }: Props) {
  if (users.length === 0) return <p className="soft">Nobody found.</p>;
  return (
    <AdminTable id="people" columns={COLUMNS}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} isSelf={user.id === viewerId} now={now} />
      ))}
    </AdminTable>
  );
}
