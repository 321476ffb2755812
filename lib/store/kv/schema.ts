/** The version of the store's records. */
import { Collection } from "./collection.ts";
import { Positive } from "./fields.ts";

/**
 * The version that this program writes: tours have it as `schemaVersion`, a store under
 * `SCHEMA_KEY`. A change takes the next number, and needs a step in `migration/migrate.ts` for
 * older records.
 *
 * - 1: everything from before there were versions: stops and indexes beside one record of a tour.
 * - 2: stops by revision, histories, cards, counts.
 * - 3: the cards by place in pages.
 * - 4: cards in a page as numbers and texts, no longer as JSON.
 * - 5: datestamps of public tours, for harvesters.
 * - 6: short codes of tours and stops.
 * - 7: stops without a place on the map, and tours without any other. Older records stay as they
 *   are; older programs would fail on the new ones.
 * - 8: roles of people in tours of others. Older programs would leave them behind when they delete
 *   tours and accounts.
 * - 9: comments, classes, and archives that wait for a review. Older programs would leave them
 *   behind, and publish without a review.
 * - 10: things of archives and stops. Older records of tours have the first picture and an old view
 *   in fields of their own, and are read as things; stories of classes are changed.
 * - 11: legs and areas of stops. Older records of tours have the whole way as a route line, and are
 *   read as legs; older programs would refuse to save the new ones.
 */
export const SCHEMA_VERSION = 11;

/** The version of all records of a store; missing before version 2. */
export const SchemaVersion = new Collection("schema_version", [], Positive);
export const SCHEMA_KEY = SchemaVersion.root;
