/**
 * The acts in the audit log, in the order of the choice on its page: those of administrators, and
 * refused attempts at them.
 */
export const AUDIT_ACTIONS = [
  "promote",
  "promote-refused",
  "demote",
  "block",
  "unblock",
  "sign-out",
  "change-quota",
  "invite-sign-up",
  "withdraw-sign-up",
  "delete-account",
  "give-archivist",
  "take-archivist",
  "hand-in",
  "take-back",
  "approve",
  "return",
  "update-tour",
  "change-visibility",
  "restore-revision",
  "delete-tour",
  "restore-tour",
  "erase-tour",
  "add-release",
  "change-release",
  "remove-release",
  "copy-tour",
  "offer-tour",
  "withdraw-tour",
  "invite-person",
  "withdraw-invitation",
  "change-person",
  "remove-person",
  "remove-comment",
  "show-language",
  "remove-language",
  "change-class",
  "move-tour",
  "accept-tour",
  "leave-tour",
  "change-site",
  "end-first-run",
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
  "change-quota",
]);

/** Whether the target of an act is a person; otherwise it is an archive. */
export const isOfPerson = (action: AuditAction): boolean => OF_PEOPLE.has(action);
