/** Which shape the records of a store have. */

/**
 * The version of the shapes that this program writes: tours carry it as `schemaVersion`, a whole
 * store under `SCHEMA_KEY`. A change of shape takes the next number, and a step in
 * `migration/migrate.ts` that brings older records to it.
 *
 * - 1: what was written before versions were: stops and indexes beside one record of a tour.
 * - 2: stops by revision, histories, cards, counts.
 * - 3: the cards by place in pages.
 * - 4: cards in a page as numbers and texts, no longer as JSON.
 * - 5: datestamps of public tours, for harvesters.
 */
export const SCHEMA_VERSION = 5;

/** The version of all records of a store: a number, missing before version 2. */
export const SCHEMA_KEY: Deno.KvKey = ["schema_version"];
