/** A pupil's stories in memory and on the device, in one step. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { StoryCopies, StoryCopy } from "../../../lib/device/pupil/story_copy.ts";

/** A story as pages show it. */
export type Story = StoryCopy & {
  /** False when the device has no room for it: it is lost with the page. */
  isStored: boolean;
  /** A request is under way. */
  isSending: boolean;
  /** Why the server refuses it as it is, for people. */
  problem?: string;
};

type Shown = Partial<Pick<Story, "isSending" | "problem">>;

/** The stories that `copies` has of a pupil. */
export function createStoryList(copies: StoryCopies, memberId: string) {
  const stories = signal<ReadonlyMap<string, Story>>(
    new Map(copies.list(memberId).map((copy) => [copy.id, toStory(copy)])),
  );

  function set(id: string, story: Story | undefined): void {
    const next = new Map(stories.peek());
    if (story) next.set(id, story);
    else next.delete(id);
    stories.value = next;
  }

  const get = (id: string): Story | undefined => stories.peek().get(id);

  function write(copy: StoryCopy, shown: Shown = {}): void {
    const story = { ...toStory(copy), ...get(copy.id), ...copy, ...shown };
    const { isStored: _, isSending: __, problem: ___, ...stored } = story;
    set(copy.id, { ...story, isStored: copies.store(stored) });
  }

  return {
    stories: stories as ReadonlySignal<ReadonlyMap<string, Story>>,
    get,
    all: (): Story[] => [...stories.peek().values()],
    /** Stores a story, and shows it. */
    write,
    /** Changes a story that is there. */
    update(id: string, changes: Partial<StoryCopy>, shown: Shown = {}): void {
      const story = get(id);
      if (story) write({ ...story, ...changes }, shown);
    },
    /** Changes only what pages show. */
    show(id: string, shown: Shown): void {
      const story = get(id);
      if (story) set(id, { ...story, ...shown });
    },
    remove(id: string): void {
      copies.remove(id);
      set(id, undefined);
    },
    /** Takes over what another tab has stored. */
    reload(id: string): void {
      const copy = copies.read(id);
      const { isSending = false, problem } = get(id) ?? {};
      if (copy?.memberId === memberId) set(id, { ...toStory(copy), isSending, problem });
      else if (!copy) set(id, undefined);
    },
  };
}

export type StoryList = ReturnType<typeof createStoryList>;

const toStory = (copy: StoryCopy): Story => ({ ...copy, isStored: true, isSending: false });
