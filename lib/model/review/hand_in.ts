/**
 * Versions of archives that wait for review, on sites that show archives only after an approval
 * (`REVIEW=on`).
 */
import { Id } from "../id.ts";
import { requiredText } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import type { SavedTour } from "../tour/tour.ts";
import type { Visibility } from "../tour/visibility.ts";

const t = texts("rules");

/**
 * What became of a version that was handed in. "waiting" versions are in the queue. The author's
 * form goes on from a "waiting", "returned" or "taken-back" one. "approved" and "discarded" ones
 * are done.
 */
export const HAND_IN_STATES = [
  "waiting",
  "returned",
  "taken-back",
  "approved",
  "discarded",
] as const;
export type HandInState = typeof HAND_IN_STATES[number];

/** Whether the author's form goes on from a version in this state. */
export const isUnsettled = (state: HandInState): boolean =>
  state !== "approved" && state !== "discarded";

/**
 * A version that was handed in, as authors and archivists see it. `id` changes with each handing
 * in; `revision` is the number that a save names which goes on from it. Times are ISO 8601.
 * `comment` is the archivist's, of a returned version; `decidedBy` is the name of who approved or
 * returned.
 */
export type HandIn = {
  tourId: string;
  id: string;
  revision: number;
  state: HandInState;
  /** The title of the version. */
  title: string;
  /** Who would see it. */
  visibility: Visibility;
  handedInAt: string;
  /** The name of the author; missing if that account is deleted. */
  handedInBy?: string;
  comment?: string;
  decidedAt?: string;
  decidedBy?: string;
};

/** The answer to a save that was handed in. */
export type HandedIn = Pick<HandIn, "id" | "revision" | "visibility" | "handedInAt">;

/** A tour after a save. With `handedIn` visitors do not see this version yet. */
export type HandedInTour = SavedTour & { handedIn?: HandedIn };

/** An entry of the queue: `isFirst` where nobody has seen the archive yet. */
export type QueuedHandIn = HandIn & { owner?: string; isFirst: boolean };

/** Longest comment, in characters. */
export const MAX_COMMENT = 4000;

/** Which version a decision is about: an archivist decides on what they have compared. */
export const Decision = z.strictObject({ id: Id });

/** A version goes back to its author, with a comment. */
export const Return = z.strictObject({
  id: Id,
  comment: requiredText(() => t("comment"), MAX_COMMENT),
});
