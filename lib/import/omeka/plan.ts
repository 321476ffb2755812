/** Plans the archives and stops of an import, before anything is stored. */
import type { TourType } from "../../model/tour/tour.ts";
import type { ForeignPlace, ForeignSite, ForeignStop, ForeignTour } from "./foreign_site.ts";
import { paragraphs, readHtml, readLine } from "./plain_text.ts";
import { createReport, type ImportReport } from "./report.ts";
import { readStory, type Story } from "./story.ts";

/** A stop: its story, its place, and its texts for this archive alone. */
export type PlannedStop = {
  /** Unique within the archive, and the same in each import. */
  id: string;
  story: Story;
  place: ForeignPlace;
  subtitle: string;
  text: string;
};

export type PlannedTour = {
  /** "stories": stories that belong to no tour, about a hundred an archive. */
  kind: "tour" | "stories";
  id: number;
  title: string;
  description: string;
  credits: string;
  tourType: TourType;
  stops: PlannedStop[];
};

export type Plan = { tours: PlannedTour[]; report: ImportReport };

/** Most stories outside of tours that become one archive. */
const MAX_STORIES = 250;

/** Plans the import of a site. What cannot be imported is already in the report. */
export function planImport(site: ForeignSite): Plan {
  const report = createReport(site);
  const stories = new Map<number, Story>();
  for (const [id, item] of site.items) {
    if (item.isPublic) stories.set(id, readStory(item, report));
    else report.leave("item", id, "which is private there");
  }
  const tours = site.tours.flatMap((tour) => planTour(tour, stories, report));
  const inTours = new Set(tours.flatMap(({ stops }) => stops.map(({ story }) => story.itemId)));
  const others = [...stories.values()].filter(({ itemId }) => !inTours.has(itemId))
    .sort((a, b) => a.itemId - b.itemId);
  for (const { itemId, place, title } of others) {
    if (!place) report.leave("item", itemId, `“${title}”: it is in no tour and has no place`);
  }
  const placed = others.filter(({ place }) => place);
  const left = new Set(others.filter(({ place }) => !place).map(({ itemId }) => itemId));
  for (const { id, files } of site.items.values()) {
    if (stories.has(id) && !left.has(id)) continue;
    for (const file of files) report.leave("file", file.id, `${file.name}: its item is not taken`);
  }
  return { tours: [...tours, ...planStories(site, placed)], report };
}

function planTour(
  tour: ForeignTour,
  stories: Map<number, Story>,
  report: ImportReport,
): PlannedTour[] {
  const title = readLine(tour.title) || `Tour ${tour.id}`;
  const known = tour.stops.flatMap((stop) => {
    const story = stories.get(stop.itemId);
    if (!story) {
      report.note(`“${title}”: its stop ${stop.itemId} is private there, or gone.`);
      return [];
    }
    return { ...stop, story };
  });
  const first = known.find(({ story }) => story.place)?.story.place;
  if (!first) {
    const reason = known.length > 0 ? "none of its stops has a place" : "it has no stops";
    report.leave("tour", tour.id, `“${title}”: ${reason}`);
    return [];
  }
  let place = first;
  const stops = known.map(({ story, ...stop }, i) => {
    if (story.place) place = story.place;
    else {
      const where = place === first && known.slice(0, i).every(({ story }) => !story.place)
        ? "the first stop that has one"
        : "the stop before it";
      report.note(`“${title}”: “${story.title}” has no place there. Here it is at ${where}.`);
    }
    return { id: stopId(known, i), story, place, ...ownTexts(stop) };
  });
  return [{
    kind: "tour",
    id: tour.id,
    title,
    description: paragraphs(readHtml(tour.description).text, readHtml(tour.postscript).text),
    credits: readLine(tour.credits),
    tourType: "ordered",
    stops,
  }];
}

/** An item that appears more than once in a tour becomes a stop each time. */
function stopId(stops: ForeignStop[], i: number): string {
  const { itemId } = stops[i];
  const before = stops.slice(0, i).filter((stop) => stop.itemId === itemId).length;
  return `omeka-${itemId}${before > 0 ? `-${before + 1}` : ""}`;
}

const ownTexts = ({ subtitle = "", text = "" }: ForeignStop) => ({
  subtitle: readLine(subtitle),
  text: readHtml(text).text,
});

function planStories({ title, name }: ForeignSite, stories: Story[]): PlannedTour[] {
  const count = Math.ceil(stories.length / MAX_STORIES);
  return Array.from({ length: count }, (_, i) => ({
    kind: "stories",
    id: i + 1,
    title: `More Stories of ${readLine(title)}${count > 1 ? ` (${i + 1} of ${count})` : ""}`,
    description: `Stories that were in no tour at ${name}.`,
    credits: "",
    tourType: "unordered",
    stops: stories.slice(i * MAX_STORIES, (i + 1) * MAX_STORIES).flatMap((story) =>
      story.place
        ? { id: `omeka-${story.itemId}`, story, place: story.place, subtitle: "", text: "" }
        : []
    ),
  }));
}
