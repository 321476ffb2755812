/** Saves a draft on the server, for its form and for the device's queue. */
import { api, ApiError } from "./calls.ts";
import type { Draft } from "../model/tour/draft.ts";

/** A request that creates something, with its key, until it is answered. */
export type PendingCreate<T> = { key: string; body: T };

/** The body; the server's `DraftInput`. */
export type DraftBody = {
  title: string;
  draftData: unknown;
  templateUsed?: string;
  /** The tour that the form changes, and the tour's revision at the beginning. */
  tourId?: string;
  tourRevision?: number;
  /** The form's id, the same in all its saves. */
  formId?: string;
  /** When the form was last changed, by the clock of its device. ISO 8601 in UTC. */
  formChangedAt?: string;
};

/** The known state of the draft on the server. */
export type DraftIdentity = {
  /** Missing until the server has answered the request that creates the draft. */
  draftId?: string;
  /** The draft's revision after the last save from here, or as it was loaded. */
  draftRevision?: number;
  /**
   * The draft's `updatedAt` instead of its revision, stored by versions of the program without
   * revisions.
   */
  savedAt?: string;
  /** The request that creates the draft, while it is not answered. */
  pendingCreate?: PendingCreate<DraftBody>;
};

export type SendDraftParts = {
  /**
   * Called before a request that creates the draft is sent, and with each answer. A promise that it
   * returns is awaited.
   */
  onIdentity: (identity: DraftIdentity) => unknown;
  request?: typeof api;
  newKey?: () => string;
};

/** The server's answer to a save. */
type Saved = { id: string; revision: number };

/** The draft was saved from elsewhere since: nothing was changed. `current` is the stored draft. */
export class DraftConflict extends Error {
  override name = "DraftConflict";
  constructor(readonly current: Draft) {
    super("The draft was saved from elsewhere in the meantime");
  }
}

/**
 * Creates the draft, or updates the one in `identity`. A creation whose answer was lost is sent
 * again unchanged with the same key, so that the server answers with the draft that it made the
 * first time; later changes go into an update. A draft that was deleted elsewhere is made again.
 * Rejects with a `DraftConflict` if the draft has another content and revision than this one began
 * from; otherwise as `api` does.
 */
export async function sendDraft(
  draft: DraftBody,
  identity: DraftIdentity,
  { onIdentity, request = api, newKey = () => crypto.randomUUID() }: SendDraftParts,
): Promise<void> {
  const saved = ({ id, revision }: Saved) => onIdentity({ draftId: id, draftRevision: revision });

  /** A stored draft with the same content counts as saved; an earlier save of the form goes on. */
  async function resolve(current: Draft): Promise<void> {
    if (isSameDraft(current, draft)) await saved(current);
    else if (isEarlierSave(current, draft)) await update(current);
    else throw new DraftConflict(current);
  }

  /** Resolves to the draft that was made; to undefined if it already existed unchanged. */
  async function create({ key, body }: PendingCreate<DraftBody>): Promise<Saved | undefined> {
    const stored = onIdentity({ pendingCreate: { key, body } });
    // A page that is being left can still send, but cannot wait.
    if (stored instanceof Promise) await stored;
    try {
      const headers = { "idempotency-key": key };
      const made = await request<Saved>("POST", "/api/drafts", body, headers);
      await saved(made);
      return made;
    } catch (error) {
      // A refusal is an answer: nothing was created. After a failure of the server nobody knows.
      if (error instanceof ApiError && error.status < 500) await onIdentity({});
      const current = currentDraftOf(error);
      if (!current) throw error;
      await resolve(current);
    }
  }

  async function update({ id, revision }: Saved): Promise<void> {
    try {
      await saved(await request<Saved>("PUT", `/api/drafts/${id}`, { ...draft, revision }));
    } catch (error) {
      const current = currentDraftOf(error);
      if (current) return await resolve(current);
      if (!isMissing(error)) throw error;
      await create({ key: newKey(), body: draft });
    }
  }

  const { draftId, draftRevision: revision, savedAt, pendingCreate } = identity;
  if (pendingCreate) {
    const made = await create(pendingCreate);
    if (made) await update(made);
  } else if (draftId === undefined) {
    await create({ key: newKey(), body: draft });
  } else if (revision !== undefined) {
    await update({ id: draftId, revision });
  } else {
    const current = await readDraft(draftId, request);
    if (current && current.updatedAt !== savedAt) return await resolve(current);
    await update({ id: draftId, revision: current?.revision ?? 1 });
  }
}

/** The stored draft; undefined if it was deleted. Otherwise rejects as `api` does. */
export async function readDraft(
  id: string,
  request: typeof api = api,
): Promise<Draft | undefined> {
  try {
    return await request<Draft>("GET", `/api/drafts/${encodeURIComponent(id)}`);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True when a stored draft has the content of this one. */
export const isSameDraft = ({ draftData }: Draft, draft: Pick<DraftBody, "draftData">): boolean =>
  JSON.stringify(draftData) === JSON.stringify(draft.draftData);

/** What tells the saves of one form apart. */
type FormSave = Pick<DraftBody, "formId" | "formChangedAt">;

/** True for a stored draft that `form` has saved, and changed since. */
export const isEarlierSave = (draft: FormSave, form: FormSave): boolean =>
  isSameForm(draft, form) && draft.formChangedAt! <= form.formChangedAt!;

/** True for a stored draft that `form` has saved with all of its changes. */
export const isLaterSave = (draft: FormSave, form: FormSave): boolean =>
  isSameForm(draft, form) && draft.formChangedAt! >= form.formChangedAt!;

/** False also if the times are unknown, as in drafts of older versions of the program. */
const isSameForm = (a: FormSave, b: FormSave): boolean =>
  a.formId !== undefined && a.formId === b.formId &&
  a.formChangedAt !== undefined && b.formChangedAt !== undefined;

/** The draft that the server names when it refuses a save because of it. */
function currentDraftOf(error: unknown): Draft | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.member<Draft>("current");
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
