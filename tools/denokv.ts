/** Finds denokv, the KV Connect server; builds it if there is a cargo. */
import { findCargo, findProgram } from "./find_program.ts";

/** The version to build, fixed so that it does not change unnoticed. */
const VERSION = "0.14.0";

/** The time limit of a build, in milliseconds. */
const BUILD_LIMIT_MS = 20 * 60 * 1000;

/**
 * The path of a denokv: on the PATH, cargo's, or a new build.
 *
 * @throws {Error} that says how to get one.
 */
export async function findDenokv(): Promise<string> {
  const found = findProgram("denokv");
  if (found) return found;
  const cargo = await findCargo();
  if (!cargo) {
    throw new Error(
      "These tests need denokv, the KV Connect server. Install Rust (https://rustup.rs) and run this " +
        `again, which builds it; or install it yourself: cargo install denokv --locked --version ${VERSION}`,
    );
  }
  console.log(`No denokv found: cargo builds ${VERSION}, which takes some minutes.`);
  await build(cargo);
  const built = findProgram("denokv");
  if (built) return built;
  throw new Error("cargo has built denokv, but not where it can be found. Add its folder to PATH.");
}

/** Builds without optimisation, which tests do not need, in a third of the time. */
async function build(cargo: string): Promise<void> {
  const { success } = await new Deno.Command(cargo, {
    args: ["install", "denokv", "--locked", "--version", VERSION, "--debug", "--quiet"],
    env: { CARGO_PROFILE_DEV_DEBUG: "0", CARGO_PROFILE_DEV_INCREMENTAL: "false" },
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
    signal: AbortSignal.timeout(BUILD_LIMIT_MS),
  }).spawn().status;
  if (!success) {
    const minutes = BUILD_LIMIT_MS / 60_000;
    throw new Error(`cargo did not build denokv in ${minutes} minutes; what it printed says why.`);
  }
}
