/**
 * Installs the packages that are missing, from npm: those that the program needs, or with `--all`
 * those of developers, too (types, tests). Deno by itself would install all of deno.lock before
 * each first task. Imports no package: it runs before there are any.
 */
import { foldersOf, type Lock, programLock } from "./program_lock.ts";

/** deno.json: packages of the program are its imports, those of developers stand in a scope. */
type Config = { imports: Record<string, string>; scopes: { "./": Record<string, string> } };

const SYSTEM = {
  os: { windows: "win32" }[Deno.build.os as string] ?? Deno.build.os,
  cpu: Deno.build.arch === "x86_64" ? "x64" : "arm64",
};

/** A file that imports a package: for one that does not, Deno installs nothing. */
const USER = "tools/arguments.ts";

const needsAll = Deno.args.includes("--all");
const whole: Lock = JSON.parse(Deno.readTextFileSync("deno.lock"));
const config: Config = JSON.parse(Deno.readTextFileSync("deno.json"));
const imports = Object.values(config.imports);
const wanted = needsAll ? [...imports, ...Object.values(config.scopes["./"])] : imports;
if (wanted.some((specifier) => whole.specifiers[specifier] === undefined)) {
  console.log("deno.json has packages that deno.lock does not have: these are added.");
  Deno.exit(await deno(["install"]));
}
const lock = needsAll ? whole : programLock(whole, imports, SYSTEM);
const missing = foldersOf(lock, SYSTEM).filter((folder) => !isInstalled(folder));
if (missing.length > 0) {
  console.log(`Fetching ${missing.length} packages, which this needs once.`);
  Deno.exit(await install(lock));
}

/** Deno marks a package when all of its files are there. */
function isInstalled(folder: string): boolean {
  try {
    return Deno.statSync(`node_modules/.deno/${folder}/.initialized`).isFile;
  } catch {
    return false;
  }
}

/** Installs the packages of `lock`, as they are in it; returns Deno's exit code. */
async function install(lock: Lock): Promise<number> {
  const path = Deno.makeTempFileSync({ suffix: ".lock" });
  try {
    Deno.writeTextFileSync(path, JSON.stringify(lock));
    // By itself `deno install` adds the packages of `scopes`; for an entry point it takes all of
    // the lock and no more.
    const flags = ["--quiet", "--node-modules-dir=auto", "--frozen", "--lock", path];
    return await deno(["install", ...flags, "--entrypoint", USER]);
  } finally {
    Deno.removeSync(path);
  }
}

/** Runs this Deno; returns its exit code. */
async function deno(args: string[]): Promise<number> {
  // Each of some 200 connections asks for the registry's address by itself. Where a name server
  // drops some of these questions, Linux would ask again after five seconds.
  const env = { RES_OPTIONS: "timeout:1 attempts:5", ...Deno.env.toObject() };
  return (await new Deno.Command(Deno.execPath(), { args, env }).spawn().status).code;
}
