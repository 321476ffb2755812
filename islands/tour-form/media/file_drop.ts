/** Files that are dropped or pasted on a part of the form. */
import { type ClipboardEvent, type DragEvent, useState } from "react";

/**
 * The handlers for an element in which files are dropped or pasted, on `target`. `onFiles` returns
 * false for files with which nothing is done here.
 */
export function useFileDrop(onFiles: (files: File[], target: Element) => boolean) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (event.isDefaultPrevented() || files.length === 0) return;
    if (onFiles([...files], event.target as Element)) event.preventDefault();
  };
  return {
    "data-dropping": isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      take(event, event.dataTransfer.files);
    },
    onPaste(event: ClipboardEvent) {
      // Word processors add a picture of the text that they copy.
      const hasText = event.clipboardData.types.includes("text/plain");
      if (!hasText) take(event, event.clipboardData.files);
    },
  };
}
