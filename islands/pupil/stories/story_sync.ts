/**
 * A pupil's stories: each change is stored on the device at once and sent after a pause, at the
 * latest after ten seconds, again after a failure, with later pages too. A story is handed in once
 * the server has all of it.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { api, ApiError, isForLater, messageOf } from "../../../lib/device/api.ts";
import { afterPause } from "../../../lib/model/after_pause.ts";
import { createRetries } from "../../../lib/device/retries.ts";
import {
  copyOf,
  isBlank,
  isSameStop,
  isSent,
  type StoredStop,
  type StoryRecords,
} from "../../../lib/device/pupil/story_copy.ts";
import type {
  Submission,
  SubmissionState,
  SubmissionStop,
} from "../../../lib/model/class/submission.ts";
import { isOpen, withServers } from "./receive_story.ts";
import { type Uploads, waitingFilesOf, withSentFiles } from "./story_files.ts";
import { createStoryList, type Story } from "./story_list.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** From the last change to the request, in milliseconds. */
export const SEND_DELAY = 2000;

/** From the first change that is not sent to the request, in milliseconds. */
export const LONGEST_WAIT = 10_000;

/** From a failure to the next attempt, in milliseconds; longer each time (`createRetries`). */
export const FIRST_RETRY = 5000;

/** How many contents are remembered that were sent and never answered. */
const MAX_UNANSWERED = 5;

/**
 * "resting": the archive of the class is in the trash, and may come back. "gone": the server knows
 * no pupil on this device: the class ended, or a new code moved it.
 */
export type Link = "ok" | "offline" | "busy" | "resting" | "gone";

/** True for the answer while the archive of the class is in the trash. */
export const isResting = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 410;

type Answer = { revision: number; state: SubmissionState };

type Parts = {
  memberId: string;
  records: StoryRecords;
  request?: typeof api;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  now?: () => number;
  newId: () => string;
  /** Called with what the server has of a story after each save. */
  onSaved?: (stop: SubmissionStop) => void;
};

export type StorySync = ReturnType<typeof createStorySync>;

