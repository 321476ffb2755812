/** The name of a role, as the interface shows it. */
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

export const roleLabel = (role: CoAuthorRole): string =>
  role === "editor" ? t("editor") : t("reviewer");
