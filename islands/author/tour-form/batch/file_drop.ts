/** Files that are dropped anywhere on a page of the form, or pasted into the form. */
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import { toast } from "../../../shell/toasts.ts";
import { MAX_FOR_STOP } from "./attach_dropped.ts";
import { droppedFiles } from "./dropped_files.ts";

/**
 * `target` is the element under the pointer; `at` is the index of the stop before which the files
 * become new ones.
 */
type OnFiles = (files: File[], target: Element, at?: number) => void;

/**
 * Where files held over the page would go: to the marked card, between two rows of the outline, or
 * to the page as a whole.
 */
export type Drop = { card?: Element; at?: number };

/**
 * Without an event for this long, in milliseconds, files are no longer over the page: browsers
 * report them several times a second, and some report no departure.
 */
const GONE = 1000;

/**
 * Handles files that are dropped on the page, and returns where they would go while they are held
 * over it. A few files are for the card under the pointer among `cards`, a selector, or they and
 * more of them become stops between two rows: both are marked. Links and pictures of the page
 * itself are ignored; texts go only into boxes.
 */
export function useFileDrop(onFiles: OnFiles, cards?: string): Drop | undefined {
  const [drop, setDrop] = useState<Drop>();
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    let isOurs = false;
    const mark = dropMark();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      mark();
      setDrop(undefined);
    };
    const onDragOver = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      if (!dataTransfer || !(target instanceof Element) || event.defaultPrevented) return;
      const isRefused = isOurs || !dataTransfer.types.includes("Files") ||
        target.closest("dialog") !== null;
      if (isRefused && target.closest("input, textarea")) return leave();
      event.preventDefault();
      dataTransfer.dropEffect = isRefused ? "none" : "copy";
      if (isRefused) return leave();
      const next = cards === undefined ? {} : dropAt(event, cards, dataTransfer.items.length);
      mark(next);
      clearTimeout(timer);
      timer = setTimeout(leave, GONE);
      setDrop((drop) => drop && drop.card === next.card && drop.at === next.at ? drop : next);
    };
    const onDrop = (event: DragEvent) => {
      leave();
      const { dataTransfer, target } = event;
      if (!dataTransfer || isOurs || event.defaultPrevented || dataTransfer.files.length === 0) {
        return;
      }
      event.preventDefault();
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const { at } = cards === undefined ? {} : dropAt(event, cards, dataTransfer.items.length);
      droppedFiles(dataTransfer).then(
        (files) => take.current(files, target, at),
        (error) =>
          toast({ title: "The files can’t be read", description: messageOf(error), kind: "error" }),
      );
    };
    const own = new AbortController();
    const { signal } = own;
    document.addEventListener("dragstart", () => isOurs = true, { signal });
    // If the dragged element was removed, there is no end event: the pointer just moves again.
    for (const end of ["dragend", "pointermove"]) {
      document.addEventListener(end, () => isOurs = false, { signal });
    }
    document.addEventListener("dragover", onDragOver, { signal });
    document.addEventListener("drop", onDrop, { signal });
    return () => {
      clearTimeout(timer);
      mark();
      own.abort();
    };
  }, [cards]);
  return drop;
}

/** The share of a row's height, at its top and bottom, that counts as the space between two. */
const EDGE = 0.25;

/** Where `count` files under the pointer would go. */
function dropAt({ target, clientY }: DragEvent, cards: string, count: number): Drop {
  const card = (target as Element).closest<HTMLElement>(cards) ?? undefined;
  const isForCard = count <= MAX_FOR_STOP;
  const row = Number(card?.matches("li[data-row]") ? card.dataset.row : NaN);
  if (!card || Number.isNaN(row)) return isForCard ? { card } : {};
  const { top, height } = card.getBoundingClientRect();
  const share = (clientY - top) / height;
  const isBetween = !isForCard || share < EDGE || share > 1 - EDGE;
  return isBetween ? { at: share < 0.5 ? row : row + 1 } : { card };
}

/** Returns the function that marks one card, or the row beside which new stops would be. */
export function dropMark() {
  let marked: Element | null | undefined;
  return ({ card, at }: Drop = {}): void => {
    const rows = (index: number) => document.querySelector(`li[data-row="${index}"]`);
    const next = at === undefined ? card : rows(at) ?? rows(at - 1);
    const value = at === undefined ? "" : rows(at) ? "before" : "after";
    if (marked !== next) marked?.removeAttribute("data-drop-target");
    next?.setAttribute("data-drop-target", value);
    marked = next;
  };
}

/** The handler for an element into which files are pasted. */
export function filePaste(onFiles: OnFiles) {
  return (event: ClipboardEvent) => {
    const { types, files } = event.clipboardData;
    // Word processors add a picture of the copied text.
    if (types.includes("text/plain") || files.length === 0 || event.isDefaultPrevented()) return;
    event.preventDefault();
    onFiles([...files], event.target as Element);
  };
}
