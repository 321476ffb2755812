/** The clock of a program of its own, which a test sets: by libfaketime (Debian's `faketime`). */
import { pathOf } from "../../../tools/programs.ts";

type FakedClock = {
  /**
   * The environment variables of a program that goes by this clock. It is started without a task:
   * the library's processes wait for one another, and after some tasks without an end.
   */
  env: Record<string, string>;
  /** Sets it at once to so much from the true time: `+1h`, `-1h`, `+3y`, `+0`. */
  set: (offset: string) => Promise<void>;
};

/** A clock that says the true time until it is set. `file` is where its offset is written. */
export async function fakedClock(file: string): Promise<FakedClock> {
  // By a rename, since the program reads the file at each look at the clock.
  const set = async (offset: string) => {
    await Deno.writeTextFile(`${file}.new`, `${offset}\n`);
    await Deno.rename(`${file}.new`, file);
  };
  await set("+0");
  const env = {
    LD_PRELOAD: pathOf("libfaketime")!,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    // Timers go by a clock that nobody sets.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  return { env, set };
}
