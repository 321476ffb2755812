/** Keeps names clear of the stops' seals, which would hide a part of them. */
import type { Feature, Label, LabelSymbolizer, Layout } from "protomaps-leaflet";
import type { XY } from "./label_path.ts";

/** Half of a seal with its ring, in CSS pixels. */
const REACH = 19;

/** The positions of the seals at a zoom, in CSS pixels of the whole world's map. */
export type SealsAt = (zoom: number) => readonly XY[];

/** Places names like `symbolizer`, except those that a seal would touch. */
export class ClearOfSeals implements LabelSymbolizer {
  constructor(readonly symbolizer: LabelSymbolizer, readonly sealsAt: SealsAt) {}

  place(layout: Layout, geom: Feature["geom"], feature: Feature): Label[] | undefined {
    const seals = this.sealsAt(layout.zoom);
    return this.symbolizer.place(layout, geom, feature)
      ?.filter(({ bboxes }) => !bboxes.some((box) => seals.some((seal) => touches(box, seal))));
  }
}

const touches = ({ minX, minY, maxX, maxY }: Label["bboxes"][number], { x, y }: XY) =>
  x > minX - REACH && x < maxX + REACH && y > minY - REACH && y < maxY + REACH;

/** The same, computed once for each zoom, because every name needs it. */
export function remembered(sealsAt: SealsAt): SealsAt {
  const known = new Map<number, ReturnType<SealsAt>>();
  return (zoom) => {
    const seals = known.get(zoom) ?? sealsAt(zoom);
    known.set(zoom, seals);
    return seals;
  };
}
