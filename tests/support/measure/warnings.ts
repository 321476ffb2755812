/** Console warnings that a test expects. */

/** Runs `work` without showing what it warns of; returns how often it warned. */
export async function warningsOf(work: () => unknown): Promise<number> {
  const { warn } = console;
  let warnings = 0;
  console.warn = () => warnings++;
  try {
    await work();
  } finally {
    console.warn = warn;
  }
  return warnings;
}
