/** One user, with an administrator's actions. */
import { useEffect, useRef } from "react";
import { LogOut, ShieldMinus, UserCheck } from "lucide-react";
import { api } from "../../../lib/device/api.ts";
import type { Block, Role } from "../../../lib/model/account/user.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { confirm, type Question } from "../../shell/confirm.ts";
import { orToast } from "../../forms/or_toast.ts";
import { toast } from "../../shell/toasts.ts";
import { ChooseBox } from "../bulk/choose_box.tsx";
import type { Selection } from "../bulk/use_selection.ts";
import { BlockDialog } from "./block_dialog.tsx";
import { QuotaDialog } from "./quota_dialog.tsx";
import { Words } from "../../../lib/ui/words.tsx";

/**
 * Times are ISO 8601; `bytes` are those of the person's files, `quota` the limit that an
 * administrator has set for them.
 */
export type Row = {
  id: string;
  name: string;
  email: string;
  role: Role;
  lastSeen?: string;
  tours: number;
  bytes: number;
  quota?: number;
  blocked?: Block;
};

/**
 * `isSelf`: the viewing administrator, who cannot block their own account. `onActed` is called
 * after each act, successful or not.
 */
type Props = {
  user: Row;
  selection: Selection;
  /** The quota of those without one of their own, in bytes. */
  standard: number;
  isSelf: boolean;
  now: number;
  onActed: () => Promise<void>;
};

export function UserRow({ user, selection, standard, isSelf, now, onActed }: Props) {
  const { id, name, email, role, tours, bytes, quota, lastSeen, blocked } = user;
  const actions = useRef<HTMLTableCellElement>(null);
  const wasBlocked = useRef(blocked !== undefined);
  // A pressed button may disappear with its effect; the focus moves to its replacement.
  useEffect(() => {
    if (wasBlocked.current === (blocked !== undefined)) return;
    wasBlocked.current = blocked !== undefined;
    const isLost = document.activeElement === document.body;
    if (isLost) {
      actions.current?.querySelector<HTMLElement>(":scope > button:last-of-type")?.focus();
    }
  }, [blocked]);

  const { demote, signOut, unblock } = userActs(user, onActed);
  return (
    <tr role="row" data-chosen={selection.has(id) ? "" : undefined}>
      <ChooseBox id={id} name={name} selection={selection} />
      <th role="rowheader" scope="row">
        <Words>{name}</Words>
        {blocked && (
          <p className="blocked-note">
            Blocked {timeAgo(Date.parse(blocked.at), now)} by {blocked.byName}: “{blocked.reason}”
            {blocked.hidesTours && " Archives hidden."}
          </p>
        )}
      </th>
      <td role="cell" data-label="E-mail">{email}</td>
      <td role="cell" data-label="Role">{blocked ? "Blocked" : ROLES[role]}</td>
      <td role="cell" data-label="Archives">{tours}</td>
      <td role="cell" data-label="Storage">
        {megabytes(bytes)}
        {quota !== undefined && ` of ${megabytes(quota)}`}
      </td>
      <td role="cell" data-label="Last seen">
        {lastSeen ? <time dateTime={lastSeen}>{timeAgo(Date.parse(lastSeen), now)}</time> : "–"}
      </td>
      <td ref={actions} role="cell" className="admin-actions">
        <QuotaDialog {...{ id, name, quota, standard, onActed }} />
        {role === "admin" && (
          <ActionButton
            className="icon-button"
            aria-label={`Take administrator rights from ${name}`}
            onAction={demote}
          >
            <ShieldMinus aria-hidden="true" />
          </ActionButton>
        )}
        {!blocked && (
          <ActionButton
            className="icon-button"
            aria-label={`Sign ${name} out everywhere`}
            onAction={signOut}
          >
            <LogOut aria-hidden="true" />
          </ActionButton>
        )}
        {blocked
          ? (
            <ActionButton
              className="icon-button"
              aria-label={`Unblock ${name}`}
              onAction={unblock}
            >
              <UserCheck aria-hidden="true" />
            </ActionButton>
          )
          : !isSelf && (
            <BlockDialog
              id={id}
              name={name}
              tours={tours}
              isAdmin={role === "admin"}
              onActed={onActed}
            />
          )}
      </td>
    </tr>
  );
}

/** What an administrator does with an account, after a question. */
function userActs({ id, name, blocked }: Row, onActed: () => Promise<void>) {
  const act = async (what: "demote" | "sign-out" | "unblock", question: Question, done: string) => {
    if (!await confirm(question)) return;
    await orToast(async () => {
      await api("POST", `/api/admin/users/${id}/${what}`);
      toast({ title: done, description: name });
    });
    await onActed();
  };
  const demote = () =>
    act("demote", {
      title: "Take away administrator rights?",
      text: `${name} will be able to manage only their own archives.`,
      action: "Take away",
    }, "No longer an administrator");
  const signOut = () =>
    act("sign-out", {
      title: "Sign out everywhere?",
      text: `All sessions of ${name} end on every device. Saved work isn’t lost.`,
      action: "Sign out",
    }, "Signed out everywhere");
  const unblock = () =>
    act("unblock", {
      title: `Unblock ${name}?`,
      text: blocked?.hidesTours
        ? "They can sign in again, and their archives are no longer hidden."
        : "They can sign in again.",
      action: "Unblock",
    }, "Unblocked");
  return { demote, signOut, unblock };
}

const ROLES: Record<Role, string> = { admin: "Administrator", user: "User" };

/** '0 MB', '0.3 MB', '34 MB'. */
const megabytes = (bytes: number) => {
  const millions = bytes / 1e6;
  return `${millions === 0 || millions >= 10 ? Math.round(millions) : millions.toFixed(1)} MB`;
};
