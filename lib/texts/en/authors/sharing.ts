/** Texts of people who work together: classes, comments, review, history. */
export const sharing = {} as const;
