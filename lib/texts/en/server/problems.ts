/** Texts of problems that the API answers with. */
export const problems = {} as const;
