/** Roles in a tour, as by accepted invitations. */
import { CO_AUTHOR_ROLES, type CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import { addRole } from "../../../lib/store/people/co_authors.ts";
import { Tours } from "../../../lib/store/records/tours.ts";

/** The language into which translators write. */
export const TRANSLATED = "de";

/** Gives the people with these names their roles in a tour. */
export async function shareWith(
  kv: Deno.Kv,
  tourId: string,
  people: Partial<Record<CoAuthorRole, string>>,
): Promise<void> {
  for (const role of CO_AUTHOR_ROLES) {
    const userId = people[role];
    if (userId === undefined) continue;
    const entry = await Tours.get(kv, tourId);
    const operation = kv.atomic().check(entry);
    const { userId: by } = entry.value!;
    const language = role === "translator" ? { language: TRANSLATED } : {};
    await addRole(kv, operation, entry.value!, { userId, role, ...language, by, now: new Date() });
    await operation.commit();
  }
}
