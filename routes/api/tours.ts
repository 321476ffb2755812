/**
 * `/api/tours`: reading tours, and editing one's own. Bodies are JSON; the form is `TourInput`
 * (`lib/model/tour/tour.ts`), and unknown fields are refused. Problems 400 name each field in
 * `errors: [{path, message}]` (`audioStops.2.title`), with the messages of the form.
 *
 * - `GET /api/tours` answers the cards of all public tours, newest first, as `TourCard[]`: 1,000 at
 *   most, or `limit`. Where more follow, `Link: <…?limit=…&cursor=…>; rel="next"` leads to them. A
 *   cursor stays valid when tours are added or removed; an invented one is a problem 400.
 * - `GET /api/tours/user` answers one's own tours in the same way, each with its `visibility`.
 * - `GET /api/tours/nearby?lat=…&lng=…&radius=…` answers the cards of tours that begin within
 *   `radius` kilometres (10 by default), the nearest first, each with its `distance` in metres and
 *   the town as its `place`: at most 1,000, or `limit`.
 * - `GET /api/tours/map?south=…&west=…&north=…&east=…&zoom=…` answers what a map shows of the tours
 *   in a box, as `TourMap` (`lib/model/tour/tour_map.ts`): `{kind: "places", total, places}` with
 *   id, title, position, stop count and duration of each where there are 200 or fewer, else `{kind:
 *   "clusters", total, clusters}` with count, mean position and the bounds to zoom to. Degrees; a
 *   box that crosses 180° has its west greater than its east, and one that goes all around is -180
 *   to 180. Beyond zoom level 16 there are always places: 200 of them where there are more, and
 *   `total` says so. With fields of a filter (`q`, `type`, `length`, `lat`, `lng`, `radius`, as in
 *   the address of the page of all tours) only matching tours are shown.
 * - `GET /api/tours/extent` with such fields answers how many tours match, and the smallest box in
 *   which those begin, as `TourExtent`.
 * - `POST /api/tours {…form, draftId?, draftRevision?}` answers 201 and the new tour's
 *   `TourSummary` (`{id, revision: 1, …}`), its address in `Location`. The draft `draftId` is
 *   deleted in the same step; if it has another revision than `draftRevision` by now, the answer is
 *   a problem 409 with the present draft in `currentDraft`, and nothing is changed. With the header
 *   `Idempotency-Key` (a new UUID for each form, the same for repeated requests) the same form
 *   makes one tour and gets the same answer for 24 hours; another form with that key is a problem
 *   409.
 * - `PUT /api/tours/:id {…form, revision?, draftId?, draftRevision?}` (owner, editors and
 *   administrators; of an editor another `visibility` is a problem 403) answers the new `Tour`, its
 *   revision grown by one. Stops keep the ids that come back; those without one get one.
 *   `creatorName`, `accessNote`, `contentWarning`, `language`, `record`, `routeLine`, `oldMaps` and
 *   `visibility` stay when they are missing; null or "" removes the first seven.
 *   `revision` is the one that the form was loaded with. If others have saved the tour since, their
 *   changes and those of the form are put together: by stop id, then by field. `mergedWith` has the
 *   names of the others; it is missing when nobody saved in between. Where both changed the same
 *   part, the answer is a problem 409 with the present tour in `current` and those parts in
 *   `conflicts` (`MergeConflict`), and nothing is changed; to overwrite it, send the form again
 *   with `current.revision`. `conflicts` is missing when the history no longer has `revision`.
 *   Without `revision` the later save wins. With an `Idempotency-Key` a repeated request saves once
 *   and gets the tour as it left it. `draftId` and `draftRevision` mean the same as above.
 * - `PATCH /api/tours/:id/visibility {visibility, revision?}` (owner and administrators) sets who
 *   may see the tour: "public", "unlisted" (everybody with its address) or "private" (owner and
 *   administrators; for all others it is a problem 404 everywhere). Answers `{id, visibility,
 *   revision, updatedAt}`. It is a save like any other, with `revision` as for PUT; if the tour has
 *   that visibility already, nothing is saved and nothing conflicts.
 * - `POST /api/tours/:id/duplicate` (owner, editors and administrators; no body) makes a private
 *   copy for the caller, with the same stops and files, called "Copy of …": 201, its card, and
 *   `Location`. An `Idempotency-Key` is taken as above.
 * - `DELETE /api/tours/:id` (owner and administrators) answers 204. The tour can be restored for 30
 *   days (`/api/trash`); drafts with changes to it stay.
 * - Writes beyond a limit are a problem 413 with the figures: 500 stops, 4,000,000 bytes of JSON
 *   (700,000 when compressed), a body of 5 MiB.
 */
