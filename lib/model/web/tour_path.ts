/** Addresses of archives' pages. */

/** The page of an archive; in `language` where the address has to name it. */
export const tourPath = (id: string, language?: string): string =>
  `/tour/${id}${language ? `?lang=${language}` : ""}`;
