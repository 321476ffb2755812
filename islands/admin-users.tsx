/** People who have signed in, with what an administrator may do to each. */
import { LogOut, ShieldMinus } from "lucide-react";
import { api, messageOf } from "../lib/browser/api.ts";
import type { Role } from "../lib/model/user.ts";
import { timeAgo } from "../lib/ui/time_ago.ts";
import { AdminTable } from "./lists/admin_table.tsx";
import { confirm, type Question } from "./shell/confirm.ts";
import { toast } from "./shell/toasts.ts";
import { visitAgain } from "./shell/visit.ts";

/** Times are ISO 8601; `bytes` are those of the person's files. */
type Row = {
  id: string;
  name: string;
  email: string;
  role: Role;
  lastSeen?: string;
  tours: number;
  bytes: number;
};

/** `now` is when the page was made, in milliseconds: server and browser count from the same. */
type Props = { users: Row[]; now: number };

const COLUMNS = ["Name", "E-mail", "Role", "Archives", "Storage", "Last seen", "Actions"];

export default function AdminUsers({ users, now }: Props) {
  if (users.length === 0) return <p className="soft">Nobody is found.</p>;
  return (
    <AdminTable id="people" columns={COLUMNS}>
      {users.map((user) => <UserRow key={user.id} user={user} now={now} />)}
    </AdminTable>
  );
}

function UserRow({ user, now }: { user: Row; now: number }) {
  const { id, name, email, role, tours, bytes, lastSeen } = user;
  const act = async (what: "demote" | "sign-out", question: Question, done: string) => {
    if (!await confirm(question)) return;
    try {
      await api("POST", `/api/admin/users/${id}/${what}`);
      toast({ title: done, description: name });
      await visitAgain();
    } catch (error) {
      toast({ title: "Error", description: messageOf(error), kind: "error" });
    }
  };
  const demote = () =>
    act("demote", {
      title: "Take away the rights of an administrator?",
      text: `${name} will manage own archives only.`,
      action: "Take Away",
    }, "No administrator any more");
  const signOut = () =>
    act("sign-out", {
      title: "Sign out everywhere?",
      text: `All sessions of ${name} end, on every device. Nothing that is saved is lost.`,
      action: "Sign Out",
    }, "Signed out everywhere");
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{name}</th>
      <td role="cell" data-label="E-mail">{email}</td>
      <td role="cell" data-label="Role">{role === "admin" ? "Administrator" : "User"}</td>
      <td role="cell" data-label="Archives">{tours}</td>
      <td role="cell" data-label="Storage">{megabytes(bytes)}</td>
      <td role="cell" data-label="Last seen">
        {lastSeen ? <time dateTime={lastSeen}>{timeAgo(Date.parse(lastSeen), now)}</time> : "–"}
      </td>
      <td role="cell" className="admin-actions">
        {role === "admin" && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Take the rights of an administrator from ${name}`}
            onClick={demote}
          >
            <ShieldMinus aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={`Sign ${name} out everywhere`}
          onClick={signOut}
        >
          <LogOut aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}

/** '0 MB', '0.3 MB', '34 MB'. */
const megabytes = (bytes: number) => {
  const millions = bytes / 1e6;
  return `${millions === 0 || millions >= 10 ? Math.round(millions) : millions.toFixed(1)} MB`;
};
