/** The text of a PDF's page. */
import { cutText, fitText } from "../../model/text/unfit_text.ts";

/** A piece of text as pdf.js gives it: `transform` has its direction, its size and its place. */
export type TextPiece = { str: string; transform: number[]; height: number; hasEOL: boolean };

/** The longest text of a page that archives keep, in UTF-16 units. */
const LONGEST = 8_000;

/** A gap between two lines that begins a paragraph, in heights of a line. */
const PARAGRAPH_GAP = 1.7;

/** The lines of a page in the order of the file; an empty line is between paragraphs. */
export function pageText(pieces: readonly TextPiece[]): string {
  let text = "";
  let line = "";
  let last: TextPiece | undefined;
  const endLine = () => {
    text += line.replace(/\s+/g, " ").trim() + "\n";
    line = "";
  };
  for (const piece of pieces) {
    if (line === "" && piece.str.trim()) {
      if (last && isFarBelow(last, piece)) text += "\n";
      last = piece;
    }
    line += piece.str;
    if (piece.hasEOL) endLine();
    if (text.length > LONGEST) break;
  }
  endLine();
  return cutText(fitText(text).replace(/\n{3,}/g, "\n\n").trim(), LONGEST);
}

/** Whether a line begins a paragraph: its distance from the one before, across their direction. */
function isFarBelow(before: TextPiece, { transform: [a, b, , , x, y], height }: TextPiece) {
  const [, , , , x0, y0] = before.transform;
  const distance = Math.abs((x - x0) * b - (y - y0) * a) / Math.hypot(a, b);
  return distance > PARAGRAPH_GAP * Math.max(height, before.height);
}
