/** Texts of printed pages. */
export const print = {} as const;
