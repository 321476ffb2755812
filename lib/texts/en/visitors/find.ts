/** Texts of finding archives. */
export const find = {} as const;
