/** Texts of maps, distances and directions. */
export const maps = {} as const;
