/** The bytes beside the store, which whoever has them names to the checks. */
export type StoredFiles = {
  /** How many bytes a stored file has, by its name; null where there is none. */
  mediaSize(name: string): Promise<number | null>;
  /** The SHA-256 of its bytes; null where there is none. */
  mediaHash(name: string): Promise<string | null>;
  /** As `mediaSize`, of a part of an upload. */
  partSize(uploadId: string, part: string): Promise<number | null>;
  /** All that is there: `media/{name}`, `uploads/{id}/{part}`, and what was being written. */
  list(): AsyncIterable<string>;
  /** Removes one of these. */
  remove(name: string): Promise<void>;
};
