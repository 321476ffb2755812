/** Which Deno the program needs. */
import { ConfigError } from "../../model/web/config_error.ts";
import type { Config } from "./config.ts";

/** With a data file, of which a copy is made before a migration; and without one. */
export const LEAST = { file: "2.6.0", elsewhere: "2.5.0" };

/** @throws {ConfigError} that names both versions, where Deno is older than the program needs. */
export function requireDeno(
  { store }: Pick<Config, "store">,
  version: string = Deno.version.deno,
): void {
  const isFile = typeof store === "object" && "path" in store;
  const least = isFile ? LEAST.file : LEAST.elsewhere;
  if (version.localeCompare(least, "en", { numeric: true }) >= 0) return;
  throw new ConfigError(`The program needs Deno ${least} or a later one; this is ${version}.`);
}
