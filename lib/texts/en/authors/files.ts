/** Texts of files that are read and written. */
export const files = {} as const;
