/** Starts the server: builds the client if need be, then runs main.ts with the permissions that it needs. */
import { ConfigError, readConfig } from "../lib/server/config.ts";
import { serverFlags } from "./permissions.ts";
import { build } from "./build.ts";

try {
  const config = readConfig((name) => Deno.env.get(name));
  if (await build()) console.log("The client was built, since its sources had changed.");
  // The server ends in its own time, and this process after it. (A terminal's Ctrl-C reaches both; twice is once.)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => server.kill(signal));
  }
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", ...serverFlags(config), "main.ts"],
  }).spawn();
  Deno.exit((await server.status).code);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
