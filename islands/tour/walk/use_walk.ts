import { useSyncExternalStore } from "react";
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import type { WalkSession } from "../../../lib/walk/session.ts";

const never = () => () => {};

/** The walk, once hydrated; undefined on the server and during hydration. */
export function useWalk(): WalkSession | undefined {
  return useSyncExternalStore(never, getWalk, () => undefined);
}
