/** The chapters of a stop as ranges of its canvas. */
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { chapterSpans } from "../chapters/chapter_spans.ts";
import { canvasId } from "./canvas.ts";
import { inLanguage } from "./language_map.ts";
import { canvasSeconds } from "./timed_things.ts";

/** Undefined for a stop without chapters, and for one whose canvas has no time. */
export function toRange(tour: Tour, stop: Stop, manifest: string) {
  const { title, language = tour.language, chapters = [] } = stop;
  const length = canvasSeconds(stop);
  if (length === undefined) return undefined;
  const spans = chapterSpans(chapters, length);
  if (spans.length === 0) return undefined;
  const id = `${manifest}/range/${stop.id}`;
  return {
    id,
    type: "Range",
    label: inLanguage(language, title),
    items: spans.map(({ title, synopsis, start, end }, i) => ({
      id: `${id}/${i + 1}`,
      type: "Range",
      label: inLanguage(language, title),
      ...synopsis && { summary: inLanguage(language, synopsis) },
      items: [{ id: `${canvasId(stop, manifest)}#t=${start},${end}`, type: "Canvas" }],
    })),
  };
}
