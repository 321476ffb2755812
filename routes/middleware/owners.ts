/** Whose a thing is that a path names: what the guard asks for routes of owners. */
import { hasSaved } from "../../lib/store/tours/tour_history.ts";
import { getTrashedTourOwner } from "../../lib/store/tours/tour_trash.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";

/** Things with an owner. */
export type OwnedResource = {
  /** What is said of one that does not exist. */
  missing: string;
  /**
   * Whose the thing with this id is, or null when there is none. Others get 403 where all may see
   * that it is there, and else, if it `isHidden`, 404.
   */
  owner: (kv: Deno.Kv, id: string) => Promise<{ userId: string; isHidden: boolean } | null>;
  /** Whether a user knows of a hidden thing all the same, which was theirs until now. */
  wasOf?: (kv: Deno.Kv, id: string, userId: string) => Promise<boolean>;
  /** The message for those who may not, of a thing that is not hidden from them. */
  refusal: string;
  /** Whether administrators may do what owners may. */
  admins: boolean;
};

const TOURS: OwnedResource = {
  missing: "Tour not found",
  async owner(kv, id) {
    const found = await getTourSummary(kv, id);
    return found && { userId: found.userId, isHidden: found.tour.visibility === "private" };
  },
  wasOf: hasSaved,
  refusal: "Only the owner of this archive and administrators can change it.",
  admins: true,
};

const DELETED_TOURS: OwnedResource = {
  ...TOURS,
  wasOf: undefined,
  missing: "This archive wasn’t deleted in the last 30 days.",
  async owner(kv, id) {
    const userId = await getTrashedTourOwner(kv, id);
    return userId === null ? null : { userId, isHidden: true };
  },
};

const KINDS: [path: RegExp, kind: OwnedResource][] = [
  [/^\/api\/trash\/:id(\/|$)/, DELETED_TOURS],
  [/^\/(api\/tours|tour)\/:id(\/|$)/, TOURS],
];

/** The kind of thing that the `:id` in a path pattern names. Throws where none is known. */
export function ownedBy(path: string): OwnedResource {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind) throw new Error(`No owner is known for the things at ${path}`);
  return kind;
}
