/** What every route may use: the parts of the server, and who is asking. */
import type { Context } from "hono";
import type { Auth } from "../lib/auth/auth.ts";
import type { LocalBrowserCheck } from "../lib/auth/demo/local_browser.ts";
import type { Block, User } from "../lib/model/account/user.ts";
import type { Config } from "../lib/server/host/config.ts";
import type { ConnectionFigures } from "../lib/server/load/connection_server.ts";
import type { DiskCheck } from "../lib/server/host/disk_room.ts";
import type { LoopLag } from "../lib/server/host/loop_lag.ts";
import type { Log } from "../lib/server/host/log.ts";
import type { ClientFiles } from "../lib/server/http/manifest.ts";
import type { Metrics } from "../lib/server/host/metrics.ts";
import type { MediaGate } from "../lib/server/http/media_gate.ts";
import type { Consents } from "../lib/store/consent/consents.ts";
import type { MediaService } from "../lib/media/uploads.ts";
import type { Transcriber } from "../lib/server/transcription/transcriber.ts";
import type { TourIndex } from "../lib/server/search/tour_index.ts";

/**
 * The parts that a server is made of. `now`, `fetch`, `log` and `elapsed` are given, so that a test
 * can own them; without a log it is that of the process.
 */
export type Parts = {
  kv: Deno.Kv;
  config: Config;
  client: ClientFiles;
  now: () => Date;
  fetch: typeof fetch;
  log?: Log;
  /** A clock in milliseconds that nobody sets, for limits; else that of the process. */
  elapsed?: () => number;
  /** Who may use the demo; where the app does not listen, whoever asks. */
  localBrowsers?: LocalBrowserCheck;
  /** What is counted of connections, where the app listens. */
  connections?: ConnectionFigures;
  /** How late the event loop is, where the process watches it. */
  loop?: LoopLag;
  /** Aborts when the process stops; without it nothing is done between requests. */
  stopping?: AbortSignal;
  /** What is wrong with the disk, where the process has one. */
  disk?: DiskCheck;
};

export type Variables = {
  parts: Parts;
  auth: Auth;
  metrics: Metrics;
  /** Stored files and uploads. */
  media: MediaService;
  /** Who may have a stored file. */
  mediaGate: MediaGate;
  /** What visitors do not get since it is not released. */
  consents: Consents;
  /** What writes recordings down, where the host has set it up. */
  transcriber?: Transcriber;
  /** What finds archives by words, kinds and places; shared by all requests. */
  tourIndex: TourIndex;
  /** Who is asking, or null: looked up once a request, when it is first asked for. */
  viewer: () => Promise<User | null>;
  /**
   * Lets others go on while this request takes seconds, in steps between which they have their
   * time. Missing where nobody waits for it.
   */
  endTurn?: () => void;
  /** Waits for a turn, and returns what ends it. */
  takeTurn: () => Promise<() => void>;
  /** Why whoever asks is nobody, where their account is blocked. */
  block: () => Promise<Block | undefined>;
  /** Set by the one page that other sites may show in a frame. */
  mayBeFramed?: true;
  /** Whether whoever asks is nobody because their account was deleted elsewhere. */
  isDeleted: () => Promise<boolean>;
};

/**
 * What the server that listens knows of a request; a test without one knows nothing. `isShared`:
 * the answer is made for all, not for one request, and in the turn of `turnOf`, who asked first.
 * `isMalformed`: what was sent has no address (see `serve`).
 */
type Bindings = {
  remoteAddr?: Deno.Addr;
  isShared?: true;
  turnOf?: string;
  isMalformed?: true;
};

export type Env = { Variables: Variables; Bindings: Bindings };
export type Ctx = Context<Env>;
