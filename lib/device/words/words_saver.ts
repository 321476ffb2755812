/**
 * Saves the translation of an archive's texts: each a second after its last letter, all that wait
 * together in one request. What is not saved yet is stored on the device.
 */
import { batch, type Signal, signal } from "@preact/signals-core";
import type { WordsUnit } from "../../model/tour/words/words.ts";
import type { WordState } from "../../model/tour/words/units.ts";
import { ApiError, isForLater, NoAnswer } from "../calls.ts";
import { createRetries } from "../retries.ts";
import type { KeptWords, UnsentWords } from "./unsent_words.ts";

/** From the last letter to the save, and from a failure to the next try, in milliseconds. */
const [PAUSE, FIRST_RETRY] = [1000, 5000];

/** Most texts of one request. */
const MOST = 500;

/** Why a text is not saved: others have changed it to `theirs`, or the server refuses it. */
export type Trouble = { theirs: string } | { error: ApiError };

/** A text as it stands in its box. */
export type Row = {
  text: Signal<string>;
  state: Signal<WordState>;
  trouble: Signal<Trouble | undefined>;
};

/** `error` is why the last save failed; before the first change there is no state. */
export type SaveState = "saving" | "saved" | { error: unknown };

/** A text as the API takes it. */
export type ChangedWords = Pick<UnsentWords, "key" | "text" | "of" | "was">;

type Parts = {
  units: readonly WordsUnit[];
  /** Where the words are stored on the device. */
  place: string;
  kept: KeptWords;
  /** Sends texts; rejects as `api` does. */
  send: (words: ChangedWords[]) => Promise<unknown>;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  now?: () => number;
};

export type WordsSaver = ReturnType<typeof createWordsSaver>;

type Item = { unit: WordsUnit; row: Row; saved: string; isChanged: boolean };

/** True for a text that has more letters than its field. */
export const isTooLong = (text: string, { longest }: Pick<WordsUnit, "longest">): boolean =>
  longest !== undefined && text.trim().length > longest;

