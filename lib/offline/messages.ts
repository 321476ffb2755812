/** What pages ask of the service worker, and it of them. */

/** To save the page that sends it: it was there before the worker, which has not seen it. */
export type SaveRequest = { type: "save-page" };

export const isSaveRequest = (data: unknown): data is SaveRequest =>
  (data as Partial<SaveRequest> | null)?.type === "save-page";

/** To send what waits, said by the worker to each page that is open. */
export type SendRequest = { type: "send-unsent" };

export const isSendRequest = (data: unknown): data is SendRequest =>
  (data as Partial<SendRequest> | null)?.type === "send-unsent";

/**
 * To take over, sent to a new build that waits. By itself it waits until no page is open that the
 * build before serves. A page that is of the new build already, alone, and loses nothing may ask
 * for it earlier.
 */
export type TakeoverRequest = {
  type: "take-over";
  /** The addresses of the script and the style sheet that the page names, as paths. */
  files: string[];
};

/** True for what a page of ours sends, and nobody else's message. */
export function isTakeoverRequest(data: unknown): data is TakeoverRequest {
  const { type, files } = (data ?? {}) as Partial<TakeoverRequest>;
  return type === "take-over" && Array.isArray(files);
}

/**
 * True where nobody is left who needs the files of the build before: the page that asks names all
 * of `pageFiles`, and is the only one open.
 */
export const mayTakeOver = (
  { files }: TakeoverRequest,
  { pageFiles, openPages }: { pageFiles: readonly string[]; openPages: number },
): boolean => openPages <= 1 && pageFiles.every((file) => files.includes(file));
