/** The context of every route: the parts of the server, and the user of the request. */
import type { Context } from "hono";
import type { Auth } from "../lib/auth/auth.ts";
import type { LocalBrowserCheck } from "../lib/auth/demo/local_browser.ts";
import type { Block, User } from "../lib/model/account/user.ts";
import type { Pupil } from "../lib/model/class/member.ts";
import type { PersonRole } from "../lib/model/people/tour_role.ts";
import type { Config } from "../lib/server/host/config.ts";
import type { ConnectionFigures } from "../lib/server/load/connection_server.ts";
import type { RequestLimiter } from "../lib/server/load/request_limiter.ts";
import type { DiskCheck } from "../lib/server/host/disk_room.ts";
import type { LoopLag } from "../lib/server/host/loop_lag.ts";
import type { KnownSite } from "../lib/server/host/known_site.ts";
import type { Log } from "../lib/server/host/log.ts";
import type { ClientFiles } from "../lib/server/http/manifest.ts";
import type { Metrics } from "../lib/server/host/metrics.ts";
import type { MediaGate } from "../lib/server/http/media_gate.ts";
import type { Consents } from "../lib/store/consent/consents.ts";
import type { StatisticsReader } from "../lib/server/host/statistics.ts";
import type { ListenCounter } from "../lib/store/listens/listen_counter.ts";
import type { SchemaFence } from "../lib/store/kv/fenced_kv.ts";
import type { MediaService } from "../lib/media/uploads.ts";
import type { Transcriber } from "../lib/server/transcription/transcriber.ts";
import type { TourIndex } from "../lib/server/search/tour_index.ts";

/**
 * The parts of a server. Tests can replace `now`, `fetch`, `log` and `elapsed`; the default log is
 * the process's.
 */
export type Parts = {
  kv: Deno.Kv;
  config: Config;
  client: ClientFiles;
  now: () => Date;
  fetch: typeof fetch;
  log?: Log;
  /** A monotonic clock in milliseconds, for limits; by default the process's. */
  elapsed?: () => number;
  /** Who may use the demo; where the app does not listen, everybody. */
  localBrowsers?: LocalBrowserCheck;
  /** Figures of connections, where the app itself listens. */
  connections?: ConnectionFigures;
  /** The lag of the event loop, where the process measures it. */
  loop?: LoopLag;
  /** Aborts when the process stops; without it nothing is done between requests. */
  stopping?: AbortSignal;
  /** The fault of the disk, where the process has one. */
  disk?: DiskCheck;
  /** Throws where less than so many bytes are free for the store, where it is on this disk. */
  requireRoom?: (kept: number) => void;
  /** Whether a newer version has taken over the store. */
  fence?: SchemaFence;
  /** The counter of listenings, where the process writes its sums. */
  listens?: ListenCounter;
};

export type Variables = {
  parts: Parts;
  auth: Auth;
  /** The name, colours and texts of the host. */
  site: KnownSite;
  /** Figures for administrators. */
  statistics: StatisticsReader;
  metrics: Metrics;
  /** The limits of addresses, in the memory of this process. */
  addresses: RequestLimiter;
  /** Stored files and uploads. */
  media: MediaService;
  /** The access to stored files. */
  mediaGate: MediaGate;
  /** The withheld stories. */
  consents: Consents;
  /** Counts listenings. */
  listens: ListenCounter;
  /** The transcriber, if the host has set one up. */
  transcriber?: Transcriber;
  /** The search for archives by words, kinds and places; shared by all requests. */
  tourIndex: TourIndex;
  /** The user of the request, or null: looked up at most once, when it is first needed. */
  viewer: () => Promise<User | null>;
  /** The role of the user in the thing of the path, set by the guard of a route for a role. */
  role: PersonRole;
  /** The pupil of the request, or null: looked up at most once, when it is first needed. */
  pupil: () => Promise<Pupil | null>;
  /** Whether the device has a place in a class whose archive is deleted or hidden now. */
  isResting: () => Promise<boolean>;
  /**
   * Lets other requests run while this one takes seconds, between its steps. Missing where nobody
   * waits for it.
   */
  endTurn?: () => void;
  /** Waits for a turn, and returns the function that ends it. */
  takeTurn: () => Promise<() => void>;
  /** The reason for a block, if the account is blocked. */
  block: () => Promise<Block | undefined>;
  /** Set by the one page that other sites may show in a frame. */
  mayBeFramed?: true;
  /** Whether the account of this browser was deleted elsewhere. */
  isDeleted: () => Promise<boolean>;
};

/**
 * What the listening server knows of a request; empty in tests without one. `isShared`: the answer
 * is for everybody, and made in the turn of `turnOf`, the first client. `isMalformed`: the request
 * has no valid address (see `serve`).
 */
type Bindings = {
  remoteAddr?: Deno.Addr;
  isShared?: true;
  turnOf?: string;
  isMalformed?: true;
};

export type Env = { Variables: Variables; Bindings: Bindings };
export type Ctx = Context<Env>;
