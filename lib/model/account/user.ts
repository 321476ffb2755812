/** Signed-in people: the server's record, and the part that they see themselves. */

import { texts } from "../../texts/texts.ts";

const t = texts("account");

/** 'admin' may change any tour; every account begins as 'user'. */
export type Role = "user" | "admin";

/**
 * The block of an account: since when (ISO 8601 in UTC), by which administrator, and a reason that
 * the owner may read. `hidesTours`: its archives are private as long as the block lasts.
 */
export type Block = {
  at: string;
  by: string;
  /** The administrator's name at that time. */
  byName: string;
  reason: string;
  hidesTours: boolean;
};

/** The text for the owner of a blocked account, on a page or as `detail` of a problem 401. */
export const blockText = ({ byName, reason }: Block): string =>
  `${t("accountBlocked")} ${t("blockReason", { name: byName, reason })}`;

/** Whether the `detail` of a problem is about a block rather than a missing sign-in. */
export const saysBlocked = (detail: string): boolean => detail.startsWith(t("accountBlocked"));

/** The text for the owner of an account that was deleted from another device. */
export const deletedText = (): string => t("accountWasDeleted");

/** Whether the `detail` of a problem is about a deleted account. */
export const saysDeleted = (detail: string): boolean => detail === deletedText();

/**
 * A user as the server knows them. Times are ISO 8601 in UTC; `photoURL` is an https address;
 * `language` is the language of the interface that was last chosen on one of their devices.
 */
export type User = {
  id: string;
  email: string;
  displayName: string;
  photoURL?: string;
  language?: string;
  role: Role;
  createdAt: string;
  updatedAt: string;
  blocked?: Block;
};

/** What `GET /api/auth/user` answers, to that user only. */
type OwnUser = Omit<User, "blocked" | "language"> & { firstName: string };

/**
 * The fields of a user that the user may see. Each is named here, so that a new field of the store
 * is not sent by accident.
 */
export function toOwnUser(user: User): OwnUser {
  const { id, email, displayName, photoURL, role, createdAt, updatedAt } = user;
  const firstName = displayName.split(/\s+/)[0];
  return { id, email, displayName, firstName, photoURL, role, createdAt, updatedAt };
}
