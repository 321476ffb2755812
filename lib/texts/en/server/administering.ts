/** Texts of what the server alone says to administrators. */
export const administering = {} as const;
