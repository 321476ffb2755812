/** Names along streets and rivers: they follow the line, and are never upside down. */
import type { Feature, Label, LabelSymbolizer, Layout } from "protomaps-leaflet";
import { measurePath, type Path, pointAt, startsAlong, type XY } from "./label_path.ts";
import { inPieces, measure, sizeOf, type TextStyle, write } from "./label_text.ts";

/** In CSS pixels: between two of the same name, and from the ends of a line. */
const REPEAT = 260;
const MARGIN = 4;

/** A line that deviates less than this from a straight one has its name in one piece. */
const STRAIGHT = 0.6;

type Options = {
  nameOf: (feature: Feature) => string;
  style: (zoom: number, feature: Feature) => TextStyle;
};

export class LineLabel implements LabelSymbolizer {
  constructor(readonly options: Options) {}

  place({ scratch, zoom }: Layout, lines: Feature["geom"], feature: Feature): Label[] | undefined {
    const name = this.options.nameOf(feature);
    if (!name) return undefined;
    const style = this.options.style(zoom, feature);
    const text = style.capitals ? name.toUpperCase() : name;
    const width = measure(scratch, text, style);
    return lines.filter((line) => line.length > 1).flatMap((line) => {
      const path = measurePath(line);
      return startsAlong(path, width, { repeat: REPEAT, margin: MARGIN })
        .map((start) => {
          const { x, y } = pointAt(path, start + width / 2);
          const anchor = Object.assign(line[0].clone(), { x, y });
          return { anchor, ...labelAlong(scratch, path, { start, text, width, style }) };
        });
    });
  }
}

type Writing = { start: number; text: string; width: number; style: TextStyle };

/** The label without its anchor, which is the middle of its text. */
function labelAlong(
  scratch: CanvasRenderingContext2D,
  path: Path,
  { start, text, width, style }: Writing,
): Omit<Label, "anchor"> {
  const [first, last] = [pointAt(path, start), pointAt(path, start + width)];
  const isReversed = last.x < first.x;
  const turn = isReversed ? Math.PI : 0;
  const middle = pointAt(path, start + width / 2);
  const isBent = bendOf(first, middle, last) > STRAIGHT;
  // In one piece it has the direction of its ends, not that of the short stretch in its middle.
  const whole = Math.atan2(last.y - first.y, last.x - first.x);
  const at = (distance: number) => {
    const { x, y, angle } = pointAt(path, isReversed ? start + width - distance : start + distance);
    return { x: x - middle.x, y: y - middle.y, angle: (isBent ? angle : whole) + turn };
  };
  const pieces = inPieces(scratch, text, style, style.spacing !== undefined || isBent)
    .map(({ text, at: distance }) => ({ text, ...at(distance) }));
  return {
    bboxes: boxesAlong(path, start, width, sizeOf(style.font)),
    deduplicationKey: text,
    deduplicationDistance: REPEAT,
    draw: (context) => write(context, pieces, style),
  };
}

/** How far the middle is from the straight line, in CSS pixels. */
function bendOf(first: XY, middle: XY, last: XY): number {
  const x = (first.x + last.x) / 2 - middle.x;
  const y = (first.y + last.y) / 2 - middle.y;
  return Math.hypot(x, y);
}

/** Squares of the letters' height along the name. */
function boxesAlong(path: Path, start: number, width: number, height: number) {
  const count = Math.ceil(width / height);
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = pointAt(path, start + (width * i) / count);
    const half = height / 2;
    return { minX: x - half, minY: y - half, maxX: x + half, maxY: y + half };
  });
}
