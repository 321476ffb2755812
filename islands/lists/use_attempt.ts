/** Errors in a dialog, shown inside it, because a toast would be hidden behind it. */
import { useState } from "react";
import { messageOf } from "../../lib/device/api.ts";

export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  return {
    /** Why the last attempt failed, for people. */
    problem,
    /** Runs `act`, and stores why it failed. Never rejects. */
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
