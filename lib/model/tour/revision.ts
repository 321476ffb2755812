/** The number of a saved version. A save names the version that it started from. */
import { z } from "../zod.ts";

/** A revision, from 1. */
export const Revision = z.int().min(1);

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
