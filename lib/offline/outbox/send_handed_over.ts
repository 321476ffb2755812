/** The service worker's part: sends what pages have passed on, while none is open. */
import { api, ApiError } from "../../device/api.ts";
import type { HandedOver, HandedOverDraft, HandedOverStore } from "../../device/handed_over.ts";
import type { User } from "../../model/account/user.ts";
import type { OutboxEntry } from "../../progress/outbox_entries.ts";
import { type Fetch, sendEntry } from "../../progress/progress_requests.ts";
import { sendDrafts } from "./send_drafts.ts";
import type { UnsentDraft } from "./waiting_drafts.ts";

type Parts = { store: HandedOverStore; fetch?: Fetch; request?: typeof api };

/**
 * Sends progress and drafts in order, and stores in `store` how much has arrived. No effect unless
 * the user they wait for is signed in. Rejects when something should be tried again.
 */
export async function sendHandedOver(
  { store, fetch = (path, init) => globalThis.fetch(path, init), request = api }: Parts,
): Promise<void> {
  const handedOver = await store.read();
  if (!handedOver || await signedInUser(request) !== handedOver.userId) return;
  await sendProgress(handedOver, store, fetch);
  const drafts = handedOver.drafts as (UnsentDraft & HandedOverDraft)[];
  const replace = (draft: UnsentDraft & HandedOverDraft) => {
    drafts.splice(drafts.findIndex(({ id }) => id === draft.id), 1, draft);
    return store.write(handedOver);
  };
  const hasSentAll = await sendDrafts({
    list: () => drafts.filter(({ isSent, isRefused }) => !isSent && !isRefused),
    update: replace,
    remove: (draft) => replace({ ...draft, isSent: true }),
  }, { request });
  if (!hasSentAll) throw new Error("Drafts wait for a better connection");
}

async function signedInUser(request: typeof api): Promise<string | undefined> {
  try {
    return (await request<User>("GET", "/api/auth/user")).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

async function sendProgress(
  handedOver: HandedOver,
  store: HandedOverStore,
  fetch: Fetch,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const text of handedOver.progress.slice(handedOver.progressSent)) {
    const entry: OutboxEntry = JSON.parse(text);
    const sent = await sendEntry(fetch, entry, ids.get(entry.tourId));
    if (sent.result === "later") throw new Error("Progress waits for a better connection");
    if (sent.result === "done") ids.set(entry.tourId, sent.progress.id);
    else ids.delete(entry.tourId);
    handedOver.progressSent++;
    await store.write(handedOver);
  }
}
