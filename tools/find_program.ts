/** Finds programs that are started beside this one, and whether packages may be installed. */

/** The folder of Python's packages for tests, which nothing else on the machine uses. */
export const pythonFolder = () => `${homeFolder()}/.cache/animating-the-archives/python`;

/**
 * The path of a program on the PATH, or where cargo, Go, Python and Debian put those that are not
 * on it; undefined if missing. A command by its bare name throws where the program is missing.
 */
export function findProgram(name: string): string | undefined {
  const windows = Deno.build.os === "windows";
  const folders = (Deno.env.get("PATH") ?? "").split(windows ? ";" : ":");
  const others = [
    `${Deno.env.get("CARGO_HOME") ?? `${homeFolder()}/.cargo`}/bin`,
    Deno.env.get("GOBIN") ?? `${Deno.env.get("GOPATH") ?? `${homeFolder()}/go`}/bin`,
    `${pythonFolder()}/bin`,
    // Debian's place for servers, such as nginx, is on root's PATH only.
    "/usr/sbin",
  ];
  return [...folders, ...others]
    .map((folder) => `${folder}/${name}${windows ? ".exe" : ""}`)
    .find(isFile);
}

/** The path of the tests' Python if it can import a module; undefined if it cannot. */
export function findPythonWith(module: string): string | undefined {
  const python = `${pythonFolder()}/bin/python`;
  if (!isFile(python)) return undefined;
  const { success } = new Deno.Command(python, {
    args: ["-c", `import ${module}`],
    stdout: "null",
    stderr: "null",
  }).outputSync();
  return success ? python : undefined;
}

/** The path of a program as `findProgram` finds it; throws an Error with its name if missing. */
export function requireProgram(name: string): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(`The program ${name} is missing. Install it, or add its folder to the PATH.`);
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

const homeFolder = () => Deno.env.get("HOME") ?? Deno.env.get("USERPROFILE");
