/** Cuts a text into its sentences. */

/** Abbreviations whose full stop ends no sentence: titles, and initials of names. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Prof|Rev|Gen|Col|Capt|Lt|Sgt|Jr|Sr|No|vs|\p{Lu})\.$/u;

/**
 * Makes a function that cuts texts of one language into sentences: trimmed, in order, without empty
 * ones. Without `Intl.Segmenter` (Firefox before 125) it looks for punctuation.
 */
export function sentenceCutter(language: string): (text: string) => string[] {
  if (!("Segmenter" in Intl)) return (text) => sentencesFrom(piecesByMarks(text));
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return (text) => sentencesFrom(Array.from(segmenter.segment(text), ({ segment }) => segment));
}

function sentencesFrom(pieces: string[]): string[] {
  const sentences: string[] = [];
  let begun = "";
  for (const piece of pieces) {
    begun += piece;
    if (ABBREVIATION.test(piece.trimEnd().slice(-20))) continue;
    sentences.push(begun.trim());
    begun = "";
  }
  sentences.push(begun.trim());
  return sentences.filter((sentence) => sentence !== "");
}

/** The same by punctuation. */
export function piecesByMarks(text: string): string[] {
  return text.replace(/([.!?…؟।]["'”’»)\]]{0,3}\s)/g, "$1\n")
    .replace(/([。！？]["」』”’)]{0,3})/g, "$1\n").split("\n").map((piece) => `${piece} `);
}
