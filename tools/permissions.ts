/** The narrowest permissions with which the server serves, and its environment. */
import type { StoreLocation } from "../lib/store/open.ts";
import { type Config, VARIABLES } from "../lib/server/host/config.ts";
import { isDemoOfThisMachine } from "../lib/auth/auth_config.ts";
import { mediaHosts } from "../lib/media/media_config.ts";
import { locationHosts } from "../lib/server/host/location_config.ts";
import { mapHosts } from "../lib/server/host/map_config.ts";
import { transcriptionHosts } from "../lib/server/host/transcription_config.ts";

/**
 * Flags for `deno run`: what is read, what is written, where it listens, which variables it sees.
 * `providerHosts` are those that sign-in must reach.
 */
export function serverFlags(config: Config, providerHosts: string[]): string[] {
  const { host, port, dataDir, store, auth, location, transcription, mapArchive, media } = config;
  const listen = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const outside = [
    ...locationHosts(location),
    ...transcriptionHosts(transcription),
    ...mapHosts(mapArchive),
    ...mediaHosts(media),
    ...providerHosts,
    ...isDemoOfThisMachine(auth.provider) ? ["127.0.0.1:0"] : [],
  ];
  return [
    // Semi-spaces of 4 MB at most instead of 16: buffers of what was sent go sooner. The old
    // generation is collected when it has grown by half, instead of to four times its size.
    "--v8-flags=--max-semi-space-size=4,--heap-growing-percent=50",
    // The launcher has installed all packages: to look at each of their files again takes as long
    // as all the rest of a start.
    "--node-modules-dir=manual",
    "--no-prompt",
    `--allow-net=${[...new Set([listen, ...storeHosts(store), ...outside])].join(",")}`,
    // The sources of the workers that search, and that look at files when the first one comes.
    `--allow-read=dist,static,seed,lib/geo,lib/media,lib/model,lib/server/search,lib/store,${dataDir}`,
    `--allow-write=${dataDir}`,
    // How much room its disk has.
    "--allow-sys=statfs",
    `--allow-env=${[...VARIABLES, "NODE_ENV", "DENO_KV_ACCESS_TOKEN"].join(",")}`,
    // Libraries of uploads and of the demo provider list all variables: they find none but those.
    "--ignore-env",
  ];
}

const storeHosts = (store: StoreLocation) =>
  typeof store === "object" && "url" in store ? [new URL(store.url).host] : [];

/**
 * What is added to the server's environment: React renders with its production build, in less than
 * half the time, unless `NODE_ENV` asks for the one with checks. The C library gives memory back:
 * the buffers of 64 KiB by which files are sent would stay in its heap, as pieces of it.
 */
export const serverEnvironment = (nodeEnv = Deno.env.get("NODE_ENV")) => ({
  NODE_ENV: nodeEnv || "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "60000",
  MALLOC_TRIM_THRESHOLD_: "1000000",
});
