/** Photographs of the page that are dragged on a stop. */
import { type DragEvent as ReactDragEvent, useEffect, useRef } from "react";
import { DROP_TARGETS, stopIndexAt } from "./attach_dropped.ts";
import { dropMark } from "./file_drop.ts";

/** Returns the function that begins a drag of the photograph `id`; `onPut` ends it on a stop. */
export function usePhotoDrag(onPut: (id: string, index: number) => void) {
  const put = useRef(onPut);
  put.current = onPut;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return ({ dataTransfer }: ReactDragEvent, id: string): void => {
    dataTransfer.setData("text/plain", "");
    dataTransfer.effectAllowed = "copy";
    const drag = new AbortController();
    const mark = dropMark();
    stop.current = () => {
      mark();
      drag.abort();
    };
    const stopAt = ({ target }: DragEvent) => {
      const index = target instanceof Element ? stopIndexAt(target) ?? -1 : -1;
      return index < 0 ? undefined : { index, spot: (target as Element).closest(DROP_TARGETS)! };
    };
    // Before the page's own handling of files.
    const options = { capture: true, signal: drag.signal };
    document.addEventListener("dragover", (event) => {
      const found = stopAt(event);
      mark(found);
      if (!found) return;
      event.preventDefault();
      event.dataTransfer!.dropEffect = "copy";
    }, options);
    document.addEventListener("drop", (event) => {
      const found = stopAt(event);
      // The dragged picture will be gone, and with it the end of the drag.
      stop.current();
      if (!found) return;
      event.preventDefault();
      put.current(id, found.index);
    }, options);
    document.addEventListener("dragend", () => stop.current(), options);
  };
}
