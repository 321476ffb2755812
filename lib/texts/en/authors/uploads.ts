/** Texts of recordings and pictures on their way to the server. */
export const uploads = {} as const;
