/** Texts of the boxes in which authors and pupils write. */
export const writing = {
  optional: "optional",
  wontPlay: "This recording won’t play. Check its address.",
} as const;
