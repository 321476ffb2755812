/** Moves a site of Omeka Classic and Curatescape here, or reports what that would do. */
import { listed } from "../../formats/listed.ts";
import { counted } from "../../formats/report.ts";
import { setRedirect } from "../../store/imports/redirects.ts";
import { bringFiles, type FileParts } from "./bring_files.ts";
import { bringTour, type BroughtTour } from "./bring_tours.ts";
import { type Brought, composeTour } from "./compose.ts";
import type { ForeignFile } from "./foreign_site.ts";
import { planImport, type PlannedTour } from "./plan.ts";
import type { ImportReport } from "./report.ts";
import { readSite } from "./read_site.ts";
import type { Story } from "./story.ts";
import type { WebReader } from "../web_reader.ts";

/** `lines` are for the host; `failed`: another try may fetch the missing files. */
export type ImportResult = { lines: string[]; failed: boolean };

/** Reports what an import of the site at `address` would do, as far as the site tells. */
export async function foreseeImport(reader: WebReader, address: string): Promise<ImportResult> {
  const site = await readSite(reader, address);
  const { tours, report } = planImport(site);
  for (const tour of tours) {
    if (tour.kind === "tour") report.take("tour", tour.id);
    const silent = tour.stops.filter(({ story }) => story.recordings.length === 0);
    if (silent.length > 0) {
      const names = listed(silent.map(({ story }) => story.title));
      report.note(
        `“${tour.title}”: ${counted(silent.length, "stop")} without a recording: ${names}.`,
      );
    }
    for (const { story } of tour.stops) {
      report.take("item", story.itemId);
      for (const { id } of filesOf(story)) report.take("file", id);
    }
  }
  return {
    lines: [
      `${site.title}, read by ${site.way === "api" ? "its API" : "its pages: the API is off"}.`,
      ...tours.map((tour) => `“${tour.title}”: ${contentsOf(tour)}.`),
      ...report.lines(),
      "Whether a file is what it says shows when it is brought.",
    ],
    failed: false,
  };
}

function contentsOf({ stops }: PlannedTour): string {
  const count = (of: "recordings" | "pictures") =>
    stops.reduce((sum, { story }) => sum + story[of].length, 0);
  return [
    counted(stops.length, "stop"),
    counted(count("recordings"), "recording"),
    counted(count("pictures"), "picture"),
  ].join(", ");
}

const filesOf = ({ pictures, recordings, captions }: Story): ForeignFile[] => [
  ...[...pictures, ...recordings].map(({ file }) => file),
  ...captions,
];

type ImportParts = FileParts & {
  isPublished: boolean;
  /** Gets a line for each long step. */
  say: (line: string) => void;
};

/**
 * Fetches the files of a site, then its archives one by one, then the redirects from its old
 * addresses. Each step may be repeated: finished parts are skipped.
 *
 * @throws {Unreadable} where the site cannot be read at all.
 */
export async function importSite(parts: ImportParts, address: string): Promise<ImportResult> {
  parts.say(`Reading ${address} …`);
  const site = await readSite(parts.reader, address);
  const { tours, report } = planImport(site);
  const names = counted([...site.items.values()].flatMap(({ files }) => files).length, "file");
  parts.say(`Bringing ${names} …`);
  const brought = await bringFiles(parts, site.name, tours, report);
  const told: string[] = [];
  const targets = new Map<PlannedTour, string>();
  for (const tour of tours) {
    const composed = composeTour(tour, { brought, report });
    const files = tour.stops.flatMap(({ story }) => filesOf(story));
    const isIncomplete = files.some(({ id }) => brought.failed.has(id));
    const from = { site: site.name, kind: tour.kind, id: tour.id };
    const result: BroughtTour = "problem" in composed
      ? { outcome: "refused", detail: composed.problem }
      : await bringTour(parts, from, { ...composed, isIncomplete });
    told.push(account(tour, result, report));
    if (!("tourId" in result)) continue;
    targets.set(tour, result.tourId);
    for (const { story } of tour.stops) takeFiles(story, brought, report);
  }
  await leadFromOldAddresses(parts.kv, targets, report);
  return { lines: [...told, ...report.lines()], failed: brought.failed.size > 0 };
}

/** Captions are imported only with their recording. */
function takeFiles(story: Story, { media, captions }: Brought, report: ImportReport): void {
  for (const { id } of filesOf(story)) if (media.has(id)) report.take("file", id);
  story.captions.forEach(({ id, name }, i) => {
    if (!captions.has(id)) return;
    if (media.has(story.recordings[i].file.id)) report.take("file", id);
    else report.leave("file", id, `${name}: its recording did not come`);
  });
}

const OUTCOMES = {
  created: "is new here",
  updated: "has what changed there",
  same: "has not changed there",
  waiting: "is as it was, since some of its files did not come; run the import again",
  kept: "was changed here, so that what changed there was not taken",
} as const;

/** Counts and reports the result for an archive. */
function account(tour: PlannedTour, result: BroughtTour, report: ImportReport): string {
  const name = `“${tour.title}”`;
  if (!("tourId" in result)) {
    const reason = result.outcome === "deleted" ? "it was deleted here" : result.detail;
    if (tour.kind === "tour") report.leave("tour", tour.id, `${name}: ${reason}`);
    for (const { story } of tour.stops) {
      report.leave("item", story.itemId, `${name}: ${reason}`);
      for (const { id } of filesOf(story)) report.leave("file", id, `${name}: ${reason}`);
    }
    return `${name}: ${reason}.`;
  }
  if (tour.kind === "tour") report.take("tour", tour.id);
  for (const { story } of tour.stops) report.take("item", story.itemId);
  return `${name} ${OUTCOMES[result.outcome]}: /tour/${result.tourId}`;
}

/**
 * An item leads to its stop in the first archive that has it; with `?tour=N`, as in links of tours,
 * to its stop in that tour.
 */
async function leadFromOldAddresses(
  kv: Deno.Kv,
  targets: Map<PlannedTour, string>,
  report: ImportReport,
): Promise<void> {
  const own = new Set(targets.values());
  const ways = new Map<string, { tourId: string; stopId?: string }>();
  const add = (path: string, target: { tourId: string; stopId?: string }) => {
    if (!ways.has(path)) ways.set(path, target);
  };
  for (const [{ kind, id, stops }, tourId] of targets) {
    if (kind === "tour") add(`/tours/show/${id}`, { tourId });
    for (const { id: stopId, story: { itemId } } of stops) {
      add(`/items/show/${itemId}`, { tourId, stopId });
      if (kind === "tour") add(`/items/show/${itemId}?tour=${id}`, { tourId, stopId });
    }
  }
  const taken: string[] = [];
  for (const [path, target] of ways) {
    if (!await setRedirect(kv, path, target, own)) taken.push(path);
  }
  if (taken.length > 0) {
    const which = counted(taken.length, "old address", "old addresses");
    report.note(
      `${which} led to archives of another site already, and still do: ${listed(taken)}.`,
    );
  }
}
