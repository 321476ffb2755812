/**
 * A Chromium of the baseline's version, from npm. It is not a dependency of the program:
 * `tools/old_chromium.lock` pins it, and only the tests in other engines fetch it.
 */

const PACKAGE = "npm:@sparticuz/chromium@109.0.6";

const UNPACK = `const { default: chromium } = await import("${PACKAGE}");
  console.log(await chromium.executablePath());`;

/** Unpacks it into `folder`; returns its path, or undefined if it cannot be fetched or run. */
export async function unpackOldChromium(folder: string): Promise<string | undefined> {
  const path = await outputOf(Deno.execPath(), {
    args: ["eval", "--no-config", "--frozen", "--lock=tools/old_chromium.lock", UNPACK],
    env: { TMPDIR: folder },
  });
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank"];
  return path && await outputOf(path, { args }) ? path : undefined;
}

/** The output of a command; undefined if it fails. */
async function outputOf(command: string, options: Deno.CommandOptions) {
  try {
    const { success, stdout } = await new Deno.Command(command, options).output();
    return success ? new TextDecoder().decode(stdout).trim() : undefined;
  } catch {
    return undefined;
  }
}
