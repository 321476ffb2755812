/**
 * Starts the server: builds the client if needed, then runs main.ts with the required permissions.
 */
import { type Config, ConfigError, readConfig } from "../lib/server/host/config.ts";
import { requireDeno } from "../lib/server/host/deno_version.ts";
import { parentEnded } from "../lib/server/host/parent.ts";
import { readArguments } from "./arguments.ts";
import { serverEnvironment, serverFlags } from "./permissions.ts";
import { providerHosts } from "./provider_hosts.ts";
import { build } from "./build.ts";
import { readCommit } from "./commit.ts";

readArguments({ usage: "deno task start (its settings are environment variables)" });
try {
  const config = readConfig((name) => Deno.env.get(name));
  requireDeno(config);
  if (await build()) {
    console.log("The client was built, since its sources had changed.");
    await compile();
  }
  Deno.exit(await serve(config));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}

/**
 * Compiles the server's modules, in a process that ends: the server would do it while it loads, and
 * would keep 70 MB for it as long as it runs.
 */
async function compile(): Promise<void> {
  const args = ["cache", "--quiet", "--no-check", "main.ts"];
  await new Deno.Command(Deno.execPath(), { args }).spawn().status;
}

/** Runs the server until it ends; returns its exit code. */
async function serve(config: Config): Promise<number> {
  const commit = Deno.env.get("COMMIT") || await readCommit();
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", ...serverFlags(config, await providerHosts(config.auth)), "main.ts"],
      // The server ends by itself when this process is killed.
      String(Deno.pid),
    ],
    env: { ...serverEnvironment(), ...commit && { COMMIT: commit } },
  }).spawn();
  let running = true;
  const pass = (signal: Deno.Signal) => running && server.kill(signal);
  // The server stops gracefully, and this process after it. (A terminal's Ctrl-C reaches both; the
  // second signal has no effect.)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => pass(signal));
  }
  // With --watch this process is replaced without a signal.
  addEventListener("unload", () => pass("SIGTERM"));
  // So does this process with the task that runs it.
  const ended = new AbortController();
  parentEnded(Deno.ppid, ended.signal).then(() => pass("SIGTERM"));
  const { code } = await server.status;
  running = false;
  ended.abort();
  return code;
}
