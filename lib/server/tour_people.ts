/** The people of a tour, with their names. */
import type { TourPeople } from "../model/people/co_author.ts";
import { permits } from "../model/people/tour_role.ts";
import type { User } from "../model/account/user.ts";
import { getUser } from "../store/accounts/users.ts";
import { listCoAuthors } from "../store/people/co_authors.ts";
import { readRole } from "../store/people/tour_roles.ts";
import { getTourSummary } from "../store/tours/tours.ts";

/** The people of a tour, for one of them; null for others, and without the tour. */
export async function readTourPeople(
  kv: Deno.Kv,
  tourId: string,
  viewer: Pick<User, "id" | "role">,
): Promise<TourPeople | null> {
  const found = await getTourSummary(kv, tourId);
  const role = found && await readRole(kv, { id: tourId, userId: found.userId }, viewer);
  if (!found || !role) return null;
  const owner = (await getUser(kv, found.userId))?.displayName;
  const coAuthors = (await listCoAuthors(kv, tourId)).map(({ approved, ...one }) => ({
    ...one,
    // Those who do not edit are not told what the others think.
    ...approved && (permits(role, "editor") || one.userId === viewer.id) && { approved },
  }));
  const { language } = coAuthors.find(({ userId }) => userId === viewer.id) ?? {};
  return {
    ...owner && { owner },
    coAuthors,
    role,
    ...role === "translator" && { language },
    revision: found.tour.revision,
  };
}
