/** Texts of an archive’s page. */
export const tour = {} as const;
