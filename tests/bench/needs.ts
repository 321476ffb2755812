/** Programs that comparisons start. */
import { missing, type ProgramName } from "../../tools/programs.ts";
import { noteSkipped } from "../../tools/skipped_tests.ts";

/** Ends a comparison, and says so, on a machine without one of the programs that it starts. */
export function needs(comparison: string, ...programs: ProgramName[]): void {
  const reason = missing(...programs);
  if (reason === undefined) return;
  noteSkipped(comparison, reason);
  Deno.exit(0);
}
