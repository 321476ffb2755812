/** The owner of the thing in a path, and the roles in it, for the guard. */
import type { PersonRole } from "../../lib/model/people/tour_role.ts";
import type { User } from "../../lib/model/account/user.ts";
import { readRole } from "../../lib/store/people/tour_roles.ts";
import { hasSaved } from "../../lib/store/tours/tour_history.ts";
import { getTrashedTourOwner } from "../../lib/store/closing/tour_trash.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";

type Refusal = "onlyOwner" | "onlyEditors" | "onlyPeople" | "onlyWriters";

/** Things with an owner. */
export type OwnedResource = {
  /** The key of the message for a missing one. */
  missing: "noTour" | "notInTrash";
  /**
   * The owner of the thing with this id, or null if it is missing. Others get 403 if everybody may
   * know that it exists, and 404 if it `isHidden`.
   */
  owner: (kv: Deno.Kv, id: string) => Promise<{ userId: string; isHidden: boolean } | null>;
  /** Whether a user knows of a hidden thing because it was theirs until now. */
  wasOf?: (kv: Deno.Kv, id: string, userId: string) => Promise<boolean>;
  /** The role of a user in it, or null; that of an owner for administrators, too. */
  role: (
    kv: Deno.Kv,
    thing: { id: string; userId: string },
    user: User,
  ) => PersonRole | null | Promise<PersonRole | null>;
  /** The keys of the messages for those without this role, if the thing is not hidden from them. */
  refusals: Record<PersonRole, Refusal>;
};

const TOURS: OwnedResource = {
  missing: "noTour",
  async owner(kv, id) {
    const found = await getTourSummary(kv, id);
    return found && { userId: found.userId, isHidden: found.tour.visibility === "private" };
  },
  wasOf: hasSaved,
  role: readRole,
  refusals: {
    owner: "onlyOwner",
    editor: "onlyEditors",
    translator: "onlyWriters",
    reviewer: "onlyPeople",
  },
};

const DELETED_TOURS: OwnedResource = {
  ...TOURS,
  wasOf: undefined,
  // Until it is restored, only its owner and administrators work on it.
  role: (_kv, { userId }, user) => userId === user.id || user.role === "admin" ? "owner" : null,
  missing: "notInTrash",
  async owner(kv, id) {
    const userId = await getTrashedTourOwner(kv, id);
    return userId === null ? null : { userId, isHidden: true };
  },
};

const KINDS: [path: RegExp, kind: OwnedResource][] = [
  [/^\/api\/trash\/:id(\/|$)/, DELETED_TOURS],
  [/^\/(api\/tours|tour)\/:id(\/|$)/, TOURS],
];

/** The kind of thing of the `:id` in a path pattern. Throws for an unknown one. */
export function ownedBy(path: string): OwnedResource {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind) throw new Error(`No owner is known for the things at ${path}`);
  return kind;
}