import { z } from "zod";
import { Id } from "../../lib/model/id.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import {
  ListQuery,
  MAX_LIST,
  NearbyQuery,
  TourExtentQuery,
  TourMapQuery,
} from "../../lib/model/web/query.ts";
import { Revision } from "../../lib/model/tour/revision.ts";
import { TourInput, TourUpdate, TourVisibility, withStart } from "../../lib/model/tour/tour.ts";
import { isOpen } from "../../lib/model/tour/tour_search.ts";
import { namesOfMerged } from "../../lib/server/merged_with.ts";
import { extentOf } from "../../lib/server/search/extent.ts";
import { problemResponse } from "../../lib/server/http/problem_response.ts";
import { withPlaces } from "../../lib/server/search/tour_list.ts";
import { getDraft, type PublishedDraft, STALE_DRAFT } from "../../lib/store/drafts/drafts.ts";
import { findNearbyTours } from "../../lib/store/index/nearby.ts";
import {
  countTours,
  listTours,
  listToursByUser,
  type PageRequest,
  type TourPage,
} from "../../lib/store/index/tour_lists.ts";
import { findCorners, findToursInBox } from "../../lib/store/index/tour_map.ts";
import { duplicateTour } from "../../lib/store/tours/tour_copy.ts";
import { MergeRefusal } from "../../lib/store/tours/tour_merge.ts";
import { submitTour } from "../../lib/store/tours/tour_submission.ts";
import { deleteTour } from "../../lib/store/tours/tour_trash.ts";
import { setVisibility, updateTour } from "../../lib/store/tours/tour_update.ts";
import { getNewestVersion } from "../../lib/store/review/versions.ts";
import type { HandedInTour } from "../../lib/model/review/hand_in.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";
import { actorOf, signedIn } from "../middleware/viewer.ts";
import { parseId, parseJson, parseQuery } from "../parse.ts";
import { refuseOwnApi } from "../own_addresses.ts";
import { findVisibleTour } from "../visible_tour.ts";
import { idempotentRequestOf } from "./idempotency_key.ts";

const NOT_FOUND = "Tour not found";

/** The draft that is removed in the step that publishes it. */
const Published = { draftId: Id.nullish(), draftRevision: Revision("draftRevision").optional() };

export const Submission = withStart(z.strictObject({ ...TourInput.shape, ...Published }));

export const Update = withStart(z.strictObject({
  ...TourUpdate.shape,
  ...Published,
  revision: Revision("revision").optional(),
}));

export const VisibilityChange = z.strictObject({
  visibility: TourVisibility,
  revision: Revision("revision").optional(),
});

/** The cards of all public tours, newest first. */
export async function list(c: Ctx) {
  const tours = await readPage(c, (request) => listTours(c.var.parts.kv, request));
  shared(c);
  return c.json(tours);
}

/** The cards of the caller's tours, newest first. */
export async function listOwn(c: Ctx) {
  const { id } = await signedIn(c);
  return c.json(await readPage(c, (request) => listToursByUser(c.var.parts.kv, id, request)));
}

/** The page of tours for the query; the answer gets a link to the next page. */
async function readPage<T>(c: Ctx, read: (request: PageRequest) => Promise<TourPage<T>>) {
  const { limit = MAX_LIST, cursor } = parseQuery(c, ListQuery);
  const { tours, cursor: next } = await read({ limit, cursor });
  if (next !== undefined) {
    const query = new URLSearchParams({ limit: String(limit), cursor: next });
    c.header("link", `<${c.req.path}?${query}>; rel="next"`);
  }
  return tours;
}

/** The cards of the tours that begin around a position, the nearest first. */
export async function nearby(c: Ctx) {
  const { lat, lng, radius, limit } = parseQuery(c, NearbyQuery);
  const center = { latitude: lat, longitude: lng };
  const tours = await findNearbyTours(c.var.parts.kv, center, radius * 1000, limit);
  shared(c);
  return c.json(await withPlaces(tours));
}

/** The tours in a box one by one, or in clusters. */
export async function map(c: Ctx) {
  const { box, zoom, filter } = parseQuery(c, TourMapQuery);
  const { parts: { kv }, tourIndex } = c.var;
  const found = isOpen(filter)
    ? await findToursInBox(kv, box, zoom)
    : await tourIndex.map(filter, box, zoom);
  shared(c);
  return c.json(found);
}

