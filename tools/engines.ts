/** Finds WebKitGTK, Firefox and their drivers; installs missing ones if permitted. */
import { findCargo, findProgram, isFile, mayInstall } from "./find_program.ts";

/** Debian's path of WebKitGTK's own browser, which its driver starts. */
const WEBKIT_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const PACKAGES = ["webkit2gtk-driver", "firefox-esr", "xvfb"];

/** The version to build, fixed so that it does not change unnoticed. */
const GECKODRIVER = "0.36.0";

/** The time limits of installing packages and of a build, in milliseconds. */
const [PACKAGES_LIMIT, BUILD_LIMIT] = [5 * 60_000, 10 * 60_000];

/** The paths of an engine and its driver; undefined if a part is missing. */
type Engines = {
  webkit?: { browser: string; screen: string };
  firefox?: { driver: string };
};

/** Installs Debian's packages as root, and geckodriver where there is a cargo. Never throws. */
export async function findEngines(): Promise<Engines> {
  const hasAll = isFile(WEBKIT_BROWSER) && findProgram("WebKitWebDriver") && findProgram("Xvfb") &&
    findFirefox();
  if (!hasAll && mayInstall()) {
    console.log(`Installing Debian's ${PACKAGES.join(", ")}.`);
    const isDone = await run(PACKAGES_LIMIT, "apt-get", "update", "-qq") &&
      await run(PACKAGES_LIMIT, "apt-get", "install", "-y", "-qq", ...PACKAGES);
    if (!isDone) console.log("apt-get could not install them.");
  }
  return { webkit: findWebkit(), firefox: await findFirefoxDriver() };
}

function findWebkit(): Engines["webkit"] {
  const screen = findProgram("Xvfb");
  if (!screen || !findProgram("WebKitWebDriver") || !isFile(WEBKIT_BROWSER)) return undefined;
  return { browser: WEBKIT_BROWSER, screen };
}

const findFirefox = () => findProgram("firefox-esr") ?? findProgram("firefox");

async function findFirefoxDriver(): Promise<Engines["firefox"]> {
  if (!findFirefox()) return undefined;
  const cargo = findProgram("geckodriver") ? undefined : await findCargo();
  if (cargo) {
    console.log(`No geckodriver found: cargo builds ${GECKODRIVER}, which takes some minutes.`);
    const args = ["install", "geckodriver", "--locked", "--version", GECKODRIVER, "--debug"];
    await run(BUILD_LIMIT, cargo, ...args, "--quiet");
  }
  const driver = findProgram("geckodriver");
  return driver ? { driver } : undefined;
}

/** Runs a command with the time limit `limit` in milliseconds; returns whether it succeeded. */
async function run(limit: number, command: string, ...args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(command, {
    args,
    env: {
      DEBIAN_FRONTEND: "noninteractive",
      // Smaller and faster.
      CARGO_PROFILE_DEV_DEBUG: "0",
      CARGO_PROFILE_DEV_INCREMENTAL: "false",
    },
    stdin: "null",
    stdout: "null",
    signal: AbortSignal.timeout(limit),
  }).spawn().status;
  return success;
}
