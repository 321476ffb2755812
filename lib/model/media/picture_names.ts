/** The fields of a picture. Without zod and without the table, because the player needs them. */
export const PICTURE_NAMES = ["imageUrl", "imageAlt", "imageCredit"] as const;
export type PictureName = typeof PICTURE_NAMES[number];
