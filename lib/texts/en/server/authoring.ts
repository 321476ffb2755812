/** Texts of what the server alone says to authors and classes. */
export const authoring = {} as const;
