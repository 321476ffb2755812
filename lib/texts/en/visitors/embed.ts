/** Texts of archives that are shown on other sites. */
export const embed = {} as const;
