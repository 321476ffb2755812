/** Texts of the start page and the lists of archives. */
export const home = {} as const;
