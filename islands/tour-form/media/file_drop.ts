/** Files that are dropped or pasted on a part of the form. */
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { DROP_TARGETS } from "./attach_file.ts";

/**
 * The handlers for an element in which files are dropped or pasted, on `target`. `onFiles` returns
 * false for files with which nothing is done here. Up to two files are for the card under the
 * pointer, which is marked by `data-drop-target`.
 */
export function useFileDrop(onFiles: (files: File[], target: Element) => boolean) {
  const [isOver, setOver] = useState(false);
  const card = useRef<Element>(null);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const mark = (next: Element | null) => {
    if (next === card.current) return;
    card.current?.removeAttribute("data-drop-target");
    next?.setAttribute("data-drop-target", "");
    card.current = next;
  };
  const leave = () => {
    mark(null);
    setOver(false);
  };
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (event.isDefaultPrevented() || files.length === 0) return;
    if (onFiles([...files], event.target as Element)) event.preventDefault();
  };
  return {
    "data-dropping": isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const { dataTransfer, target } = event;
      dataTransfer.dropEffect = "copy";
      mark(dataTransfer.items.length <= 2 ? (target as Element).closest(DROP_TARGETS) : null);
      setOver(card.current === null);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) leave();
    },
    onDrop(event: DragEvent) {
      leave();
      take(event, event.dataTransfer.files);
    },
    onPaste(event: ClipboardEvent) {
      // Word processors add a picture of the text that they copy.
      const hasText = event.clipboardData.types.includes("text/plain");
      if (!hasText) take(event, event.clipboardData.files);
    },
  };
}
