/** Texts of the walk and the virtual walk. */
export const walk = {} as const;
