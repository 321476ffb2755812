/** Finds programs for tests, and whether packages may be installed. */

/** The path of a program on the PATH, or in cargo's folder; undefined if missing. */
export function findProgram(name: string): string | undefined {
  const home = Deno.env.get("HOME") ?? Deno.env.get("USERPROFILE");
  const cargoHome = Deno.env.get("CARGO_HOME") ?? `${home}/.cargo`;
  const windows = Deno.build.os === "windows";
  const folders = (Deno.env.get("PATH") ?? "").split(windows ? ";" : ":");
  return [...folders, `${cargoHome}/bin`]
    .map((folder) => `${folder}/${name}${windows ? ".exe" : ""}`)
    .find(isFile);
}

/**
 * The path of a working cargo: rustup's may be on the PATH without a toolchain, for example with
 * another HOME.
 */
export async function findCargo(): Promise<string | undefined> {
  const cargo = findProgram("cargo");
  if (!cargo) return undefined;
  const { success } = await new Deno.Command(cargo, { args: ["--version"] }).output();
  return success ? cargo : undefined;
}

/** Whether Debian's packages may be installed: as root, with apt. */
export const mayInstall = () =>
  Deno.build.os === "linux" && Deno.uid() === 0 && isFile("/usr/bin/apt-get");

/** True for the path of a file. */
export function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
