/** Added to the address of a language's texts, it opens their history. */
export const HISTORY = "#history";
