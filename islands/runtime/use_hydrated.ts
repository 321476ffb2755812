import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating: content that only a browser can show waits for true. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
