/** Texts of what a visitor’s device does: location, storage, connection. */
export const device = {} as const;
