/** Why a PDF cannot be given to visitors, for people. */
import { texts } from "../../texts/texts.ts";
import type { PdfFlaw } from "./pdf_check.ts";

const t = texts("uploads");

export const pdfFlawText = (flaw: PdfFlaw): string => t(TEXTS[flaw]);

const TEXTS = {
  script: "pdfHasScript",
  files: "pdfHasFiles",
  password: "pdfIsEncrypted",
  unusual: "pdfIsUnusual",
} as const;
