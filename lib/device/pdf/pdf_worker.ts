/**
 * The worker that reads a PDF with pdf.js. Both halves of the library run here: drawing takes
 * seconds, in which the page must respond, and a PDF that never ends is ended with its worker.
 */
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { createPdfCheck } from "../../model/media/pdf_check.ts";
import { fitInto, PICTURE_SIDES } from "../../model/media/picture_address.ts";
import type { FromPdfWorker, OpenedPdf, PdfPage, ToPdfWorker } from "./messages.ts";
import { pageText, type TextPiece } from "./page_text.ts";
import { CanvasFactory, FilterFactory } from "./worker_canvas.ts";

/** Most pixels of a picture within a page: a sheet of A2 at 400 dpi has 62 million. */
const MAX_PIXELS = 100_000_000;

/** Bytes of the file that are checked at once. */
const BLOCK = 65_536;

/** JPEG's quality, from 0 to 1, as of other pictures. */
const QUALITY = 0.82;

/** The files that pdf.js asks for by name, as some PDFs need them. */
const FILES: Record<string, string> = import.meta.glob([
  "/node_modules/pdfjs-dist/cmaps/*.bcmap",
  "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm",
], { eager: true, query: "?url", import: "default" });
const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

class BinaryDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES.get(filename);
    if (!address) throw new Error(`There is no file ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} does not come: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

// The types are those of a page, whose messages need a target origin.
const port = self as unknown as Pick<Worker, "postMessage" | "onmessage">;
const say = (message: FromPdfWorker) => port.postMessage(message);

/** Whether pdf.js has left a picture out because of its size, which it only says here. */
let leftOut = false;
console.warn = (text: string) => {
  leftOut ||= text.includes("exceeded maximum allowed size");
};

let pdf: PDFDocumentProxy;

port.onmessage = async ({ data }: MessageEvent<ToPdfWorker>) => {
  try {
    if ("open" in data) say({ opened: await open(data.open) });
    if ("draw" in data) {
      const drawn = await draw(data.draw);
      say(leftOut ? { refused: "too large" } : { page: drawn });
    }
  } catch (error) {
    const hasPassword = error instanceof Error && error.name === "PasswordException";
    say({ refused: hasPassword ? "password" : "damaged" });
  }
};
say({ ready: true });

async function open(file: Blob): Promise<OpenedPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  const check = createPdfCheck();
  for (let at = 0; at < data.length; at += BLOCK) check.push(data.subarray(at, at + BLOCK));
  const unsafe = check.end();
  pdf = await getDocument({
    data,
    BinaryDataFactory,
    CanvasFactory,
    FilterFactory,
    useWorkerFetch: false,
    // The names of files follow.
    cMapUrl: "/",
    standardFontDataUrl: "/",
    wasmUrl: "/",
    // Letters are drawn as shapes: workers of Firefox have no fonts before 116.
    disableFontFace: true,
    isImageDecoderSupported: false,
    maxImageSize: MAX_PIXELS,
  }).promise;
  const { info } = await pdf.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  return {
    count: pdf.numPages,
    ...typeof title === "string" && title.trim() && { title: title.trim() },
    ...unsafe && { unsafe },
  };
}

async function draw(index: number): Promise<PdfPage> {
  const page = await pdf.getPage(index + 1);
  const size = page.getViewport({ scale: 1 });
  const scale = PICTURE_SIDES.large / Math.max(size.width, size.height);
  const viewport = page.getViewport({ scale });
  const { width, height } = fitInto(viewport, PICTURE_SIDES.large);
  const canvas = new OffscreenCanvas(width, height);
  const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  const { items } = await page.getTextContent();
  page.cleanup();
  return {
    large: await toJpeg(canvas),
    ...await smallOf(canvas),
    width,
    height,
    text: pageText(items as TextPiece[]),
  };
}

async function smallOf(canvas: OffscreenCanvas): Promise<{ small?: Blob }> {
  const { width, height } = fitInto(canvas, PICTURE_SIDES.small);
  if (width === canvas.width) return {};
  const small = new OffscreenCanvas(width, height);
  const context = small.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, width, height);
  return { small: await toJpeg(small) };
}

const toJpeg = (canvas: OffscreenCanvas) =>
  canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });

declare global {
  interface ImportMeta {
    /** Vite's function that gives the addresses of files that fit one of the patterns. */
    glob(
      patterns: string[],
      options: { eager: true; query: "?url"; import: "default" },
    ): Record<string, string>;
  }
}
