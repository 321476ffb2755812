/** Stores a site's archives and their later changes, but never overwrites changes made here. */
import { wholeUpdate } from "../../model/tour/tour_form.ts";
import { createHash } from "node:crypto";
import { Problem } from "../../model/web/problem.ts";
import { withoutCover, withThings } from "../../model/media/with_things.ts";
import { omit } from "../../model/tour/fields/field.ts";
import { toForm } from "../../model/tour/tour_form.ts";
import type { TourInput } from "../../model/tour/tour.ts";
import {
  type ImportOrigin,
  noteImportedTour,
  reserveImportedTour,
} from "../../store/imports/imports.ts";
import { newId } from "../../store/kv/new_id.ts";
import { updateTour } from "../../store/tours/tour_update.ts";
import { createTour, getTour } from "../../store/tours/tours.ts";

type TourParts = { kv: Deno.Kv; now: () => Date; userId: string; isPublished: boolean };

/**
 * The result for an archive. `kept`: changed both here and there since the last import, so left as
 * it is here. `waiting`: unchanged, because some of its new files did not come. `deleted`: deleted
 * here. `refused`: invalid, for the reason `detail`.
 */
export type BroughtTour =
  | { outcome: "created" | "updated" | "same" | "kept" | "waiting"; tourId: string }
  | { outcome: "deleted" }
  | { outcome: "refused"; detail: string };

/**
 * Stores an archive, or its changes since the last import. An existing archive waits while its
 * input `isIncomplete`, so that it does not lose a file that failed to come today.
 */
export async function bringTour(
  { kv, now, userId, isPublished }: TourParts,
  from: ImportOrigin,
  { input, isIncomplete }: { input: TourInput; isIncomplete: boolean },
): Promise<BroughtTour> {
  const there = contentHash(input);
  const known = await reserveImportedTour(kv, from, newId(now()), now());
  const { tourId } = known;
  const note = () => noteImportedTour(kv, from, { tourId, hash: there }, now());
  const found = await getTour(kv, tourId);
  try {
    if (!found) {
      if (known.hash !== undefined) return { outcome: "deleted" };
      const visibility = isPublished ? "public" : "private";
      await createTour(kv, { ...input, visibility }, { userId, now: now(), id: tourId });
      await note();
      return { outcome: "created", tourId };
    }
    if (isIncomplete) return { outcome: "waiting", tourId };
    const form = toForm(found.tour);
    const here = contentHash(form);
    if (here === there) {
      if (known.hash !== there) await note();
      return { outcome: "same", tourId };
    }
    if (known.hash === there) return { outcome: "same", tourId };
    if (known.hash !== here && known.hash !== formerHash(form)) return { outcome: "kept", tourId };
    const { visibility: _, ...content } = input;
    await updateTour(kv, tourId, wholeUpdate(content), {
      now: now(),
      revision: found.tour.revision,
    });
    await note();
    return { outcome: "updated", tourId };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { outcome: "refused", detail: error.detail };
  }
}

/**
 * The SHA-256 of an archive's content, without its visibility, the codes of its stops, which the
 * store gives, and the order of its fields.
 */
const contentHash = (input: TourInput): string => hashOf(input, withoutCover);

/** The same as before archives had things: with the first picture in fields of its own. */
const formerHash = (input: TourInput): string =>
  hashOf(input, (item) => omit(withThings(item), ["things"]));

function hashOf({ visibility: _, ...input }: TourInput, inForm: (item: object) => object): string {
  const { audioStops, ...tour } = input;
  const stops = audioStops.map(({ code: _, ...stop }) => inForm(stop));
  const content = sorted({ ...inForm(tour), audioStops: stops });
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([name, one]) => [
      name,
      sorted(one),
    ]),
  );
}
