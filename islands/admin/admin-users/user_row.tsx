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
import { measure, number, ONE_DECIMAL } from "../../../lib/texts/formats.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");

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
            {t("blockedBy", {
              when: timeAgo(Date.parse(blocked.at), now),
              name: blocked.byName,
              reason: blocked.reason,
            })}
            {blocked.hidesTours && ` ${t("archivesHidden")}`}
          </p>
        )}
      </th>
      <td role="cell" className="person" data-label={t("email")}>{email}</td>
      <td role="cell" data-label={t("role")}>{t(blocked ? "blocked" : ROLES[role])}</td>
      <td role="cell" data-label={t("archives")}>{number(tours)}</td>
      <td role="cell" data-label={t("storage")}>
        {quota === undefined
          ? megabytes(bytes)
          : t("usedOf", { used: megabytes(bytes), quota: megabytes(quota) })}
      </td>
      <td role="cell" data-label={t("lastSeen")}>
        {lastSeen ? <time dateTime={lastSeen}>{timeAgo(Date.parse(lastSeen), now)}</time> : "–"}
      </td>
      <td ref={actions} role="cell" className="admin-actions">
        <QuotaDialog {...{ id, name, quota, standard, onActed }} />
        {role === "admin" && (
          <ActionButton
            className="icon-button"
            aria-label={t("takeRights", { name })}
            onAction={demote}
          >
            <ShieldMinus aria-hidden="true" />
          </ActionButton>
        )}
        {!blocked && (
          <ActionButton
            className="icon-button"
            aria-label={t("signOutNamed", { name })}
            onAction={signOut}
          >
            <LogOut aria-hidden="true" />
          </ActionButton>
        )}
        {blocked
          ? (
            <ActionButton
              className="icon-button"
              aria-label={t("unblockNamed", { name })}
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
      title: t("takeRightsQuestion"),
      text: t("takeRightsText", { name }),
      action: t("takeAway"),
    }, t("rightsTaken"));
  const signOut = () =>
    act("sign-out", {
      title: t("signOutQuestion"),
      text: t("signOutText", { name }),
      action: t("signOut"),
    }, t("signedOut"));
  const unblock = () =>
    act("unblock", {
      title: t("unblockQuestion", { name }),
      text: t(blocked?.hidesTours ? "unblockTextHidden" : "unblockText"),
      action: t("unblock"),
    }, t("unblocked"));
  return { demote, signOut, unblock };
}

const ROLES = { admin: "administrator", user: "user" } as const satisfies Record<Role, string>;

/** '0 MB', '0.3 MB', '34 MB'. */
const megabytes = (bytes: number) => {
  const millions = bytes / 1e6;
  const isWhole = millions === 0 || millions >= 10;
  return measure(millions, "megabytes", isWhole ? { maximumFractionDigits: 0 } : ONE_DECIMAL);
};
