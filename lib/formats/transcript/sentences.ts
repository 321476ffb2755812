/** Cuts a text into its sentences. */

/** What ends with a point and ends no sentence: titles, and initials of names. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Prof|Rev|Gen|Col|Capt|Lt|Sgt|Jr|Sr|No|vs|\p{Lu})\.$/u;

/**
 * Makes what cuts texts of one language into their sentences: trimmed, in their order, none of them
 * empty. Firefox has `Intl.Segmenter` since version 125; without it ends of sentences are looked
 * for.
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

/** The same by the marks that end sentences. */
export function piecesByMarks(text: string): string[] {
  return text.replace(/([.!?…؟।]["'”’»)\]]{0,3}\s)/g, "$1\n")
    .replace(/([。！？]["」』”’)]{0,3})/g, "$1\n").split("\n").map((piece) => `${piece} `);
}
