/** Creates an archive once, however often its form is sent, because an answer may be lost. */
import { api, ApiError } from "../../../../lib/device/api.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import { wholeUpdate } from "../../../../lib/model/tour/tour_form.ts";
import type { PendingCreate } from "../../../../lib/device/send_draft.ts";

/** The form, and the draft that becomes the archive. */
export type NewTour = TourInput & { draftId?: string; draftRevision?: number };

type Parts = {
  /** An earlier page's request without an answer. */
  pending?: PendingCreate<NewTour>;
  /** Called before a request that creates the archive is sent, and when it is answered. */
  onPending: (pending: PendingCreate<NewTour> | undefined) => void;
  request?: typeof api;
  newKey?: () => string;
};

/**
 * Returns the function that sends the form and resolves to the archive's id. After a lost answer
 * the first form is sent again with its key, so that the server names the archive that it made;
 * later changes go into an update. Rejects as `api` does.
 */
export function createTourSubmission({ pending, onPending, ...parts }: Parts) {
  const { request = api, newKey = () => crypto.randomUUID() } = parts;
  const setPending = (next: typeof pending) => onPending(pending = next);

  async function create(sent: PendingCreate<NewTour>): Promise<string> {
    setPending(sent);
    try {
      const headers = { "idempotency-key": sent.key };
      const { id } = await request<{ id: string }>("POST", "/api/tours", sent.body, headers);
      return id;
    } catch (error) {
      // A refusal is an answer: nothing was created. After a failure of the server nobody knows.
      if (isRefusal(error)) setPending(undefined);
      throw error;
    }
  }

  /**
   * The archive of the unanswered request, with the form's present content; undefined without one.
   */
  async function finish(tour: NewTour): Promise<string | undefined> {
    if (!pending) return undefined;
    const { body } = pending;
    try {
      const id = await create(pending);
      if (JSON.stringify(body) === JSON.stringify(tour)) return id;
      const { draftId, draftRevision: _, ...input } = tour;
      await request("PUT", `/api/tours/${id}`, wholeUpdate(input));
      // The creation has deleted its own draft; one that was saved since would stay in the list.
      if (draftId && draftId !== body.draftId) await deleteDraft(draftId);
      return id;
    } catch (error) {
      // Refused unchanged, or deleted meanwhile: the form becomes a new archive.
      if (isRefusal(error) && [404, 409].includes(error.status)) return undefined;
      throw error;
    }
  }

  const deleteDraft = (id: string) =>
    request("DELETE", `/api/drafts/${id}`).catch((error) =>
      console.warn("The draft of an archive that was created is still there", error)
    );

  return async function submit(tour: NewTour): Promise<string> {
    const id = await finish(tour) ?? await create({ key: newKey(), body: tour });
    setPending(undefined);
    return id;
  };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500;
