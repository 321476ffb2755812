/** Access to the bytes beside the store, which the caller of the checks provides. */
export type StoredFiles = {
  /** The size of a stored file in bytes, by its name; null for a missing one. */
  mediaSize(name: string): Promise<number | null>;
  /** The SHA-256 of its bytes; null for a missing one. */
  mediaHash(name: string): Promise<string | null>;
  /** The same of the document of a release, by its id. */
  documentSize(id: string): Promise<number | null>;
  documentHash(id: string): Promise<string | null>;
  /** Like `mediaSize`, for a part of an upload. */
  partSize(uploadId: string, part: string): Promise<number | null>;
  /**
   * All that is there: `media/{name}`, `documents/{id}`, `uploads/{id}/{part}`, and what was being
   * written.
   */
  list(): AsyncIterable<string>;
  /** Removes one of these. */
  remove(name: string): Promise<void>;
};
