/** One act on several things, one after the other. */
import type { ActResult } from "../../model/account/act_result.ts";
import { Problem } from "../../model/web/problem.ts";

/**
 * Does `act` with each id, and returns what became of each. Each has its own atomic steps: what is
 * refused stops none of the others.
 *
 * @throws the first error that is not a Problem; the acts before it are done, and may be repeated.
 */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<ActResult[]> {
  const results: ActResult[] = [];
  for (const id of ids) {
    try {
      await act(id);
      results.push({ id, isDone: true });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.push({ id, isDone: false, status: error.status, reason: error.message });
    }
  }
  return results;
}
