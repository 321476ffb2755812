/** The message of a save that waits for review. */
export const HANDED_IN = {
  title: "Handed in",
  description: "It waits for review: visitors see it once an archivist approves it.",
};
