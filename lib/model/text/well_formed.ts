/** The text with U+FFFD for halves of characters, as `toWellFormed`, which older browsers lack. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");