/** Makes the saver of its parts, and sends what earlier pages have left. */
export function createWordsSaver(
  { units, place, kept, send, timers = globalThis, now = Date.now }: Parts,
) {
  const items = new Map(units.map((unit): [string, Item] => {
    const { key, translation: saved = "", state } = unit;
    const row = { text: signal(saved), state: signal(state), trouble: signal<Trouble>() };
    return [key, { unit, row, saved, isChanged: state === "changed" }];
  }));
  const waiting = new Map<string, UnsentWords>();
  const [state, isKept] = [signal<SaveState>(), signal(true)];
  /** Words of earlier pages whose originals the archive no longer has. */
  const left = signal<UnsentWords[]>([]);
  let sending: UnsentWords[] | undefined;
  let isDue = false;
  let isOneByOne = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retries = createRetries(flush, { first: FIRST_RETRY, timers });

  const itemOf = (key: string): Item => items.get(key)!;

  function show(key: string): void {
    const { row, isChanged } = itemOf(key);
    const isEmpty = row.text.value.trim() === "";
    row.state.value = isEmpty
      ? "missing"
      : isChanged && !waiting.has(key)
      ? "changed"
      : "translated";
  }

  function wait(words: UnsentWords): void {
    waiting.set(words.key, words);
    void kept.put(words).then((isStored) => isKept.value = isStored);
  }

  function forget({ id, key }: UnsentWords): void {
    waiting.delete(key);
    void kept.remove(id);
  }

  /** Begins, or goes on with, a change of a text. */
  function change(key: string, text: string): void {
    const { unit: { of }, saved } = itemOf(key);
    const { was = saved, tried } = waiting.get(key) ?? {};
    wait({ id: `${place}:${key}`, place, key, text, of, was, tried, at: now() });
  }

  function type(key: string, text: string): void {
    batch(() => {
      const { row, saved } = itemOf(key);
      row.text.value = text;
      if (row.trouble.value && "error" in row.trouble.value) row.trouble.value = undefined;
      const known = waiting.get(key);
      // What is on its way, or was, may be saved by now.
      const isOut = known?.tried !== undefined || sending?.some((words) => words.key === key);
      if (known && known.was === text.trim() && !isOut) forget(known);
      else if (known || isOut || text.trim() !== saved) change(key, text);
      show(key);
      state.value = "saving";
    });
    timers.clearTimeout(timer);
    timer = timers.setTimeout(flush, PAUSE);
  }

  const isReady = (words: UnsentWords): boolean => {
    const { row, unit } = itemOf(words.key);
    return !row.trouble.value && !isTooLong(words.text, unit);
  };

  /** Sends what waits. Never rejects. */
  async function flush(): Promise<void> {
    timers.clearTimeout(timer);
    retries.cancel();
    isDue = sending !== undefined;
    if (isDue) return;
    const ready = [...waiting.values()].filter(isReady);
    if (ready.length === 0) {
      isOneByOne = false;
      if (state.value === "saving") state.value = waiting.size > 0 ? undefined : "saved";
      return;
    }
    state.value = "saving";
    const some = sending = ready.slice(0, isOneByOne ? 1 : MOST);
    let isNext: boolean;
    try {
      await send(some.map(({ key, text, of, was }) => ({ key, text: text.trim(), of, was })));
      settle(some);
      retries.reset();
      const isRest = ready.length > some.length || ![...waiting.values()].some(isReady);
      isNext = isDue || isRest;
    } catch (error) {
      isNext = fail(error, some);
    }
    sending = undefined;
    if (isNext) await flush();
  }

  function settle(sent: readonly UnsentWords[]): void {
    batch(() => {
      for (const words of sent) {
        const item = itemOf(words.key);
        item.saved = words.text.trim();
        item.isChanged = words.of !== item.unit.of;
        const newer = waiting.get(words.key);
        if (newer === words) forget(words);
        else if (newer) wait({ ...newer, was: item.saved, tried: undefined });
        show(words.key);
      }
    });
  }

  /** Returns whether the rest can be sent at once. */
  function fail(error: unknown, some: readonly UnsentWords[]): boolean {
    if (error instanceof ApiError) {
      const { status } = error;
      const conflicts = error.member<{ key: string; text: string }[]>("conflicts") ?? [];
      for (const { key, text } of conflicts) clash(key, text);
      if (conflicts.length > 0) return true;
      if (status === 400 && some.length > 1) return isOneByOne = true;
      if (status === 400) {
        itemOf(some[0].key).row.trouble.value = { error };
        return true;
      }
    }
    state.value = { error };
    const isPassing = error instanceof NoAnswer ||
      error instanceof ApiError && isForLater(error.status);
    if (!isPassing) return false;
    for (const { key, text } of some) {
      const words = waiting.get(key);
      if (words) wait({ ...words, tried: text.trim() });
    }
    retries.after(error);
    return false;
  }

  /** The text was changed to `theirs` since; by ourselves, where that is what we had sent. */
  function clash(key: string, theirs: string): void {
    const [item, words] = [itemOf(key), waiting.get(key)!];
    item.saved = theirs;
    if (words.tried === theirs) wait({ ...words, was: theirs, tried: undefined });
    else item.row.trouble.value = { theirs };
  }

  const ready = kept.list(place).then((all) => {
    if (all.length === 0) return;
    batch(() => {
      for (const words of all) {
        const item = items.get(words.key);
        if (!item) left.value = [...left.value, words];
        else if (waiting.has(words.key)) continue;
        else if (words.text.trim() === item.saved && !item.isChanged) void kept.remove(words.id);
        else {
          waiting.set(words.key, words);
          item.row.text.value = words.text;
          show(words.key);
        }
      }
    });
    void flush();
  });

  return {
    /** The state of a text. */
    row: (key: string): Row => itemOf(key).row,
    state,
    /** Resolves once what earlier pages have left is here, too. */
    ready,
    /** False while this device does not store what is not saved. */
    isKept,
    left,
    type,
    flush,
    /** The translation still fits its original, which has changed. */
    confirm(key: string): void {
      change(key, itemOf(key).row.text.value);
      show(key);
      void flush();
    },
    /** Ends a conflict with the text in the box. */
    keepMine(key: string): void {
      const { row, saved } = itemOf(key);
      wait({ ...waiting.get(key)!, was: saved, tried: undefined });
      row.trouble.value = undefined;
      void flush();
    },
    /** Ends a conflict with the others' text. */
    takeTheirs(key: string): void {
      const item = itemOf(key);
      forget(waiting.get(key)!);
      batch(() => {
        item.isChanged = false;
        item.row.text.value = item.saved;
        item.row.trouble.value = undefined;
        show(key);
      });
    },
    /** What waits, and words without an original, for people who save it elsewhere. */
    unsaved: (): string[] => [...waiting.values(), ...left.value].map(({ text }) => text),
    /** Forgets the words without an original. */
    forgetLeft(): void {
      for (const { id } of left.value) void kept.remove(id);
      left.value = [];
    },
    /** Sends the rest once more, and tries no further. */
    end(): void {
      void flush().then(retries.cancel);
    },
  };
}
