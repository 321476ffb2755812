/** Texts of fields and what is wrong with them. */
export const fields = {} as const;
