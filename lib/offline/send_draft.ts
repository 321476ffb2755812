/** How a draft is saved on the server, by its form and by the queue of the device alike. */
import { api, ApiError } from "../browser/api.ts";

/** A request that creates something, with its key, until its answer has come. */
export type PendingCreate<T> = { key: string; body: T };

/** What is sent; the server's `DraftInput`. */
export type DraftBody = { title: string; draftData: unknown; templateUsed?: string };

/** What is known of the draft on the server. */
export type DraftIdentity = {
  /** Absent until the server has answered the request that creates the draft. */
  draftId?: string;
  /** The draft's `updatedAt` after the last save from here, as the server said it. */
  savedAt?: string;
  /** The request that creates the draft, while its answer has not come. */
  pendingCreate?: PendingCreate<DraftBody>;
};

export type SendDraftParts = {
  /**
   * Called before a request that creates the draft is sent, and with each answer. A promise
   * that it returns is awaited.
   */
  onIdentity: (identity: DraftIdentity) => unknown;
  request?: typeof api;
  newKey?: () => string;
};

/** What the server answers to a save. */
type Saved = { id?: string; updatedAt?: string };

/**
 * Creates the draft, or updates it where `identity` names one. A creation whose answer was lost is
 * sent again as it was, under the same key, so that the server answers with the draft that it made
 * the first time; what has changed since goes into an update. A draft that was deleted elsewhere is
 * made anew. Rejects as `api` does.
 */
export async function sendDraft(
  draft: DraftBody,
  { draftId, pendingCreate }: DraftIdentity,
  { onIdentity, request = api, newKey = () => crypto.randomUUID() }: SendDraftParts,
): Promise<void> {
  async function create({ key, body }: PendingCreate<DraftBody>): Promise<string | undefined> {
    const stored = onIdentity({ pendingCreate: { key, body } });
    // A page that is being left can still send, but waits for nothing.
    if (stored instanceof Promise) await stored;
    try {
      const headers = { "idempotency-key": key };
      const { id, updatedAt } = await request<Saved>("POST", "/api/drafts", body, headers);
      await onIdentity({ draftId: id, ...(updatedAt ? { savedAt: updatedAt } : {}) });
      return id;
    } catch (error) {
      // A refusal is an answer: nothing was created. After a failure of the server nobody knows.
      if (error instanceof ApiError && error.status < 500) await onIdentity({});
      throw error;
    }
  }

  async function update(id: string): Promise<void> {
    try {
      const { updatedAt } = await request<Saved>("PUT", `/api/drafts/${id}`, draft);
      if (updatedAt) await onIdentity({ draftId: id, savedAt: updatedAt });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      await create({ key: newKey(), body: draft });
    }
  }

  const id = pendingCreate ? await create(pendingCreate) : draftId;
  if (id) await update(id);
  else await create({ key: newKey(), body: draft });
}
