/** Texts of catalogue records, releases and old maps in the workbench. */
export const record = {} as const;
