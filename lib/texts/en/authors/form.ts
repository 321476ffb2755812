/** Texts of the workbench in which archives are written. */
export const form = {} as const;
