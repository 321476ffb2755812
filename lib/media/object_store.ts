/** Named objects in a folder of this machine, or in a bucket of an S3 server. */

/** Which bytes of an object: the first and the last, both inclusive, from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Objects by their names, such as `media/….mp3`: words of letters, digits, dots and hyphens with
 * slashes between. All functions throw an Error when the folder or the server fails.
 */
export type ObjectStore = {
  /**
   * Stores an object of `size` bytes, replacing an earlier one; readers see all of it or nothing.
   * Holds only a few megabytes in memory. Throws when `content` has another size.
   */
  put(name: string, content: AsyncIterable<Uint8Array<ArrayBuffer>>, size: number): Promise<void>;
  /** Throws a `DiskFull` where the disk has no room for so many bytes; missing for a bucket. */
  requireRoomFor?(bytes: number): void;
  /** The size of an object in bytes; null for a missing one. */
  size(name: string): Promise<number | null>;
  /** The bytes of an object, or a valid range of it; null for a missing one. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  /** The names of all objects that begin with the folder `name` and a slash. */
  list(name: string): AsyncIterable<string>;
  /** Removes an object. No effect on a missing one. */
  remove(name: string): Promise<void>;
  /** Removes all objects whose names begin with the folder `name` and a slash. */
  removeFolder(name: string): Promise<void>;
};
