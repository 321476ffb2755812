/** A part of an island that is loaded on demand, so that pages do not wait for it. */
import { useEffect, useState } from "react";
import { loadChunk } from "../../lib/device/load_chunk.ts";

/**
 * The result of `load`, once `isWanted`; `failure` is why it is missing, for people, until `retry`.
 */
export function usePart<T>(isWanted: boolean, load: () => Promise<T>) {
  const [part, setPart] = useState<{ loaded: T }>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isWanted || part || failure) return;
    let isGone = false;
    loadChunk(load).then(
      (loaded) => !isGone && setPart({ loaded }),
      (error: Error) => !isGone && setFailure(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, failure]);

  return { part: part?.loaded, failure, retry: () => setFailure(undefined) };
}
