/** The words of a citation, in the language of what is cited. */
export const citation = {
  titled: "“{title}”",
  originalTitle: "Original title: {title}",
  atTime: "at {time}",
  inArchive: "In: {title}",
  withPeople: "With {people}",
  recorded: "Recorded {date}",
  published: "Published {date}",
  soundRecording: "Sound recording",
  audioWalk: "Audio walk",
} as const;
