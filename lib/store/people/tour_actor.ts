/** The person who changes a tour: permission and audit entry. */
import { Problem } from "../../model/web/problem.ts";
import { permits, type PersonRole } from "../../model/people/tour_role.ts";
import type { Ownership } from "../../model/tour/tour.ts";
import type { AuditAction } from "../../model/account/audit_actions.ts";
import { addAudit, type AuditEntry } from "../accounts/audit.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { TourEditors } from "../records/roles.ts";
import { type TourRecord, Tours } from "../records/tours.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Who makes a change: the tour's owner, an editor, or an administrator, whose act goes into the
 * audit log.
 */
export type Actor = { id: string; isAdmin: boolean };

/** When a change is made (by default now), and by whom; without `by` nobody is checked. */
export type TourChange = { now?: Date; by?: Actor };

/**
 * The approval of a version that `savedBy` handed in; `also` adds its writes to the save's step.
 */
export type Approval = {
  savedBy: string;
  also(operation: Deno.AtomicOperation, after: TourRecord): Promise<void>;
};

/**
 * Begins a step that checks that a tour stays as it is.
 *
 * @throws {Problem} 404 when there is no such tour.
 */
export async function beginTourChange(
  kv: Deno.Kv,
  id: string,
): Promise<{ operation: Deno.AtomicOperation; tour: TourRecord }> {
  const entry = await Tours.get(kv, id);
  if (entry.value === null) throw new Problem(404, t("tourNotFound"));
  return { operation: kv.atomic().check(entry), tour: entry.value };
}

/** @throws {Problem} 403 when `by` is neither the owner nor an administrator. */
export function authorize(
  { userId }: Ownership,
  by: Actor | undefined,
  refusal = t("onlyOwnerChanges"),
): void {
  if (!isOwnerOrAdmin(userId, by)) throw new Problem(403, refusal);
}

/**
 * Permits a change to editors, too, and adds to `operation` the check that `by` stays one.
 *
 * @throws {Problem} 403 when `by` is neither the owner, nor an editor, nor an administrator.
 */
export const authorizeEditor = (
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tour: Pick<TourRecord, "id" | "userId">,
  by: Actor | undefined,
): Promise<void> => authorizeRole(kv, operation, tour, by, "editor");

/** A translator's own right, to write one language, is checked where words are saved. */
export type NeededRole = Exclude<PersonRole, "translator">;

/**
 * Permits a change to those with a role or a greater one, and adds to `operation` the check that
 * the role of `by` stays.
 *
 * @throws {Problem} 403 for all others.
 */
export async function authorizeRole(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { id, userId }: Pick<TourRecord, "id" | "userId">,
  by: Actor | undefined,
  needed: NeededRole,
): Promise<void> {
  if (isOwnerOrAdmin(userId, by)) return;
  const entry = await TourEditors.get(kv, id, by!.id);
  operation.check(entry);
  if (permits(entry.value?.role ?? null, needed) && !await isAccountHidden(kv, userId)) return;
  throw new Problem(403, t(REFUSALS[needed]));
}

const REFUSALS = {
  owner: "onlyOwnerDoes",
  editor: "onlyEditorsChange",
  reviewer: "onlyPeopleDo",
} as const satisfies Record<NeededRole, string>;

/** Whether `by` is the owner `userId` or an administrator; also true without `by`. */
export const isOwnerOrAdmin = (userId: string, by: Actor | undefined): boolean =>
  !by || by.id === userId || by.isAdmin;

/** Details of an act. */
type Details = Pick<AuditEntry, "person" | "visibility" | "revision" | "language" | "isShown">;

/** Adds the audit entry of an administrator's act on another's tour to its operation. */
export async function auditForeign(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { id: target, userId: owner, title: name }: Pick<TourRecord, "id" | "userId" | "title">,
  action: AuditAction,
  by: Actor | undefined,
  now: Date,
  details: Details = {},
): Promise<void> {
  if (by?.isAdmin && by.id !== owner) {
    await addAudit(kv, operation, { actor: by.id, action, target, name, owner, ...details }, now);
  }
}
