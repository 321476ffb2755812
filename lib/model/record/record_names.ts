/** What fields and roles of catalogue records are called in the reader's language. */
import { texts } from "../../texts/texts.ts";
import { type RecordField, ROLES } from "./record_fields.ts";

const t = texts("tour");

export const recordLabel = (field: RecordField): string => t(field);

/** The name of a role, if it is one that the form suggests; else the role as it was typed. */
export const roleName = (role: string): string => isKnown(role) ? t(`role${role}`) : role;

const isKnown = (role: string): role is typeof ROLES[number] =>
  (ROLES as readonly string[]).includes(role);
