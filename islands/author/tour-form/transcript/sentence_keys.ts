/** The keys in the text of a sentence, and the edit that each stands for. */
import type { KeyboardEvent } from "react";

/** Edits by the keyboard: `merge` joins the sentence at an index and the next. */
export type KeyEdits = {
  play: () => void;
  split: () => void;
  merge: (at: number) => void;
  select: (index: number, caret?: number) => void;
  /** Marks a sentence more or less. */
  extend?: (by: 1 | -1) => void;
};

/** Does what a key in the text of the sentence at `index` stands for. */
export function onSentenceKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { index, isLast }: { index: number; isLast: boolean },
  { play, split, merge, select, extend }: KeyEdits,
): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget } = event;
  if (nativeEvent.isComposing || altKey) return;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isStart = selectionStart === 0 && selectionEnd === 0;
  const isEnd = selectionStart === value.length;
  const act = (run: () => void) => {
    event.preventDefault();
    run();
  };
  if (key === "Enter" && (ctrlKey || metaKey)) {
    if (shiftKey) return;
    event.stopPropagation();
    return act(play);
  }
  if (ctrlKey || metaKey) return;
  // Otherwise Shift marks letters.
  if (shiftKey) {
    if (!extend) return;
    if (key === "ArrowDown" && selectionEnd === value.length) act(() => extend(1));
    if (key === "ArrowUp" && selectionStart === 0) act(() => extend(-1));
    return;
  }
  if (key === "Enter") act(split);
  else if (key === "Backspace" && isStart && index > 0) act(() => merge(index - 1));
  else if (key === "Delete" && isEnd && !isLast) act(() => merge(index));
  else if (key === "ArrowUp" && isStart && index > 0) act(() => select(index - 1, 0));
  else if (key === "ArrowDown" && isEnd && !isLast) act(() => select(index + 1, 0));
}
