/** The settings, read from environment variables once at boot. */
import { z } from "zod";
import type { StoreLocation } from "../../store/kv/data_file.ts";
import { type AuthConfig, AuthEnv, readAuthConfig } from "../../auth/auth_config.ts";
import { ConfigError } from "../../model/web/config_error.ts";
import { type LocationConfig, LocationEnv, readLocationConfig } from "./location_config.ts";
import { type MediaConfig, MediaEnv, readMediaConfig } from "../../media/media_config.ts";
import { type OperationConfig, OperationEnv, readOperationConfig } from "./operation_config.ts";
import {
  readTranscriptionConfig,
  type TranscriptionConfig,
  TranscriptionEnv,
} from "./transcription_config.ts";
import { readRouterConfig, type RouterConfig, RouterEnv } from "./router_config.ts";
import { type MapArchive, type MapConfig, MapEnv, readMapConfig } from "./map_config.ts";

export { ConfigError };

const PORT_RULE = "must be a whole number from 0 to 65535, such as 8000";
const CONNECTIONS_RULE = "must be how many connections may be open, from 10 on, such as 800";
const PROXIES_RULE = "must be how many proxies stand in front, from 0 to 10, such as 1";

const Env = z.object({
  PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65535, PORT_RULE)
    .default(8000),
  HOST: z.string().regex(
    /^([\w-]+(\.[\w-]+)*|[\da-f:.]*:[\da-f:.]*:[\da-f:.]*)$/i,
    "must be an address or a name of this machine without a port, such as 127.0.0.1 or 0.0.0.0",
  ).default("127.0.0.1"),
  // Deno's permission flags are lists separated by commas.
  DATA_DIR: z.string().regex(/^[^,]+$/, "must be a folder without a comma in its path")
    // A shell would have expanded it; otherwise a folder named ~ would be made.
    .regex(/^[^~]/, "must be the whole path: ~ is not read here, write /home/…")
    .default("./data"),
  DATA_MUST_EXIST: z.literal("on", 'must be "on", or left out').optional(),
  SEED: z.literal("on", 'must be "on", or left out').optional(),
  REVIEW: z.literal("on", 'must be "on", or left out').optional(),
  TRUSTED_PROXIES: z.coerce.number(PROXIES_RULE).int(PROXIES_RULE).min(0, PROXIES_RULE)
    .max(10, PROXIES_RULE).default(0),
  MAX_CONNECTIONS: z.coerce.number(CONNECTIONS_RULE).int(CONNECTIONS_RULE)
    .min(10, CONNECTIONS_RULE).max(1_000_000, CONNECTIONS_RULE).default(800),
  KV_URL: z.url({ protocol: /^https?$/, error: "must be the address of a KV Connect server" })
    .optional(),
  COMMIT: z.string().regex(/^[\w.+-]{1,64}$/, "must be the commit of the sources, such as 1f3a9c2")
    .optional(),
  /** Set by Deno Deploy, whose own store is then used unless `KV_URL` names one. */
  DENO_DEPLOYMENT_ID: z.string().optional(),
  ...MapEnv.shape,
  ...RouterEnv.shape,
  ...LocationEnv.shape,
  ...TranscriptionEnv.shape,
  ...MediaEnv.shape,
  ...OperationEnv.shape,
  ...AuthEnv.shape,
});

/** The names of all variables that are read: the server process may see no others. */
export const VARIABLES = Object.keys(Env.shape);

/** Settings of a server. `port` 0 takes any free one. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** How many proxies in front of the server set X-Forwarded-For. */
  proxies: number;
  /** Most open connections; each uses a file descriptor. */
  connections: number;
  store: StoreLocation;
  /** Which sources run: a commit, the platform's name of a deployment, or "unknown". */
  commit: string;
  /** Whether a new store begins with the demo archives. */
  isSeeded: boolean;
  /** Whether visitors see archives only after an archivist or administrator approved them. */
  review: boolean;
  /** Whether Deno Deploy runs the program: no disk, and `Deno.serve` accepts the connections. */
  isOnPlatform: boolean;
  map: MapConfig;
  /** Missing where maps are raster images. */
  mapArchive?: MapArchive;
  /** Missing where no server finds ways. */
  router?: RouterConfig;
  location: LocationConfig;
  /** Missing where no machine drafts transcripts. */
  transcription?: TranscriptionConfig;
  media: MediaConfig;
  operation: OperationConfig;
  auth: AuthConfig;
};

/** Reads each setting with `get`; an empty value counts as unset. Throws ConfigError. */
export function readConfig(get: (name: string) => string | undefined): Config {
  const given = Object.fromEntries(VARIABLES.map((name) => [name, get(name) || undefined]));
  const result = Env.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(lines.join("; "));
  }
  const { PORT, HOST, DATA_DIR, TRUSTED_PROXIES, MAX_CONNECTIONS } = result.data;
  const isOnPlatform = result.data.DENO_DEPLOYMENT_ID !== undefined;
  const auth = readAuthConfig(result.data);
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    proxies: TRUSTED_PROXIES,
    connections: MAX_CONNECTIONS,
    store: storeOf(result.data),
    isOnPlatform,
    commit: result.data.COMMIT ?? result.data.DENO_DEPLOYMENT_ID ?? "unknown",
    isSeeded: result.data.SEED === "on" || auth.provider.kind === "demo",
    review: result.data.REVIEW === "on",
    ...readMapConfig(result.data, DATA_DIR),
    router: readRouterConfig(result.data),
    location: readLocationConfig(result.data),
    transcription: readTranscriptionConfig(result.data),
    media: readMediaConfig(result.data, isOnPlatform ? null : DATA_DIR),
    operation: readOperationConfig(result.data),
    auth,
  };
}

function storeOf(
  { KV_URL, DENO_DEPLOYMENT_ID, DATA_DIR, DATA_MUST_EXIST }: z.infer<typeof Env>,
): StoreLocation {
  const mustExist = DATA_MUST_EXIST === "on" ? { mustExist: true } : {};
  if (KV_URL) return { url: KV_URL, ...mustExist };
  return DENO_DEPLOYMENT_ID ? ":platform:" : { path: `${DATA_DIR}/tours.sqlite`, ...mustExist };
}
