/** Texts of the player. */
export const player = {} as const;
