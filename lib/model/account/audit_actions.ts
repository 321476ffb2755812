/** The acts in the audit log: those of administrators, and refused attempts at them. */
export const AUDIT_ACTIONS = [
  "promote",
  "promote-refused",
  "demote",
  "sign-out",
  "update-tour",
  "change-visibility",
  "restore-revision",
  "delete-tour",
  "restore-tour",
  "move-tour",
  "accept-tour",
  "leave-tour",
  "offer-tour",
  "withdraw-tour",
  "copy-tour",
  "invite-person",
  "withdraw-invitation",
  "change-person",
  "remove-person",
  "change-class",
  "erase-tour",
  "add-release",
  "change-release",
  "remove-release",
  "hand-in",
  "take-back",
  "approve",
  "return",
  "give-archivist",
  "take-archivist",
  "block",
  "unblock",
  "delete-account",
] as const;
export type AuditAction = typeof AUDIT_ACTIONS[number];

const OF_PEOPLE: ReadonlySet<AuditAction> = new Set([
  "promote",
  "promote-refused",
  "demote",
  "sign-out",
  "give-archivist",
  "take-archivist",
  "block",
  "unblock",
  "delete-account",
]);

/** Whether the target of an act is a person; otherwise it is an archive. */
export const isOfPerson = (action: AuditAction): boolean => OF_PEOPLE.has(action);
