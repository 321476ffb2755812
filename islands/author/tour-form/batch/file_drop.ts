/** Files that are dropped anywhere on a page of the form, or pasted into the form. */
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import { toast } from "../../../shell/toasts.ts";
import { droppedFiles } from "./dropped_files.ts";

/** `target` is the element under the pointer. */
type OnFiles = (files: File[], target: Element) => void;

/** Where files held over the page would go: to the marked card, or to the page as a whole. */
export type Drop = { card?: Element };

/**
 * Without an event for this long, in milliseconds, files are no longer over the page: browsers
 * report them several times a second, and some report no departure.
 */
const GONE = 1000;

/**
 * Handles files that are dropped on the page, and returns where they would go while they are held
 * over it. Up to two files are for the card under the pointer among `cards`, a selector; it is
 * marked by `data-drop-target`. Links and pictures of the page itself are ignored; texts go only
 * into boxes.
 */
export function useFileDrop(onFiles: OnFiles, cards?: string): Drop | undefined {
  const [drop, setDrop] = useState<Drop>();
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    let isOurs = false;
    let marked: Element | undefined;
    const mark = (card?: Element) => {
      if (card === marked) return;
      marked?.removeAttribute("data-drop-target");
      card?.setAttribute("data-drop-target", "");
      marked = card;
    };
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
      const isForCard = cards !== undefined && dataTransfer.items.length <= 2;
      const card = isForCard ? target.closest(cards) ?? undefined : undefined;
      mark(card);
      clearTimeout(timer);
      timer = setTimeout(leave, GONE);
      setDrop((drop) => drop && drop.card === card ? drop : { card });
    };
    const onDrop = (event: DragEvent) => {
      leave();
      const { dataTransfer, target } = event;
      if (!dataTransfer || isOurs || event.defaultPrevented || dataTransfer.files.length === 0) {
        return;
      }
      event.preventDefault();
      if (!(target instanceof Element) || target.closest("dialog")) return;
      droppedFiles(dataTransfer).then(
        (files) => take.current(files, target),
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
