/**
 * Who works on a tour besides its owner: `["tour_editors", tourId, userId]` has the role, and
 * `["tours_by_editor", userId, tourId]` leads to it. Both are written in one step.
 */
import type { Role } from "../../model/account/user.ts";
import type { Pupil } from "../../model/class/member.ts";
import type { PersonRole, TourRole } from "../../model/people/tour_role.ts";
import { mayView, type Visibility } from "../../model/tour/visibility.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { TourApprovals, TourEditors, ToursByEditor } from "../records/roles.ts";

/** Adds the removal of a role to `operation`; no effect without one. */
export function removeRole(
  operation: Deno.AtomicOperation,
  tourId: string,
  userId: string,
): Deno.AtomicOperation {
  return operation.delete(TourEditors.key(tourId, userId)).delete(ToursByEditor.key(userId, tourId))
    .delete(TourApprovals.key(tourId, userId));
}

/** Somebody who asks for a tour. */
type Viewer = { id: string; role: Role };

/** A tour by its id and owner. */
type Owned = { id: string; userId: string };

/**
 * The role of a user in a tour: "owner" also for administrators, null for all others and without a
 * user. While the owner's account is hidden, only administrators have a role.
 */
export async function readRole(
  kv: Deno.Kv,
  { id, userId }: Owned,
  viewer: Viewer | null,
): Promise<PersonRole | null> {
  if (viewer === null) return null;
  if (viewer.id === userId || viewer.role === "admin") return "owner";
  const { value } = await TourEditors.get(kv, id, viewer.id);
  if (value === null || await isAccountHidden(kv, userId)) return null;
  return value.role;
}

/**
 * The same for somebody who may also be a pupil: pupils have their role in the archive of their
 * class, unless they are signed in and have another one there.
 */
export async function readRoleOrPupil(
  kv: Deno.Kv,
  tour: Owned,
  { viewer, pupil }: { viewer: Viewer | null; pupil: Pupil | null },
): Promise<TourRole | null> {
  const role = await readRole(kv, tour, viewer);
  if (role !== null || pupil?.tourId !== tour.id) return role;
  return await isAccountHidden(kv, tour.userId) ? null : "pupil";
}

/** Whether a user may see a tour: by its visibility, or by a role. */
export async function maySee(
  kv: Deno.Kv,
  tour: Owned & { visibility?: Visibility },
  viewer: Viewer | null,
): Promise<boolean> {
  return mayView(tour, tour.userId, viewer) || await readRole(kv, tour, viewer) !== null;
}

/** The editors of a tour; nobody while the owner's account is hidden. */
export async function listEditorIds(kv: Deno.Kv, { id, userId }: Owned): Promise<string[]> {
  const entries = await Array.fromAsync(TourEditors.list(kv, [id]));
  const editors = entries.filter(({ value }) => value.role === "editor");
  if (editors.length === 0 || await isAccountHidden(kv, userId)) return [];
  return editors.map(({ key }) => String(key[2]));
}

/** The users who work on a tour; nobody while the owner's account is hidden. */
export async function listCoAuthorIds(kv: Deno.Kv, { id, userId }: Owned): Promise<string[]> {
  const entries = await Array.fromAsync(TourEditors.list(kv, [id]));
  if (entries.length === 0 || await isAccountHidden(kv, userId)) return [];
  return entries.map(({ key }) => String(key[2]));
}
