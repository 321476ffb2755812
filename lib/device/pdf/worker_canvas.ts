/** Canvases for pdf.js in a worker, where filters of SVG, which need a document, do not work. */

/** The name of the filter for masks whose brightness becomes their opacity. */
const LUMINOSITY = "luminosity";

/** The names of filters; the others are for contrast, or for printing presses. */
export class FilterFactory {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => LUMINOSITY;
  addHighlightHCMFilter = () => "none";
  destroy(): void {}
}

type Canvas = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

/** Makes, resizes and frees the canvases that pdf.js needs besides the canvas of the page. */
export class CanvasFactory {
  create(width: number, height: number): Canvas {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    let filter = "none";
    // A filter is set, the mask is drawn on the empty canvas, and the filter is taken off.
    Object.defineProperty(context, "filter", {
      get: () => filter,
      set(next: string) {
        if (filter === LUMINOSITY) brightnessToOpacity(context);
        filter = next;
      },
    });
    return { canvas, context };
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: Canvas): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** Source of the weights: PDF 32000-1:2008, 11.5.3 and 10.3.2. */
function brightnessToOpacity(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    data[i + 3] = data[i] * 0.3 + data[i + 1] * 0.59 + data[i + 2] * 0.11;
  }
  context.putImageData(image, 0, 0);
}
