/** The comments of a tour, as one of the people who work on it sees them. */
import { WITHHELD_AUDIO } from "../model/consent/withheld.ts";
import type { User } from "../model/account/user.ts";
import type { Comment } from "../model/people/comment.ts";
import { permits, type PersonRole } from "../model/people/tour_role.ts";
import type { Tour } from "../model/tour/tour.ts";
import { isAccountHidden } from "../store/accounts/account_gate.ts";
import { getUserNames } from "../store/accounts/users.ts";
import { type CommentRecord, Comments } from "../store/records/comments.ts";

/** Somebody who works on a tour, and the tour as they see it. */
export type SeenTour = { tour: Tour; viewer: Pick<User, "id" | "role">; role: PersonRole };

/** The comments that somebody may read, the oldest first; with `stopId`, those on one stop. */
export async function readTourComments(
  kv: Deno.Kv,
  seen: SeenTour,
  stopId?: string,
): Promise<Comment[]> {
  const { tour, viewer } = seen;
  const all = await Comments.values(kv, tour.id);
  const records = readable(all, seen).filter((one) => !stopId || one.stopId === stopId);
  const people = records.flatMap(({ by, resolvedBy }) => resolvedBy ? [by, resolvedBy] : [by]);
  const [names, hidden] = await Promise.all([
    getUserNames(kv, people),
    hiddenAmong(kv, new Set(people), viewer),
  ]);
  const titles = new Map(tour.audioStops.map(({ id, title }) => [id, title]));
  const nameOf = (id: string | undefined) =>
    id === undefined || hidden.has(id) ? undefined : names.get(id);
  return records.map((one) => ({
    id: one.id,
    parent: one.parent,
    stopId: one.stopId,
    ...one.stopId !== undefined && placeOf(one, titles),
    by: nameOf(one.by),
    isMine: one.by === viewer.id,
    text: one.deletedAt !== undefined || hidden.has(one.by) ? undefined : one.text,
    at: one.at,
    editedAt: one.editedAt,
    deletedAt: one.deletedAt,
    resolvedAt: one.resolvedAt,
    resolvedBy: nameOf(one.resolvedBy),
  }));
}

/**
 * The comments that somebody may read. Reviewers read those on stops that they see; on stops that
 * are withheld or deleted (a withheld one may have been) only threads that they have written in.
 */
function readable(all: CommentRecord[], { tour, viewer, role }: SeenTour): CommentRecord[] {
  if (permits(role, "editor")) return all;
  const seen = new Set(
    tour.audioStops.filter(({ audioUrl }) => audioUrl !== WITHHELD_AUDIO).map(({ id }) => id),
  );
  const threadOf = ({ id, parent }: CommentRecord) => parent ?? id;
  const own = new Set(all.filter(({ by }) => by === viewer.id).map(threadOf));
  return all.filter((one) =>
    one.stopId === undefined || seen.has(one.stopId) || own.has(threadOf(one))
  );
}

const placeOf = ({ stopId, stopTitle }: CommentRecord, titles: Map<string, string>) =>
  titles.has(stopId!)
    ? { stopTitle: titles.get(stopId!) }
    : { stopTitle, isStopGone: true as const };

/** The hidden accounts among these, for everybody but administrators. */
async function hiddenAmong(
  kv: Deno.Kv,
  ids: Set<string>,
  viewer: Pick<User, "role">,
): Promise<Set<string>> {
  if (viewer.role === "admin") return new Set();
  const found = await Promise.all(
    [...ids].map(async (id) => await isAccountHidden(kv, id) ? [id] : []),
  );
  return new Set(found.flat());
}
