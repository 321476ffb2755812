import { useEffect, useRef, useState } from "react";
import { readIfChanged } from "../../../lib/device/looks/read_if_changed.ts";
import { type ClassActs, classActs } from "./class_acts.ts";
import { type ClassWatch, watchClass, type Watched } from "./class_watch.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";

/** The class on this page as it is by now, and what can be done in it. */
export function useClass(at: string, first: ClassState): Watched & { acts: ClassActs | undefined } {
  const [watched, setWatched] = useState<Watched>({ state: first });
  const [acts, setActs] = useState<ClassActs>();
  const watch = useRef<ClassWatch>(undefined);
  useEffect(() => {
    const made = watchClass(first, {
      read: (etag) => readIfChanged<ClassState>(at, etag),
      isVisible: () => document.visibilityState === "visible",
      onChange: setWatched,
    });
    watch.current = made;
    setActs(classActs(at, made));
    const changed = () => made.visibilityChanged();
    document.addEventListener("visibilitychange", changed);
    addEventListener("online", changed);
    return () => {
      made.end();
      document.removeEventListener("visibilitychange", changed);
      removeEventListener("online", changed);
    };
  }, [at]);
  return { ...watched, acts };
}
