/** Tests that do not run on every machine, or not in every run. */

/**
 * The name of a test, and whether it is skipped: for a `reason`, which the name then ends with, so
 * that each output and report of the tests has it (tools/skipped_tests.ts).
 */
export const orSkipped = (
  name: string,
  reason: string | undefined,
): { name: string; ignore: boolean } =>
  reason === undefined
    ? { name, ignore: false }
    : { name: `${name} (skipped: ${reason})`, ignore: true };
