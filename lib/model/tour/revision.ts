/** The number of a saved version. A save names the version that it started from. */
import { z } from "../zod.ts";

/** A revision, from 1; `name` is the field's name in messages. */
export const Revision = (name: string) =>
  z.int(`${name} must be a whole number`).min(1, `${name} must be 1 or more`);

/**
 * A version in a tour's history: its time (ISO 8601), its author's name (missing if that account is
 * deleted), and the tour's card at that time.
 */
export type SavedRevision = {
  revision: number;
  savedAt: string;
  savedBy?: string;
  title: string;
  stopCount: number;
};
