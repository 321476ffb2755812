/** What went wrong in a dialog: said in it, since over a dialog no toast is seen. */
import { useState } from "react";
import { messageOf } from "../../lib/device/api.ts";

export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  return {
    /** Why the last attempt failed, in words for people. */
    problem,
    /** Runs `act`, and notes why it failed. Never rejects. */
    async attempt(act: () => Promise<void>): Promise<void> {
      setProblem(undefined);
      try {
        await act();
      } catch (error) {
        setProblem(messageOf(error));
      }
    },
  };
}
