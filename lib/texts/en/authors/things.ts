/** Texts of pictures, papers and recordings in the workbench. */
export const things = {} as const;
