/** Texts of what the server alone says on an archive’s page. */
export const archive = {} as const;
