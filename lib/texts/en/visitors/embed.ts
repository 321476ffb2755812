/** Texts of archives that are shown on other sites. */
export const embed = {
  archiveNotFound: "Archive Not Found",
  archiveGone: "This archive doesn’t exist, or it isn’t public any more.",
  createdBy: "Created by {name}",
  openArchive: "Open the archive",
  mapOfStops: "Map of the stops",
  skipMapToList: "Skip the map: every stop is in the list below",
  mapKeys: "Map. Arrow keys move it, plus and minus zoom.",
  mapHint: "Move the map with two fingers, or tap it first",
  stories: "Stories",
  opensNewTab: "(opens in a new tab)",
  playStop: "Play stop {n}: {title}",
  notAvailable: "This story is not available.",
  noRecording: "This story has no recording.",
  failed: "This story can’t be played. Check your connection, or open it in the archive.",
} as const;
