/** Texts of the account and the profile. */
export const account = {} as const;
