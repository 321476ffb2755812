/** Texts of pages about accounts, sign-in, privacy and the site. */
export const accounts = {} as const;
