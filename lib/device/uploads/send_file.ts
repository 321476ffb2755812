/** Sends a file to our server by tus (routes/api/uploads.ts), continuing an interrupted upload. */
import { type DetailedError, Upload } from "tus-js-client";
import type { Media, UploadState } from "../../model/media/media.ts";
import { api, ApiError, NoAnswer } from "../api.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/**
 * The file. `key` is the same for each attempt, so that they become one upload; `uploadUrl` is an
 * earlier attempt's. `originalOf` is the SHA-256 of the recording made from it.
 */
export type FileToSend = {
  blob: Blob;
  name: string;
  key: string;
  uploadUrl?: string;
  originalOf?: string;
};

export type SendParts = {
  signal: AbortSignal;
  /** Called with the upload's path once the server has begun it. */
  onUrl: (url: string) => void;
  /** Called with the number of bytes on the server. */
  onProgress: (bytes: number) => void;
};

/** The time limit without progress in milliseconds: a connection can be dead without an error. */
const STALLED = 60_000;

const ENDPOINT = "/api/uploads";

/**
 * Resolves to what the server has stored.
 *
 * @throws {ApiError} what the server refuses; 415 or 400 for an unsuitable file, 404 for an
 *   `uploadUrl` that it no longer knows.
 * @throws {NoAnswer} when there is no connection.
 * @throws the reason of `signal` once that is aborted; sent bytes stay there.
 */
export async function sendFile(file: FileToSend, parts: SendParts): Promise<Media> {
  const { body, url } = await transfer(file, parts);
  const state: UploadState = body ?? await api("GET", url, undefined, {}, parts.signal);
  return mediaOf(
    state.state === "received" ? await finish(url, file.blob.size, parts.signal) : state,
  );
}

/** Asks the server, which failed after the last byte, to check the file again. */
const finish = (url: string, size: number, signal: AbortSignal): Promise<UploadState> => {
  const headers = {
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
    "upload-offset": String(size),
  };
  return api("PATCH", url, undefined, headers, signal);
};

function mediaOf(state: UploadState): Media {
  if (state.state === "finished") return state.media;
  const detail = state.state === "refused" ? state.detail : t("fileIncomplete");
  throw new ApiError(state.state === "refused" ? 415 : 503, JSON.stringify({ detail }), "");
}

type Sent = { url: string; body?: UploadState };

function transfer(
  { blob, name, key, uploadUrl, originalOf }: FileToSend,
  { signal, onUrl, onProgress }: SendParts,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = (error?: unknown) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      if (error === undefined) return;
      upload.abort().catch(() => {});
      reject(error);
    };
    const abort = () => end(signal.reason);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(new NoAnswer("The connection has stalled")), STALLED);
    };
    const upload = new Upload(blob, {
      // With both, a failed request for the offset would begin a new upload.
      ...(uploadUrl ? { uploadUrl } : { endpoint: ENDPOINT }),
      headers: { "Idempotency-Key": key },
      metadata: {
        filename: name,
        filetype: blob.type,
        ...originalOf ? { originalof: originalOf } : {},
      },
      // The queue retries, and remembers the address.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onUrl(upload.url!),
      onProgress(bytes) {
        moved();
        onProgress(bytes);
      },
      onError: (error) => end(toApiError(error)),
      onSuccess({ lastResponse }) {
        end();
        const text = lastResponse.getBody();
        resolve({ url: upload.url!, ...(text ? { body: JSON.parse(text) } : {}) });
      },
    });
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", abort);
    moved();
    upload.start();
  });
}

function toApiError(error: Error | DetailedError): Error {
  if (!("originalRequest" in error)) return error; // Of the library, without a request.
  const answer = error.originalResponse;
  if (!answer) return new NoAnswer(error.message, { cause: error });
  const retryAfter = Number(answer.getHeader("retry-after")) || undefined;
  return new ApiError(answer.getStatus(), answer.getBody(), "", retryAfter);
}
