import { useEffect, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { Submission } from "../../../lib/model/class/submission.ts";

/** The story at `at`, read again when its revision changes; the last one stays until then. */
export function useStory(at: string, revision: number) {
  const [story, setStory] = useState<Submission>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const ending = new AbortController();
    setProblem(undefined);
    api<Submission>("GET", at, undefined, {}, ending.signal).then(setStory, (error) => {
      if (ending.signal.aborted) return;
      const isGone = error instanceof ApiError && error.status === 404;
      setProblem(isGone ? "This story was deleted." : messageOf(error));
    });
    return () => ending.abort();
  }, [at, revision, attempt]);
  return { story, problem, retry: () => setAttempt(attempt + 1) };
}
