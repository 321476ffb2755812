/** Releases of recordings, withdrawals that outlive their archive, and documents that go. */
import { z } from "zod";
import { Release } from "../../model/consent/release.ts";
import { Id } from "../../model/id.ts";
import { Collection } from "../kv/collection.ts";
import { FileHash, Positive, Time } from "../kv/fields.ts";

/** A release as it is stored; `ownerId` is the owner of its archive. */
export const ReleaseRecord = z.object({
  ...Release.shape,
  tourId: Id,
  ownerId: Id,
  /** Missing in those that were made before changes were counted. */
  revision: Positive.optional(),
  /** The editor who added it; goes with the first change. */
  addedBy: Id.optional(),
  /** The release of the original, with which this one of a translation was withdrawn. */
  withdrawnWith: Id.optional(),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;

/** Since when the archive had the recording, and when the release was withdrawn. */
export const SealRecord = z.object({ since: Time, withdrawnAt: Time });
export type SealRecord = z.infer<typeof SealRecord>;

/** The releases of an archive; they sort by time of creation. */
export const Consents = new Collection("consents", [Id, Id], ReleaseRecord);

/** The withdrawn recordings of archives that are gone. */
export const Seals = new Collection("seals", [FileHash], SealRecord);

/** Documents that no release names: from when on their bytes may be removed. */
export const DocumentRemovals = new Collection(
  "document_removals",
  [Id],
  z.object({ after: Time }),
);
