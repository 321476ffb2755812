/** What a pupil's device knows of its class, from the server and from earlier pages. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { Look } from "../../../lib/device/looks/look_again.ts";
import { type Read, readIfChanged } from "../../../lib/device/looks/read_if_changed.ts";
import type { Submission } from "../../../lib/model/class/submission.ts";
import {
  type KnownClass,
  readKnownClass,
  storeKnownClass,
} from "../../../lib/device/pupil/known_class.ts";
import { closedText, isResting, type StorySync } from "./story_sync.ts";

/**
 * "in": in the class, as far as is known. "gone": it was in one, and the server knows it no more;
 * what was written here stays. "none": in no class. "unknown": the server was not reached, or the
 * archive of the class is in the trash, and this device does not know the class yet.
 */
export type ClassStatus = "loading" | "in" | "gone" | "none" | "unknown";

type Parts = {
  storage: Storage | undefined;
  request?: typeof api;
  /** Reads the class; undefined if its ETag is still `etag`. Throws as `api` does. */
  read?: (etag: string | null) => Promise<Read<KnownClass> | undefined>;
  /** The stories of a pupil of this device. */
  openSync: (memberId: string) => StorySync;
};

export type ClassSession = ReturnType<typeof createClassSession>;

const readClass = (etag: string | null) => readIfChanged<KnownClass>("/api/class", etag);

export function createClassSession(
  { storage, request = api, read = readClass, openSync }: Parts,
) {
  const known = signal(readKnownClass(storage));
  const sync = signal(known.peek() && openSync(known.peek()!.me.id));
  const status = signal<ClassStatus>("loading");
  /** The server's words about a device that is in no class, or why it was not reached. */
  const reason = signal<string>();
  let isLeft = false;
  let asking: Promise<Look> | undefined;
  let etag: string | null = null;

  void sync.peek()?.ready.then(() => {
    if (status.peek() === "loading") status.value = "in";
  });

  async function ask(): Promise<Look> {
    if (isLeft) return "over";
    let answer: Read<KnownClass> | undefined;
    try {
      answer = await read(etag);
    } catch (error) {
      fail(error);
      return "failed";
    }
    if (isLeft) return "over";
    if (answer) takeOver(answer);
    await sync.peek()!.ready;
    if (isLeft) return "over";
    reason.value = undefined;
    status.value = "in";
    sync.peek()!.reached();
    await readStories(known.peek()!, sync.peek()!);
    return "answered";
  }

  function takeOver(answer: Read<KnownClass>): void {
    const { state } = answer;
    if (state.me.id !== known.peek()?.me.id) {
      sync.peek()?.end();
      sync.value = openSync(state.me.id);
    }
    storeKnownClass(storage, state);
    known.value = state;
    etag = answer.etag;
  }

  function fail(error: unknown): void {
    reason.value = messageOf(error);
    if (!(error instanceof ApiError) || error.status !== 401) {
      if (isResting(error)) sync.peek()?.rest();
      if (!known.peek()) status.value = "unknown";
      return;
    }
    sync.peek()?.gone();
    status.value = known.peek() ? "gone" : "none";
  }

  /** Reads the pupil's stories that have changed, so that they open without a network, too. */
  async function readStories({ submissions }: KnownClass, stories: StorySync): Promise<void> {
    // The words of a translation are read where it is opened.
    const mine = submissions.filter((card) =>
      card.mine && card.state !== "taken" && card.language === undefined
    );
    for (const { id, revision, state } of mine) {
      const copy = stories.stories.peek().get(id);
      const read = copy?.theirs ?? copy?.stored;
      const isRead = read?.revision === revision && copy?.state === state;
      if (isRead && copy?.problem !== closedText()) continue;
      try {
        stories.receive(await request<Submission>("GET", `/api/class/submissions/${id}`));
      } catch (error) {
        if (!(error instanceof ApiError)) return; // The network is gone again.
      }
    }
    const ids = new Set(mine.map(({ id }) => id));
    for (const { id } of stories.stories.peek().values()) if (!ids.has(id)) stories.withdrawn(id);
  }

  return {
    known: known as ReadonlySignal<KnownClass | undefined>,
    sync: sync as ReadonlySignal<StorySync | undefined>,
    status: status as ReadonlySignal<ClassStatus>,
    reason: reason as ReadonlySignal<string | undefined>,
    /** Asks the server for the class and the pupil's stories that have changed. Never rejects. */
    refresh: (): Promise<Look> => asking ??= ask().finally(() => asking = undefined),
    /** The device has left the class, and nothing of it is kept. */
    left(): void {
      isLeft = true;
      sync.peek()?.end();
      known.value = undefined;
      status.value = "none";
      reason.value = undefined;
    },
  };
}
