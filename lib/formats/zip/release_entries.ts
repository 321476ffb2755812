/**
 * Releases in the zip file of an archive, where its owner wants them there: `releases.json`, and
 * each signed document as `documents/{id}.pdf`. What reads archives leaves them alone.
 */
import type { DocumentExtension } from "../../model/consent/document.ts";
import type { Release } from "../../model/consent/release.ts";

/** Where the releases are, as paths of an `ArchiveFiles`. */
export const RELEASES_ENTRY = "/releases.json";

/** Where a document is. */
export const documentEntry = (
  { id, extension }: { id: string; extension: DocumentExtension },
): string => `/documents/${id}.${extension}`;

/** The bytes of `releases.json`. */
export const packReleases = (releases: readonly Release[]): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ releases }, null, 2) + "\n");
