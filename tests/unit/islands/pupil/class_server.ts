/** The server's side of a pupil's stories, for tests of the device's side. */
import { type api, ApiError } from "../../../../lib/device/api.ts";
import type { PupilClass } from "../../../../lib/model/class/class.ts";
import type {
  Submission,
  SubmissionState,
  SubmissionStop,
} from "../../../../lib/model/class/submission.ts";

export const ME = "01J00000000000000000000001";
export const MATE = "01J00000000000000000000002";

/** A storage in memory. */
export function fakeStorage(): Storage {
  const entries = new Map<string, string>();
  const methods: Partial<Storage> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return methods as Storage;
}

type Lost = "request" | "answer";

/** Submissions by the API's rules: a save names its revision, a second one gets 409. */
export function classServer() {
  const stored = new Map<string, Submission>();
  const requests: string[] = [];
  /** What happens to the next requests, one after the other; then all arrive. */
  const lost: (Lost | ApiError | undefined)[] = [];

  function put(id: string, stop: SubmissionStop, changes: Partial<Submission> = {}): Submission {
    const before = stored.get(id);
    const submission: Submission = {
      id,
      title: stop.title ?? "",
      state: "working",
      memberIds: [ME],
      hasRecording: false,
      hasPicture: false,
      hasPlace: false,
      changedAt: "2026-09-01T10:00:00.000Z",
      ...before,
      stop,
      revision: (before?.revision ?? 0) + 1,
      ...changes,
    };
    stored.set(id, submission);
    return submission;
  }

  const refused = (status: number, members: Record<string, unknown>) =>
    new ApiError(status, JSON.stringify(members), "");

  type Body = { id: string; revision: number; stop: SubmissionStop; memberIds: string[] };

  function answer(method: string, path: string, { id: newId, revision, stop, memberIds }: Body) {
    const [, , , , id = newId, step] = path.split("/");
    const current = stored.get(id);
    if (method === "POST" && !step) {
      return current ?? put(id, stop, { memberIds: [ME, ...memberIds] });
    }
    if (!current) throw refused(404, { detail: "There is no such story." });
    if (method === "GET") return current;
    const isStep = step !== undefined;
    const isFit = step === "take-back" ? current.state === "handed-in" : isOpen(current.state);
    if (revision !== current.revision || !isFit) {
      throw refused(409, { detail: "Changed meanwhile.", current });
    }
    const state: SubmissionState = step === "hand-in" ? "handed-in" : "working";
    return put(id, isStep ? current.stop : stop, isStep ? { state } : {});
  }

  return {
    stored,
    requests,
    lost,
    put,
    request: (async (method: string, path: string, body?: unknown) => {
      await Promise.resolve();
      const fate = lost.shift();
      if (fate === "request") throw new TypeError("No network");
      if (fate instanceof ApiError) throw fate;
      requests.push(`${method} ${path.split("/").slice(3).join("/")}`);
      const answered = answer(method, path, structuredClone(body ?? {}) as Body);
      if (fate === "answer") throw new TypeError("No network");
      return answered;
    }) as typeof api,
  };
}

const isOpen = (state: SubmissionState) => state === "working" || state === "returned";

/** The class of the pupil `ME`, with these submissions. */
export const pupilClass = (submissions: Submission[]): PupilClass => ({
  class: {
    id: "01J00000000000000000000009",
    title: "7b",
    endsAt: "2026-12-24T00:00:00.000Z",
    mayPropose: true,
    mayHearOthers: false,
    tour: { id: "01J00000000000000000000008", title: "The mill" },
  } as PupilClass["class"],
  me: { id: ME, nickname: "Mina" },
  members: [{ id: ME, nickname: "Mina" }, { id: MATE, nickname: "Ole" }],
  submissions: submissions.map(({ stop: _, ...card }) => ({
    ...card,
    mine: card.memberIds.includes(ME),
  })),
});
