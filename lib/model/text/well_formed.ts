/** The text with U+FFFD for lone surrogates, like `toWellFormed`, which older browsers lack. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");
