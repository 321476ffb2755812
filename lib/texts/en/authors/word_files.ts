/** Texts of the files with which words are translated. */
export const wordFiles = {
  longest: { one: "At most {count} character", other: "At most {count} characters" },
  saidBy: "Said by {speaker}",
  noWordsFile:
    "This is neither an XLIFF file nor a table with the columns “key” and “translation”. Choose a file that was downloaded here",
  otherXliff: "This is XLIFF {version}. Save it as XLIFF 2.0 or 2.1, and choose that",
  otherLanguage: "The file has a translation into another language: {found}, not {wanted}",
  unknownKeys: {
    one: "The archive doesn’t have this text, or no longer: {keys}",
    other: "The archive doesn’t have {count} texts, or no longer: {keys}",
  },
  partlyTranslated: "Only a part of it is translated",
  changedMeanwhile: "Someone has changed this translation since the file was downloaded",
  originalChanged: "The original has changed since the file was downloaded. Check the translation",
} as const;
