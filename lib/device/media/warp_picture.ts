/** Makes the picture of an old map: the scan, turned and bent onto today's map. */
import { type Triangle, triangleMatrix, type WarpMesh } from "../../geo/warp/warp_mesh.ts";
import { UnreadableFile } from "./unreadable_file.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** Of WebP, from 0 to 1. Browsers that cannot write it write PNG. */
const QUALITY = 0.82;

/** How far each triangle is drawn over its edges, in pixels, so that no seams show. */
const OVERLAP = 0.7;

/** Triangles that are drawn before the page may do something else. */
const AT_ONCE = 256;

/**
 * The picture of `mesh`, transparent around the map.
 *
 * @throws {UnreadableFile} when this device lacks the memory.
 */
export async function warpPicture(scan: ImageBitmap, mesh: WarpMesh): Promise<Blob> {
  const { width, height, triangles } = mesh;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  for (const [i, { from, to }] of triangles.entries()) {
    drawTriangle(context, scan, from, to);
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((go) => setTimeout(go));
  }
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/webp", QUALITY)
  );
  if (!blob) throw new UnreadableFile(t("mapTooLarge"));
  return blob;
}

function drawTriangle(
  context: CanvasRenderingContext2D,
  scan: ImageBitmap,
  from: Triangle,
  to: Triangle,
): void {
  const matrix = triangleMatrix(from, to);
  if (!matrix) return;
  const middle = { x: mean(to.map(({ x }) => x)), y: mean(to.map(({ y }) => y)) };
  context.save();
  context.beginPath();
  for (const { x, y } of to) {
    const far = Math.hypot(x - middle.x, y - middle.y) || 1;
    const out = 1 + OVERLAP / far;
    context.lineTo(middle.x + (x - middle.x) * out, middle.y + (y - middle.y) * out);
  }
  context.clip();
  context.transform(...matrix);
  // A few pixels more on each side, which the overlap shows.
  const [left, right] = range(from.map(({ x }) => x), scan.width);
  const [top, bottom] = range(from.map(({ y }) => y), scan.height);
  const part = [left, top, right - left, bottom - top] as const;
  context.drawImage(scan, ...part, ...part);
  context.restore();
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const range = (values: number[], most: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(...values)) - 3),
  Math.min(most, Math.ceil(Math.max(...values)) + 3),
];
