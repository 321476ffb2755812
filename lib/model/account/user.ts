/** People who have signed in: what the server knows of them, and what they see of themselves. */

/** 'admin' may change any tour; everybody begins as 'user'. */
export type Role = "user" | "admin";

/**
 * Why an account is blocked: since when (ISO 8601 in UTC), by which administrator, with a reason
 * that its owner may read. `hidesTours`: its archives are private for as long.
 */
export type Block = {
  at: string;
  by: string;
  /** What the administrator was called then. */
  byName: string;
  reason: string;
  hidesTours: boolean;
};

const BLOCKED = "Your account is blocked.";

/** What somebody reads whose account is blocked, on a page or as `detail` of a problem 401. */
export const blockText = ({ byName, reason }: Block): string =>
  `${BLOCKED} ${byName} gave this reason: “${reason}” Ask them or another administrator of this ` +
  "site to unblock it. What you typed stays on this device.";

/** Whether the `detail` of a problem says that, not only that nobody has signed in. */
export const saysBlocked = (detail: string): boolean => detail.startsWith(BLOCKED);

const DELETED = "This account was deleted";

/** What somebody reads whose account was deleted from elsewhere. */
export const DELETED_TEXT =
  `${DELETED} in another window or on another device. Sign in to start a new one.`;

/** Whether the `detail` of a problem says that. */
export const saysDeleted = (detail: string): boolean => detail.startsWith(DELETED);

/** A user as the server knows them. Times are ISO 8601 in UTC; `photoURL` is an https address. */
export type User = {
  id: string;
  email: string;
  displayName: string;
  photoURL?: string;
  role: Role;
  createdAt: string;
  updatedAt: string;
  blocked?: Block;
};

/** What `GET /api/auth/user` answers, to that user only. */
type OwnUser = Omit<User, "blocked"> & { firstName: string };

/**
 * The public form of the own user; names each field, so that a new one in the store stays there.
 */
export function toOwnUser(user: User): OwnUser {
  const { id, email, displayName, photoURL, role, createdAt, updatedAt } = user;
  const firstName = displayName.split(/\s+/)[0];
  return { id, email, displayName, firstName, photoURL, role, createdAt, updatedAt };
}
