/**
 * Installs the programs that tests start (programs.ts), where they are missing: as root by Debian's
 * packages, and what cargo, Go or Python builds, where there is one. What cannot be had is named;
 * its tests are skipped.
 */
import { readArguments } from "./arguments.ts";
import { findCargo, findProgram, mayInstall, pythonFolder } from "./find_program.ts";
import { missing, pathOf, PROGRAM_NAMES, type ProgramName, programOf } from "./programs.ts";

/** The time limit of all installations together, in milliseconds. */
const LIMIT_MS = 25 * 60_000;

/** Commands without questions; builds without what tests do not need, in a third of the time. */
const ENVIRONMENT = {
  DEBIAN_FRONTEND: "noninteractive",
  // Debian starts no service that it has installed.
  RUNLEVEL: "1",
  CARGO_PROFILE_DEV_DEBUG: "0",
  CARGO_PROFILE_DEV_INCREMENTAL: "false",
};

/** Installs those of the programs that are missing. Never throws: it names those that stay so. */
export async function installPrograms(names: readonly ProgramName[]): Promise<void> {
  const lacking = names.filter((name) => pathOf(name) === undefined);
  if (lacking.length === 0) return;
  console.log(`Installing ${lacking.join(", ")}, which tests start.`);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const sources = lacking.map((name) => programOf(name).source);
  const debian = sources.flatMap((source) => "debian" in source ? [source.debian] : []);
  if (debian.length > 0) await installDebians(debian, signal);
  if (sources.some((source) => "pypi" in source)) await installPythons(signal);
  for (const source of sources) {
    if ("go" in source) {
      await run(findProgram("go"), ["install", `${source.go}@${source.version}`], signal);
    } else if ("crate" in source) {
      const version = ["--version", source.version, "--locked"];
      const args = ["install", source.crate, ...version, "--debug", "--quiet"];
      await run(await findCargo(), args, signal);
    }
  }
  for (const name of lacking) {
    const lack = missing(name);
    if (lack) console.log(`Still ${lack}. Skipped: tests of ${programOf(name).tests}.`);
  }
}

async function installDebians(packages: string[], signal: AbortSignal): Promise<void> {
  if (!mayInstall()) return;
  const apt = findProgram("apt-get");
  await run(apt, ["update", "-qq"], signal);
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  if (await run(apt, [...install, ...new Set(packages)], signal)) return;
  // One that Debian does not have keeps the others out.
  for (const name of new Set(packages)) await run(apt, [...install, name], signal);
}

/** Makes the folder of Python's packages anew: what another Python has left there does not run. */
async function installPythons(signal: AbortSignal): Promise<void> {
  const isMade = () =>
    run(findProgram("python3"), ["-m", "venv", "--clear", pythonFolder()], signal);
  if (!await isMade()) {
    // Debian's Python has no modules for this without a package more.
    await installDebians(["python3-venv"], signal);
    if (!await isMade()) return;
  }
  const packages = PROGRAM_NAMES.map((name) => programOf(name).source)
    .flatMap((source) => "pypi" in source ? [source.pypi] : []);
  await run(`${pythonFolder()}/bin/python`, ["-m", "pip", "install", "-q", ...packages], signal);
}

/** Runs a command, and prints its error output; returns whether it succeeded. */
async function run(
  program: string | undefined,
  args: string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (program === undefined || signal.aborted) return false;
  const { success } = await new Deno.Command(program, {
    args,
    env: ENVIRONMENT,
    stdin: "null",
    stdout: "null",
    signal,
  }).spawn().status;
  return success;
}

if (import.meta.main) {
  readArguments({ usage: "deno task programs" });
  await installPrograms(PROGRAM_NAMES);
}
