/** The number of a saved version, by which a save names what it started from. */
import { z } from "../zod.ts";

/** A revision, from 1; `name` is the field's, for the messages. */
export const Revision = (name: string) =>
  z.int(`${name} must be a whole number`).min(1, `${name} must be 1 or more`);

/**
 * One save of a tour in its history: when it was (ISO 8601), by whom (a name, missing where that
 * user is gone), and what lists show of the tour as it was then.
 */
export type SavedRevision = {
  revision: number;
  savedAt: string;
  savedBy?: string;
  title: string;
  stopCount: number;
};
