/** What a page of `openPdfReader` loads: the reader of PDFs as the author's form has it. */
import { readPdf } from "../../../../lib/device/pdf/read_pdf.ts";

/** A page as a test sees it: its sizes in pixels, its text, and the colours at some points. */
type SeenPage = {
  width: number;
  height: number;
  small?: { width: number; height: number };
  bytes: number;
  text: string;
  colours: number[][];
};

/** The pages or the refusal, how long both took, and the page's longest delay meanwhile. */
export type SeenPdf = {
  title?: string;
  unsafe?: string;
  refused?: string;
  pages: SeenPage[];
  progress: [done: number, count: number][];
  milliseconds: number;
  delay: number;
};

type Options = { points?: [x: number, y: number][]; stopAfter?: number };

declare global {
  var seePdf: (path: string, options?: Options) => Promise<SeenPdf>;
}

globalThis.seePdf = async (path, { points = [], stopAfter } = {}) => {
  const file = await (await fetch(path)).blob();
  const progress: [number, number][] = [];
  const cancel = new AbortController();
  const began = performance.now();
  let [last, delay] = [began, 0];
  const timer = setInterval(() => {
    delay = Math.max(delay, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const onProgress = (done: number, count: number) => {
    progress.push([done, count]);
    if (done === stopAfter) cancel.abort(new Error("stopped"));
  };
  try {
    const { pages, ...about } = await readPdf(file, { signal: cancel.signal, onProgress });
    clearInterval(timer);
    const milliseconds = performance.now() - began;
    const seen: SeenPage[] = [];
    for (const { large, small, text } of pages) {
      const bitmap = await createImageBitmap(large);
      const { width, height } = bitmap;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const half = small && await createImageBitmap(small);
      seen.push({
        width,
        height,
        ...half && { small: { width: half.width, height: half.height } },
        bytes: large.size,
        text,
        colours: points.map(([x, y]) =>
          [
            ...context.getImageData(Math.round(x * width), Math.round(y * height), 1, 1).data,
          ].slice(0, 3)
        ),
      });
    }
    return { ...about, pages: seen, progress, milliseconds, delay };
  } catch (error) {
    clearInterval(timer);
    const { message } = error as Error;
    const milliseconds = performance.now() - began;
    return { refused: message, pages: [], progress, milliseconds, delay };
  }
};
