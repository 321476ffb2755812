/** Messages between pages and the service worker. */

/**
 * Asks to save the sending page, which was loaded before the worker was there; or the page at
 * `path`, which Turbo has put in its place since: the worker knows only what was loaded.
 */
export type SaveRequest = { type: "save-page"; path?: string };

export const isSaveRequest = (data: unknown): data is SaveRequest =>
  (data as Partial<SaveRequest> | null)?.type === "save-page";

/** The tag of the browser's `sync` event, by which the worker sends what waits. */
export const SYNC_TAG = "send-unsent";

/** Asks each open page to send what waits; sent by the worker. */
export type SendRequest = { type: "send-unsent" };

export const isSendRequest = (data: unknown): data is SendRequest =>
  (data as Partial<SendRequest> | null)?.type === "send-unsent";

/**
 * Asks a waiting new build to take over. By itself it waits until no page of the build before is
 * open. A page that is alone, already of the new build, and has nothing to lose may ask for it
 * earlier.
 */
export type TakeoverRequest = {
  type: "take-over";
  /** The paths of the page's script and style sheet. */
  files: string[];
};

/** True for a message of a page of ours. */
export function isTakeoverRequest(data: unknown): data is TakeoverRequest {
  const { type, files } = (data ?? {}) as Partial<TakeoverRequest>;
  return type === "take-over" && Array.isArray(files);
}

/**
 * True when the files of the build before are no longer needed: the asking page names all of
 * `pageFiles`, and is the only one open.
 */
export const mayTakeOver = (
  { files }: TakeoverRequest,
  { pageFiles, openPages }: { pageFiles: readonly string[]; openPages: number },
): boolean => openPages <= 1 && pageFiles.every((file) => files.includes(file));
