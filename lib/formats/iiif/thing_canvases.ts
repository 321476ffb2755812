/** Pictures and papers as canvases of their own: a canvas for each page. */
import { coverOf, oldViewOf, type Page, pagesOf, type Thing } from "../../model/media/thing.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { absolute, annotationPage, imageBody, painting, thumbnail } from "./bodies.ts";
import { inLanguage } from "./language_map.ts";
import { factsOf, labelOf } from "./thing_facts.ts";
import { canvasSeconds, timedThings } from "./timed_things.ts";

/** Where the ids begin; the language of the texts, and the origin of the addresses. */
type ThingPlace = { at: string; language?: string; site: string };

/** The things that the canvas of a stop shows: the first, the old view, and those with a time. */
export function shownThings(stop: Stop): Thing[] {
  const { things } = stop;
  const length = canvasSeconds(stop);
  const timed = length === undefined ? [] : timedThings(things, length);
  return [coverOf(things), oldViewOf(things), ...timed.map(({ thing }) => thing)]
    .filter((thing) => thing !== undefined);
}

/**
 * A canvas for each page of each thing that has more than its stop's canvas shows: those among
 * `shown` only where they have several pages, a text or a file.
 */
export function thingCanvases(
  { things = [], title }: { things?: readonly Thing[]; title: string },
  { at, shown, ...place }: ThingPlace & { shown: readonly Thing[] },
) {
  return things.filter((thing) => !shown.includes(thing) || thing.pages || thing.text || thing.file)
    .flatMap((thing) =>
      pagesOf(thing).map((page, i) =>
        pageCanvas(thing, { page, number: i + 1, title }, {
          ...place,
          at: `${at}/things/${thing.id}/${i + 1}`,
        })
      )
    );
}

function pageCanvas(
  thing: Thing,
  { page, number, title }: { page: Page; number: number; title: string },
  { at: id, language, site }: ThingPlace,
) {
  const body = imageBody(page.url, site);
  const label = labelOf(thing, title);
  const text = page.text && {
    body: {
      type: "TextualBody",
      value: page.text,
      format: "text/plain",
      ...language && { language },
    },
    target: id,
  };
  const file = number === 1 && thing.file;
  return {
    id,
    type: "Canvas",
    label: inLanguage(language, thing.pages ? `${label} (${number})` : label),
    ...factsOf(thing, language),
    width: body.width,
    height: body.height,
    thumbnail: [thumbnail(page.url, site)],
    items: [painting(id, body)],
    ...text && { annotations: [annotationPage(`${id}/text`, "supplementing", text)] },
    ...file && {
      rendering: [{
        id: absolute(file, site),
        type: "Text",
        format: "application/pdf",
        label: inLanguage(language, label),
      }],
    },
  };
}
