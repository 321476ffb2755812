/** The service worker's part: sends what waits, while no page is open. */
import { api, ApiError } from "../../device/calls.ts";
import type { User } from "../../model/account/user.ts";
import { createOutbox, type OutboxParts } from "../../progress/outbox.ts";
import { sendDraftsHere } from "./send_drafts.ts";

type Parts = {
  request?: typeof api;
  progress?: Partial<OutboxParts>;
  sendDrafts?: typeof sendDraftsHere;
};

/**
 * Sends the progress and the drafts of the user whom the server knows; nothing of others. Rejects
 * when something should be tried again.
 */
export async function sendInBackground(
  { request = api, progress, sendDrafts = sendDraftsHere }: Parts = {},
): Promise<void> {
  const userId = await signedInUser(request);
  if (userId === undefined) return;
  const fetch: OutboxParts["fetch"] = (path, init) => globalThis.fetch(path, init);
  const outbox = createOutbox({ userId, fetch, ...progress });
  await outbox.flush();
  if (outbox.size > 0 || !await sendDrafts(userId)) throw new Error("The rest is sent later");
}

async function signedInUser(request: typeof api): Promise<string | undefined> {
  try {
    return (await request<User>("GET", "/api/auth/user")).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
