/** The story that is open: the page's fragment names it, so that Back closes it. */
import { useRef, useSyncExternalStore } from "react";

const PREFIX = "#story-";

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

export function useOpenStoryId() {
  /** The entry before is the list, so that it can be gone back to. */
  const hasList = useRef(false);
  const hash = useSyncExternalStore(listen, () => location.hash, () => "");
  return {
    id: hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined,
    open(id: string): void {
      hasList.current = true;
      location.hash = PREFIX + id;
    },
    close(): void {
      if (hasList.current) history.back();
      else location.hash = "";
      hasList.current = false;
    },
  };
}
