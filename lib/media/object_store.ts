/** Where bytes are: named objects in a folder of this machine, or in a bucket of an S3 server. */

/** Which bytes of an object: the first and the last, both inclusive, from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Objects by their names, such as `media/….mp3`: words of letters, digits, dots and hyphens with
 * slashes between. All functions throw an Error when the folder or the server fails.
 */
export type ObjectStore = {
  /**
   * Stores an object of `size` bytes, and replaces one of that name; readers see all of it or
   * nothing. Never holds more of it in memory than a few megabytes. Throws when `content` has
   * another size.
   */
  put(name: string, content: AsyncIterable<Uint8Array<ArrayBuffer>>, size: number): Promise<void>;
  /** How many bytes an object has; null when there is none. */
  size(name: string): Promise<number | null>;
  /** The bytes of an object, or a range that it has; null when there is none. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  /** The names of all objects that begin with the folder `name` and a slash. */
  list(name: string): AsyncIterable<string>;
  /** Removes an object. Without effect when there is none. */
  remove(name: string): Promise<void>;
  /** Removes all objects whose names begin with the folder `name` and a slash. */
  removeFolder(name: string): Promise<void>;
};
