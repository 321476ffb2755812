/** Texts of pupils and their stories. */
export const pupil = {} as const;
