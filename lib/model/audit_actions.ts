/** What the audit log has entries of: acts of administrators, and of those who would be one. */
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
  "erase-tour",
  "block",
  "unblock",
  "delete-account",
] as const;
export type AuditAction = typeof AUDIT_ACTIONS[number];