/** The stories of the pupil `memberId`, of which the server gets each change. */
export function createStorySync(
  { memberId, records, request = api, timers = globalThis, now = Date.now, newId, ...parts }: Parts,
) {
  const list = createStoryList(records, memberId);
  const endListening = records.onChange(list.reload);
  const { get, update } = list;
  const link = signal<Link>("ok");
  const waits = { pause: SEND_DELAY, longest: LONGEST_WAIT, timers };
  const afterChanges = afterPause(() => void sendAll(), waits);
  const retries = createRetries(() => void sendAll(), { first: FIRST_RETRY, timers });
  let running: Promise<void> | undefined;
  let isWanted = false;
  let ended = false;

  const isStopped = () => ended || link.peek() === "gone";

  function cancelTimers(): void {
    afterChanges.cancel();
    retries.cancel();
  }

  function sendSoon(): void {
    if (isStopped()) return;
    retries.cancel();
    afterChanges.call();
  }

  /** Sends all that waits, one after the other. Never rejects. */
  function sendAll(): Promise<void> {
    cancelTimers();
    isWanted = true;
    return running ??= run().finally(() => running = undefined);
  }

  async function run(): Promise<void> {
    while (isWanted && !isStopped()) {
      isWanted = false;
      for (const { id } of list.all().filter(hasWork)) {
        list.show(id, { isSending: true });
        const isHeld = await send(id).catch((error) => fail(id, error));
        list.show(id, { isSending: false });
        if (isHeld) return;
      }
    }
  }

  async function send(id: string): Promise<void> {
    if (!isSent(get(id)!)) await save(get(id)!);
    reached();
    const story = get(id);
    if (story && mayHandIn(story)) {
      const { revision } = story.stored!;
      settle(id, await request<Answer>("POST", `${pathOf(id)}/hand-in`, { revision }));
    }
  }

  async function save({ id, stop, stored, unanswered = [], memberIds }: Story): Promise<void> {
    // A repeated creation has the content of the first, because only one of them counts.
    const body = stored ? stop : unanswered[0] ?? stop;
    if (!unanswered.some((sent) => isSameStop(sent, body))) {
      update(id, { unanswered: [...unanswered, body].slice(-MAX_UNANSWERED) });
    }
    const others = memberIds.filter((other) => other !== memberId);
    const { state, revision } = stored
      ? await request<Answer>("PUT", pathOf(id), { revision: stored.revision, stop: body })
      : await request<Answer>("POST", SUBMISSIONS, { id, stop: body, memberIds: others });
    if (!stored && revision > 1) {
      // The server had it already, and somebody has changed it since.
      receive(await request<Submission>("GET", pathOf(id)));
    } else update(id, { stored: { stop: body, revision }, state, unanswered: undefined });
    parts.onSaved?.(body);
    isWanted = true; // Text was typed meanwhile, or after the first request.
  }

  /** The server has made a step of a story. */
  function settle(id: string, { state, revision }: Answer): void {
    const { stored, wantsHandIn } = get(id) ?? {};
    update(id, {
      state,
      wantsHandIn: isOpen({ state }) ? wantsHandIn : undefined,
      stored: stored && { ...stored, revision },
    });
  }

  function reached(): void {
    retries.reset();
    if (link.peek() !== "gone") link.value = "ok";
  }

  /** True if nothing else can be sent at present. */
  function fail(id: string, error: unknown): boolean {
    if (error instanceof ApiError && error.status === 401) {
      link.value = "gone";
      return true;
    }
    const current = currentOf(error);
    if (current && receive(current)) {
      isWanted = true;
      return false;
    }
    if (error instanceof ApiError && !current && !isForLater(error.status) && !isResting(error)) {
      const problem = error.status === 404 ? closedText() : messageOf(error);
      update(id, { unanswered: undefined, wantsHandIn: undefined }, { problem });
      return false;
    }
    link.value = isResting(error) ? "resting" : error instanceof ApiError ? "busy" : "offline";
    cancelTimers();
    if (!isStopped()) retries.after(error);
    return true;
  }

  /**
   * Takes over what the server has of a story; what was typed here stays. False if that is older
   * than what is known, as after the server's store was restored.
   */
  function receive(submission: Submission): boolean {
    const mine = get(submission.id);
    const next = mine ? withServers(mine, submission) : copyOf(submission, memberId);
    if (!next) return false;
    list.write(next, { problem: undefined });
    if (mine && hasWork(get(submission.id)!)) sendSoon();
    return true;
  }

  const sync = {
    /** The pupil's stories by id: those that the server has told of, and those begun here. */
    stories: list.stories,
    link: link as ReadonlySignal<Link>,
    /** Resolves once the stories of earlier pages are there. */
    ready: list.ready,
    receive,
    /** Begins a story, alone or with classmates; returns its id. */
    begin(memberIds: readonly string[] = []): string {
      const id = newId();
      const all = [memberId, ...memberIds];
      list.write({ id, memberId, state: "working", memberIds: all, stop: {}, at: now() });
      return id;
    },
    /** The present text. The server gets it after a pause. */
    change(id: string, stop: SubmissionStop): void {
      const story = get(id);
      if (!story || isSameStop(story.stop, stop)) return;
      update(id, { stop, at: now() }, { problem: undefined });
      sendSoon();
    },
    /** Puts the addresses of files that have arrived into their stories. */
    filesArrived(uploads: Uploads): void {
      for (const { id, stop } of list.all()) {
        if (waitingFilesOf(stop).length > 0) sync.change(id, withSentFiles(stop, uploads));
      }
    },
    /** Hands a story in, as soon as the server has all of it. */
    handIn(id: string): Promise<void> {
      update(id, { wantsHandIn: true }, { problem: undefined });
      return sendAll();
    },
    /** Goes on writing in a story that waits to be handed in. */
    keepWorking: (id: string): void => update(id, { wantsHandIn: undefined }),
    /** Takes the submission back; rejects as `api` does, unless somebody else was faster. */
    async takeBack(id: string): Promise<void> {
      const revision = get(id)?.stored?.revision;
      if (revision === undefined) return;
      try {
        settle(id, await request<Answer>("POST", `${pathOf(id)}/take-back`, { revision }));
      } catch (error) {
        const current = currentOf(error);
        if (current) receive(current);
        if (!current || !isOpen(current)) throw error;
      }
      sendAll();
    },
    /** Goes on with `stop` where another device has saved `theirs`. */
    choose(id: string, stop: SubmissionStop, theirs: StoredStop): void {
      update(id, { stop, stored: theirs, theirs: undefined, at: now() });
      sendAll();
    },
    /** The server no longer gives this pupil the story: it goes, unless something is unsent. */
    withdrawn(id: string): void {
      const story = get(id);
      if (!story?.stored) return;
      if (isSent(story)) list.remove(id);
      else list.show(id, { problem: closedText() });
    },
    remove: list.remove,
    /** The server does not know this device's pupil any more. */
    gone: (): void => void (link.value = "gone"),
    /** The archive of the class is in the trash. */
    rest: (): void => void (link.value = "resting"),
    /** The server knows the pupil, and can be reached. */
    reached(): void {
      // A busy server has said when to come again.
      if (link.peek() === "busy" && list.all().some(hasWork)) return;
      link.value = "ok";
      sendAll();
    },
    /** Tries again now, because the network may be back. */
    wake(): void {
      if (!isStopped()) sendAll();
    },
    /** Resolves when no request is under way. */
    settled: async (): Promise<void> => void await running,
    end(): void {
      ended = true;
      endListening();
      cancelTimers();
    },
  };
  return sync;
}

const SUBMISSIONS = "/api/class/submissions";

const pathOf = (id: string) => `${SUBMISSIONS}/${id}`;

/** The problem of a story that the server no longer gives to this pupil. */
export const closedText = () => t("notYours");

/** True for a story of which the server lacks something that it would accept now. */
const hasWork = (story: Story): boolean =>
  !story.problem && !story.theirs && isOpen(story) && !isBlank(story) &&
  (!isSent(story) || mayHandIn(story));

/** True for a story that waits to be handed in, and of which the server has everything. */
const mayHandIn = (story: Story): boolean =>
  story.wantsHandIn === true && isOpen(story) && !story.theirs && isSent(story) &&
  waitingFilesOf(story.stop).length === 0;

/** The submission as the server has it, when it refuses a request because of it. */
function currentOf(error: unknown): Submission | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.member<Submission>("current");
}
