/** Small PDFs, made object by object. */
import { zlibSync } from "fflate";

/** A text is one that stands as it is; bytes are the content of a stream, with its dictionary. */
export type PdfObject = string | { dictionary: string; content: string | Uint8Array };

const encoder = new TextEncoder();
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A stream that is compressed as most programs do it. */
export const compressed = (content: string, dictionary = ""): PdfObject => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  content: zlibSync(encoder.encode(content)),
});

/** Objects one after the other, the first with the number 1, which is the catalogue. */
export function pdfOf(objects: readonly PdfObject[], trailer = ""): Uint8Array<ArrayBuffer> {
  const parts = [latin1("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")];
  let at = parts[0].length;
  const add = (part: Uint8Array) => {
    parts.push(part as Uint8Array<ArrayBuffer>);
    at += part.length;
  };
  const offsets = objects.map((object, i) => {
    const offset = at;
    if (typeof object === "string") add(latin1(`${i + 1} 0 obj\n${object}\nendobj\n`));
    else {
      const content = typeof object.content === "string" ? latin1(object.content) : object.content;
      const head = `<< /Length ${content.length} ${object.dictionary} >>\nstream\n`;
      add(latin1(`${i + 1} 0 obj\n${head}`));
      add(content);
      add(latin1("\nendstream\nendobj\n"));
    }
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  add(latin1(
    `xref\n0 ${count}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
  ));
  const bytes = new Uint8Array(at);
  let to = 0;
  for (const part of parts) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}

/** A page: what is drawn on it, and what its dictionary has besides. */
export type PdfPageOf = { draw: string; about?: string };

type Parts = {
  /** Further entries of the catalogue, and further objects, from number 3 + 2 × pages + 1 on. */
  catalogue?: string;
  more?: PdfObject[];
  trailer?: string;
  /** Of all pages: their size, their fonts and pictures. */
  box?: string;
  resources?: string;
};

/** The number of the first object that is `more`, in a PDF of so many pages. */
export const firstMore = (pages: number): number => 3 + 2 * pages;

/** A PDF of pages; `/F1` is Helvetica, which every reader has. */
export function pdfPages(
  pages: readonly PdfPageOf[],
  { catalogue = "", more = [], trailer, box = "0 0 595 842", resources = "" }: Parts = {},
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, i) => `${3 + 2 * i} 0 R`).join(" ");
  const font = "/F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [${box}] ` +
    `/Resources << /Font << ${font} >> ${resources} >> >>`,
    ...pages.flatMap(({ draw, about = "" }, i): PdfObject[] => [
      `<< /Type /Page /Parent 2 0 R /Contents ${4 + 2 * i} 0 R ${about} >>`,
      compressed(draw),
    ]),
    ...more,
  ], trailer);
}

/** Lines of a letter from the top of the page down, each at its height in points. */
export const lines = (texts: readonly [height: number, text: string][], size = 14): string =>
  texts.map(([height, text]) => `BT /F1 ${size} Tf 72 ${height} Td (${text}) Tj ET`).join("\n");
