/** The requests that send a visitor's progress to the server. */
import type { Progress, ProgressPatch } from "../model/tour/progress.ts";
import { isForLater } from "../device/calls.ts";
import type { OutboxEntry } from "./merge_entries.ts";

/**
 * The result of a request: answered; to be tried again later; or refused for good, with the
 * answer's status.
 */
type SendResult =
  | { result: "done"; progress: Progress }
  | { result: "later" }
  | { result: "refused"; status: number };

/** The used part of `fetch`. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

async function call(
  fetch: Fetch,
  method: string,
  path: string,
  body?: unknown,
): Promise<SendResult> {
  try {
    const response = await fetch(path, {
      method,
      credentials: "include",
      ...(body
        ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
        : {}),
    });
    if (response.ok) return { result: "done", progress: await response.json() };
    await response.body?.cancel();
    const { status } = response;
    return isForLater(status) ? { result: "later" } : { result: "refused", status };
  } catch {
    return { result: "later" };
  }
}

/** Begins or continues a tour; with `anew` it always begins. */
const sendStart = (
  fetch: Fetch,
  tourId: string,
  { anew = false } = {},
): Promise<SendResult> => call(fetch, "POST", `/api/tours/${tourId}/start${anew ? "?anew" : ""}`);

/** Merges a patch into the record `id`. */
const sendPatch = (fetch: Fetch, id: string, patch: ProgressPatch): Promise<SendResult> =>
  call(fetch, "PATCH", `/api/progress/${id}`, patch);

/**
 * Sends one entry of the outbox; `knownId` is the id of the tour's record, if an answer has named
 * it since.
 */
export async function sendEntry(
  fetch: Fetch,
  { tourId, progressId, patch, anew }: OutboxEntry,
  knownId?: string,
): Promise<SendResult> {
  if (!patch) return await sendStart(fetch, tourId, { anew });
  const id = progressId ?? knownId;
  if (id) return await sendPatch(fetch, id, patch);
  const found = await findOrStart(fetch, tourId);
  return found.result === "done" ? await sendPatch(fetch, found.progress.id, patch) : found;
}

/** Gets the record of a tour, and begins one if it is missing. A finished record stays finished. */
async function findOrStart(fetch: Fetch, tourId: string): Promise<SendResult> {
  const found = await call(fetch, "GET", `/api/tours/${tourId}/progress`);
  return found.result === "refused" && found.status === 404 ? sendStart(fetch, tourId) : found;
}
