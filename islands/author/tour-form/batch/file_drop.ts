/** Files that are dropped anywhere on a page of the form, or pasted into the form. */
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import { toast } from "../../../shell/toasts.ts";
import { isForStop } from "./attach_dropped.ts";
import { droppedFiles } from "./dropped_files.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/**
 * `target` is the element under the pointer; `at` is the index of the stop before which the files
 * become new ones.
 */
type OnFiles = (files: File[], target: Element, at?: number) => void;

/**
 * Where files held over the page would go: to the marked spot, between two rows of the outline, or
 * to the page as a whole.
 */
export type Drop = { spot?: Element; at?: number };

/**
 * Without an event for this long, in milliseconds, files are no longer over the page: browsers
 * report them several times a second, and some report no departure.
 */
const GONE = 1000;

/**
 * Handles files that are dropped on the page, and returns where they would go while they are held
 * over it. A few files are for the spot under the pointer among `targets`, a selector, or they and
 * more of them become stops between two rows: both are marked. Links and pictures of the page
 * itself are ignored; texts go only into boxes.
 */
export function useFileDrop(onFiles: OnFiles, targets?: string): Drop | undefined {
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
      const next = targets === undefined ? {} : dropAt(event, targets);
      mark(next);
      clearTimeout(timer);
      timer = setTimeout(leave, GONE);
      setDrop((drop) => drop && drop.spot === next.spot && drop.at === next.at ? drop : next);
    };
    const onDrop = (event: DragEvent) => {
      leave();
      const { dataTransfer, target } = event;
      if (!dataTransfer || isOurs || event.defaultPrevented || dataTransfer.files.length === 0) {
        return;
      }
      event.preventDefault();
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const { at } = targets === undefined ? {} : dropAt(event, targets);
      droppedFiles(dataTransfer).then(
        (files) => take.current(files, target, at),
        (error) =>
          toast({ title: t("filesCantBeRead"), description: messageOf(error), kind: "error" }),
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
  }, [targets]);
  return drop;
}

/** The share of a row's height, at its top and bottom, that counts as the space between two. */
const EDGE = 0.25;

/** Where the files under the pointer would go. */
function dropAt({ target, clientY, dataTransfer }: DragEvent, targets: string): Drop {
  const spot = (target as Element).closest<HTMLElement>(targets) ?? undefined;
  const { files, items } = dataTransfer!;
  const isForTarget = isForStop(files.length > 0 ? [...files] : [...items]);
  const row = Number(spot?.matches("li[data-row]") ? spot.dataset.row : NaN);
  if (!spot || Number.isNaN(row)) return isForTarget ? { spot } : {};
  const { top, height } = spot.getBoundingClientRect();
  const share = (clientY - top) / height;
  const isBetween = !isForTarget || share < EDGE || share > 1 - EDGE;
  return isBetween ? { at: share < 0.5 ? row : row + 1 } : { spot };
}

/** Returns the function that marks one spot, or the row beside which new stops would be. */
export function dropMark() {
  let marked: Element | null | undefined;
  return ({ spot, at }: Drop = {}): void => {
    const rows = (index: number) => document.querySelector(`li[data-row="${index}"]`);
    const next = at === undefined ? spot : rows(at) ?? rows(at - 1);
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
