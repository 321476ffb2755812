/** Texts of the start page and the lists of archives. */
export const home = {
  newArchives: "New archives",
  newArchivesOf: "{name}: new archives",
  storiesShown: "Stories where they happened",
  searchShown: "Search all archives",
} as const;