/** The bounding box of the tours that match a filter. */
export async function extent(c: Ctx) {
  const filter = parseQuery(c, TourExtentQuery);
  const { parts: { kv }, tourIndex } = c.var;
  const { tours: total } = await countTours(kv);
  const extentOfAll = async () => ({ ...extentOf(await findCorners(kv)), total });
  const found = isOpen(filter) && total > tourIndex.mostAwaited
    ? await extentOfAll()
    : await tourIndex.extent(filter);
  shared(c);
  return c.json(found);
}

/** One tour with its stops. */
export async function read(c: Ctx) {
  const found = await findVisibleTour(c);
  if (!found) throw new Problem(404, NOT_FOUND);
  shared(c);
  return c.json(found.tour);
}

/** Makes a tour from a form. */
export async function create(c: Ctx) {
  const by = actorOf(await signedIn(c));
  const { draftId, draftRevision, ...input } = await parseJson(c, Submission);
  refuseOwnApi(c, input);
  const { kv, now } = c.var.parts;
  const draft = { draftId: draftId ?? undefined, draftRevision };
  try {
    const tour = await submitTour(kv, input, {
      userId: by.id,
      by,
      now: now(),
      ...draft,
      idempotent: idempotentRequestOf(c, by.id, { ...input, draftId }),
    });
    return c.json(tour, 201, { location: `/api/tours/${tour.id}` });
  } catch (error) {
    return await withCurrent(c, error, draft);
  }
}

/** Saves the form of a tour. */
export async function update(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const body = await parseJson(c, Update);
  const { revision, draftId, draftRevision, ...input } = body;
  refuseOwnApi(c, input);
  const draft = { draftId: draftId ?? undefined, draftRevision };
  const idempotent = idempotentRequestOf(c, by.id, body);
  try {
    const change = { revision, ...draft, now: now(), by, idempotent };
    const saved: HandedInTour = await updateTour(kv, id, input, change);
    // What others have handed in is not in the history yet.
    if (revision !== undefined && !saved.handedIn) {
      const between = { from: revision, saved: saved.revision, userId: by.id };
      saved.mergedWith = await namesOfMerged(kv, id, between);
    }
    return c.json(saved, statusOf(saved));
  } catch (error) {
    return await withCurrent(c, error, draft, id);
  }
}

/** 202 for a save that waits for review. */
export const statusOf = ({ handedIn }: HandedInTour) => handedIn ? 202 : 200;

/** Changes the visibility of a tour. */
export async function changeVisibility(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const change = await parseJson(c, VisibilityChange);
  try {
    const saved = await setVisibility(kv, id, change.visibility, { ...change, now: now(), by });
    const { visibility, revision, updatedAt, handedIn } = saved;
    return c.json({ id, visibility, revision, updatedAt, handedIn }, statusOf(saved));
  } catch (error) {
    return await withCurrent(c, error, {}, id);
  }
}

/**
 * Answers a conflict with the stored draft if that is the outdated one, else with the stored tour.
 */
async function withCurrent(c: Ctx, error: unknown, { draftId }: PublishedDraft, tourId?: string) {
  if (!(error instanceof Problem) || error.status !== 409) throw error;
  const { kv } = c.var.parts;
  if (draftId && error.errors?.some(({ path }) => path === STALE_DRAFT)) {
    const { id: userId } = await signedIn(c);
    return problemResponse(error, { currentDraft: await getDraft(kv, userId, draftId) });
  }
  if (tourId === undefined) throw error;
  if (error instanceof MergeRefusal) {
    // Not the tour as it is by now: the conflicts are those with this one.
    const { current, conflicts } = error;
    return problemResponse(error, { current, conflicts });
  }
  const by = actorOf(await signedIn(c));
  return problemResponse(error, { current: await getNewestVersion(kv, tourId, by) });
}

/** Makes a private copy of a tour for the caller. */
export async function duplicate(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  const idempotent = idempotentRequestOf(c, by.id, { duplicate: id });
  const copy = await duplicateTour(kv, id, { by, now: now(), idempotent });
  return c.json(copy, 201, { location: `/api/tours/${copy.id}` });
}

/** Deletes a tour. When an administrator deletes another's, the audit log records it. */
export async function remove(c: Ctx) {
  const { kv, now } = c.var.parts;
  const [id, by] = [parseId(c, NOT_FOUND), actorOf(await signedIn(c))];
  if (!await deleteTour(kv, id, { now: now(), by })) throw new Problem(404, NOT_FOUND);
  return c.body(null, 204);
}
