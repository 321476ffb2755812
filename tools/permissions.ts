/** The narrowest permissions with which the server serves. */
import { type Config, VARIABLES } from "../lib/server/config.ts";

/** Flags for `deno run`: what is read, what is written, where it listens, which variables it sees. */
export function serverFlags({ host, port, dataDir }: Config): string[] {
  return [
    "--no-prompt",
    `--allow-net=${host.includes(":") ? `[${host}]` : host}:${port}`,
    `--allow-read=dist,static,seed,${dataDir}`,
    `--allow-write=${dataDir}`,
    `--allow-env=${[...VARIABLES, "NODE_ENV"].join(",")}`,
  ];
}
