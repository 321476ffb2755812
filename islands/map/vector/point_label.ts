/** Names of places and areas: on their middle, in as many lines as needed. */
import {
  type Feature,
  GeomType,
  type Label,
  type LabelSymbolizer,
  type Layout,
} from "protomaps-leaflet";
import { breakLines, inPieces, measure, sizeOf, type TextStyle, write } from "./label_text.ts";
import { middleOf } from "./middle.ts";

type Options = {
  nameOf: (feature: Feature) => string;
  style: (zoom: number, feature: Feature) => TextStyle;
  /** Letters in a line, about. */
  lineLength?: number;
  /** The free space around the label, in CSS pixels. */
  padding?: number;
  /** The distance within which the same name is not repeated, in CSS pixels. */
  once?: number;
  /** A dot of this radius above the name, in CSS pixels. */
  dot?: number;
  /** How much wider than its area a name may be; unlimited if missing. */
  overhang?: number;
};

/** The height of a line, as a part of the size of the font. */
const LINE = 1.12;

/** Between the dot and the name below it, in CSS pixels. */
const GAP = 3;

export class PointLabel implements LabelSymbolizer {
  constructor(readonly options: Options) {}

  place({ scratch, zoom }: Layout, geom: Feature["geom"], feature: Feature): Label[] | undefined {
    const { nameOf, lineLength = 16, padding = 3, once = 300, dot = 0, overhang } = this.options;
    const name = nameOf(feature);
    if (!name) return undefined;
    const style = this.options.style(zoom, feature);
    const lines = breakLines(style.capitals ? name.toUpperCase() : name, lineLength);
    const width = Math.max(...lines.map((line) => measure(scratch, line, style)));
    const isArea = feature.geomType === GeomType.Polygon;
    const area = isArea ? middleOf(geom) : { ...geom[0][0], width: Infinity };
    if (overhang !== undefined && width > area.width * overhang) return undefined;
    const step = sizeOf(style.font) * LINE;
    const top = dot ? 2 * dot + GAP : -(lines.length * step) / 2;
    const anchor = Object.assign(geom[0][0].clone(), { x: area.x, y: area.y });
    const bbox = {
      minX: area.x - width / 2 - padding,
      minY: area.y + Math.min(top, -dot) - padding,
      maxX: area.x + width / 2 + padding,
      maxY: area.y + top + lines.length * step + padding,
    };
    const pieces = lines.flatMap((line, i) => {
      const half = measure(scratch, line, style) / 2;
      const y = top + (i + 0.5) * step;
      return inPieces(scratch, line, style).map(({ text, at }) => ({ text, x: at - half, y }));
    });
    return [{
      anchor,
      bboxes: [bbox],
      deduplicationKey: name,
      deduplicationDistance: once,
      draw(context) {
        if (dot) drawDot(context, dot, style);
        write(context, pieces, style);
      },
    }];
  }
}

function drawDot(context: CanvasRenderingContext2D, radius: number, style: TextStyle): void {
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.strokeStyle = style.halo;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = style.colour;
  context.fill();
}
