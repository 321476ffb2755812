/** Which shape the store's records have. */

/**
 * The version of the shapes that this program writes. Records carry it as `schemaVersion`; the
 * store as a whole under `["schema_version"]`. A change of shape takes the next number and a
 * migration.
 */
export const SCHEMA_VERSION = 2;
