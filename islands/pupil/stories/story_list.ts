/** A pupil's stories in memory and on the device, in one step. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import {
  readStory,
  storiesOf,
  type StoryCopy,
  type StoryRecords,
} from "../../../lib/device/pupil/story_copy.ts";

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

/** The stories that `records` has of a pupil. */
export function createStoryList(records: StoryRecords, memberId: string) {
  const stories = signal<ReadonlyMap<string, Story>>(new Map());

  function set(id: string, story: Story | undefined): void {
    const next = new Map(stories.peek());
    if (story) next.set(id, story);
    else next.delete(id);
    stories.value = next;
  }

  const get = (id: string): Story | undefined => stories.peek().get(id);

  async function load(): Promise<void> {
    const all = await storiesOf(records, memberId);
    stories.value = new Map([
      ...all.map((copy) => [copy.id, toStory(copy)] as const),
      ...stories.peek(),
    ]);
  }
  const loading = load();

  async function store(copy: StoryCopy): Promise<void> {
    let isStored = true;
    try {
      // A story that this page could not read is not replaced: it may have unsent text.
      await loading;
      await records.put(copy);
    } catch (error) {
      console.warn("This device does not store a story", error);
      isStored = false;
    }
    const story = get(copy.id);
    if (story && story.isStored !== isStored) set(copy.id, { ...story, isStored });
  }

  function write(copy: StoryCopy, shown: Shown = {}): void {
    const story = { ...toStory(copy), ...get(copy.id), ...copy, ...shown };
    const { isStored: _, isSending: __, problem: ___, ...stored } = story;
    set(copy.id, story);
    void store(stored);
  }

  /** Takes over what another tab has stored. Never rejects. */
  async function reload(id: string): Promise<void> {
    const shown = get(id);
    let copy: StoryCopy | undefined;
    try {
      await loading;
      copy = readStory(await records.read(id));
    } catch {
      return; // Unknown: the story shown here stays.
    }
    // A text that was typed meanwhile is stored after the other tab's.
    if (get(id) !== shown) return await reload(id);
    if (copy?.memberId === memberId) {
      set(id, { ...toStory(copy), isSending: shown?.isSending ?? false, problem: shown?.problem });
    } else if (!copy && shown?.isStored) set(id, undefined);
  }

  return {
    stories: stories as ReadonlySignal<ReadonlyMap<string, Story>>,
    /** Resolves once the device has listed the stories, or refused. */
    ready: loading.catch((error) => console.warn("This device lists no stories", error)),
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
      set(id, undefined);
      loading.then(() => records.remove(id))
        .catch((error) => console.warn("A story is still on this device", error));
    },
    reload,
  };
}

export type StoryList = ReturnType<typeof createStoryList>;

const toStory = (copy: StoryCopy): Story => ({ ...copy, isStored: true, isSending: false });
