/** The messages between a page and the worker that reads a PDF. */
import type { PdfFlaw } from "../../model/media/pdf_check.ts";
import type { Readiness } from "../ready_worker.ts";

/** The worker opens one PDF, and then draws pages of it, from 0 on, one after the other. */
export type ToPdfWorker = { open: Blob } | { draw: number };

/** `unsafe` says why visitors cannot have the PDF itself. */
export type OpenedPdf = { count: number; title?: string; unsafe?: PdfFlaw };

/** A page as a JPEG in the sizes of pictures, in pixels, and its text; "" without one. */
export type PdfPage = { large: Blob; small?: Blob; width: number; height: number; text: string };

/** Why a PDF cannot be opened, or a page of it cannot be drawn. */
export type PdfRefusal = "password" | "damaged" | "too large";

export type FromPdfWorker =
  | Readiness
  | { opened: OpenedPdf }
  | { page: PdfPage }
  | { refused: PdfRefusal };
