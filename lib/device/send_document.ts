/** Sends the signed document of a release (routes/api/documents.ts). */
import type { Release } from "../model/consent/release.ts";
import { ApiError, NoAnswer } from "./calls.ts";

/** How long nothing may move, in milliseconds: a line can be dead without any error. */
const STALLED = 60_000;

/**
 * Resolves to the release with its document. `onProgress` hears how much of the file has left this
 * device, from 0 to 1; `fetch` would not say it.
 *
 * @throws {ApiError} what the server refuses.
 * @throws {NoAnswer} when there is no connection.
 */
export function sendDocument(
  { path, file, revision }: { path: string; file: File; revision?: number },
  onProgress: (share: number) => void,
): Promise<Release> {
  const query = new URLSearchParams({ name: file.name });
  if (revision !== undefined) query.set("revision", String(revision));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED);
    };
    const broken = () => reject(new NoAnswer("Nothing has answered"));
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 300) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText, statusText));
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onloadend = () => clearTimeout(timer);
    request.open("PUT", `${path}?${query}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    moved();
    request.send(file);
  });
}
