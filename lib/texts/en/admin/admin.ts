/** Texts of administration. */
export const admin = {} as const;
