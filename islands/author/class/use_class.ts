import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/device/api.ts";
import { type ClassActs, classActs } from "./class_acts.ts";
import { type ClassWatch, type Read, watchClass, type Watched } from "./class_watch.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** The class on this page as it is by now, and what can be done in it. */
export function useClass(at: string, first: ClassState): Watched & { acts: ClassActs | undefined } {
  const [watched, setWatched] = useState<Watched>({ state: first });
  const [acts, setActs] = useState<ClassActs>();
  const watch = useRef<ClassWatch>(undefined);
  useEffect(() => {
    const made = watchClass(first, {
      read: (etag) => readClass(at, etag),
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

/** Reads the class at `at`; undefined if it has not changed since the answer with this ETag. */
async function readClass(at: string, etag: string | null): Promise<Read | undefined> {
  const response = await fetch(at, {
    cache: "no-store",
    headers: etag === null ? {} : { "if-none-match": etag },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new TypeError("Nothing has answered");
  });
  if (response.status === 304) return undefined;
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return { state: JSON.parse(text), etag: response.headers.get("etag") };
}
