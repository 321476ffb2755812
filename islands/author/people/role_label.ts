/** The name of a role, as the interface shows it. */
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";

export const roleLabel = (role: CoAuthorRole): string => role === "editor" ? "Editor" : "Reviewer";
