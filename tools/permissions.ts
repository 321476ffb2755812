/** The minimal permissions and the environment of the server. */
import type { StoreLocation } from "../lib/store/kv/data_file.ts";
import { type Config, VARIABLES } from "../lib/server/host/config.ts";
import { isDemoOfThisMachine } from "../lib/auth/auth_config.ts";
import { mediaHosts } from "../lib/media/media_config.ts";
import { locationHosts } from "../lib/server/host/location_config.ts";
import { mapHosts } from "../lib/server/host/map_config.ts";
import { routerHosts } from "../lib/server/host/router_config.ts";
import { transcriptionHosts } from "../lib/server/host/transcription_config.ts";

/**
 * Flags for `deno run`: files to read and write, addresses, and environment variables.
 * `providerHosts` are those that sign-in must reach.
 */
export function serverFlags(config: Config, providerHosts: string[]): string[] {
  const { host, port, dataDir, store, auth, location, transcription, mapArchive, router, media } =
    config;
  const listen = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const outside = [
    ...locationHosts(location),
    ...transcriptionHosts(transcription),
    ...mapHosts(mapArchive),
    ...routerHosts(router),
    ...mediaHosts(media),
    ...providerHosts,
    ...isDemoOfThisMachine(auth.provider) ? ["127.0.0.1:0"] : [],
  ];
  return [
    // Semi-spaces of at most 4 MB instead of 16, so that buffers of sent data are freed sooner. The
    // old generation is collected when it has grown by half, instead of to four times its size.
    "--v8-flags=--max-semi-space-size=4,--heap-growing-percent=50",
    // The launcher has installed all packages; checking each of their files again would take as
    // long as the rest of a start.
    "--node-modules-dir=manual",
    "--no-prompt",
    `--allow-net=${[...new Set([listen, ...storeHosts(store), ...outside])].join(",")}`,
    // The sources of the workers for the search and for inspecting files.
    `--allow-read=dist,static,seed,lib/formats/mp3,lib/geo,lib/media,lib/model,lib/server/search,lib/store,lib/texts,${dataDir}`,
    `--allow-write=${dataDir}`,
    // For the free space of the disk.
    "--allow-sys=statfs",
    `--allow-env=${[...VARIABLES, "NODE_ENV", "DENO_KV_ACCESS_TOKEN"].join(",")}`,
    // Libraries of uploads and of the demo provider list all variables: they find none but those.
    "--ignore-env",
  ];
}

const storeHosts = (store: StoreLocation) =>
  typeof store === "object" && "url" in store ? [new URL(store.url).host] : [];

/**
 * Additions to the server's environment: React renders with its production build, in less than half
 * the time, unless `NODE_ENV` is set. The C library returns memory: the buffers of 64 KiB for
 * sending files would otherwise fragment its heap.
 */
export const serverEnvironment = (nodeEnv = Deno.env.get("NODE_ENV")) => ({
  NODE_ENV: nodeEnv || "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "60000",
  MALLOC_TRIM_THRESHOLD_: "1000000",
});
