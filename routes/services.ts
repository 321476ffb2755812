/** The services of a server besides its parts: made once, and given to every request. */
import type { Observer } from "./middleware/observe.ts";
import type { Next } from "hono";
import { createAuth } from "../lib/auth/auth.ts";
import { createMediaService } from "../lib/media/uploads.ts";
import { createAccountLimiter } from "../lib/server/load/account_limiter.ts";
import { createRequestLimiter } from "../lib/server/load/request_limiter.ts";
import { diskRoomOf } from "../lib/server/host/disk_room.ts";
import { readLastBackup } from "../lib/server/host/last_backup.ts";
import { processLog } from "../lib/server/host/log.ts";
import { createKnownContent, keepKnown } from "../lib/server/http/known_content.ts";
import { createMediaGate } from "../lib/server/http/media_gate.ts";
import { createKnownSite } from "../lib/server/host/known_site.ts";
import { createMetrics } from "../lib/server/host/metrics.ts";
import { createStatistics } from "../lib/server/host/statistics.ts";
import { createTranscriber } from "../lib/server/transcription/transcriber.ts";
import type { TourIndex } from "../lib/server/search/tour_index.ts";
import { createConsents } from "../lib/store/consent/consents.ts";
import { getVisibleRevision } from "../lib/store/index/revisions.ts";
import { countTours } from "../lib/store/index/tour_lists.ts";
import { countedKv } from "../lib/store/kv/counted_kv.ts";
import { ROOM_FOR_SAVES } from "../lib/store/kv/disk_room.ts";
import { reviewedKv } from "../lib/store/kv/reviewed_kv.ts";
import { roomyKv } from "../lib/store/kv/roomy_kv.ts";
import { createListenCounter } from "../lib/store/listens/listen_counter.ts";
import { VERSION } from "../lib/model/web/version.ts";
import type { Ctx, Parts } from "./context.ts";
import { SCHEMA_VERSION } from "../lib/store/kv/schema.ts";

export type Services = ReturnType<typeof createServices>;

/**
 * Makes the services of a server. Its `parts` are those given, with a store that counts its
 * operations, and takes saves while its disk has room for them; that of `lastParts`, for sign-in
 * and requests that make room, takes them as long as the given one. `sharedBytes` is the memory of
 * shared answers.
 */
export function createServices(given: Parts, tourIndex: TourIndex, sharedBytes: () => number) {
  const { config, log = processLog } = given;
  const addresses = createRequestLimiter({ now: given.elapsed });
  const metrics = createMetrics({
    sharedBytes,
    limitKeys: () => addresses.size() + accounts.size(),
    leftOutLines: log.leftOut,
    connections: given.connections,
    loop: given.loop,
    build: { version: VERSION, schema: SCHEMA_VERSION, commit: config.commit },
    isTakenOver: () => given.fence?.closed.aborted ?? false,
    host: {
      diskRoom: diskRoomOf(given.config),
      archives: async () => (await countTours(given.kv)).tours,
      indexAge: tourIndex.age,
      lastBackup: () => readLastBackup(given.config.dataDir),
    },
  });
  const counted = (kv: Deno.Kv) =>
    countedKv(config.review ? reviewedKv(kv) : kv, metrics.kvOperation);
  const lastParts = { ...given, kv: counted(given.kv) };
  const kv = counted(roomyKv(given.kv, () => given.requireRoom?.(ROOM_FOR_SAVES)));
  const parts = { ...given, kv };
  // A deletion counts, too.
  const accounts = createAccountLimiter(lastParts);
  const consents = createConsents(parts);
  const { client, now } = parts;
  const site = createKnownSite(parts.kv, parts.elapsed);
  const content = createKnownContent(() => getVisibleRevision(parts.kv, now()), parts.elapsed);
  if (given.stopping) keepKnown(content, given.stopping);
  return {
    parts,
    lastParts,
    content,
    site,
    statistics: createStatistics(parts),
    log,
    metrics,
    tourIndex,
    limiters: { addresses, accounts },
    // Files have a bound of their own.
    media: createMediaService({ ...lastParts, config: config.media }),
    consents,
    listens: given.listens ?? createListenCounter(parts),
    mediaGate: createMediaGate({ ...parts, consents, content }),
    transcriber: config.transcription &&
      createTranscriber({ config: config.transcription, fetch: parts.fetch }),
    auth: createAuth({
      ...lastParts,
      config: config.auth,
      styles: [client.styles, client.authorStyles],
    }),
  };
}

/**
 * Whether a request may take the last room on a disk: by deletions, and by what administrators do,
 * a host makes room.
 */
const makesRoom = ({ method, path }: Ctx["req"]) =>
  method === "DELETE" || path.startsWith("/api/admin/");

/** Gives routes the parts and services as `c.var`. */
export function provide(
  {
    parts,
    lastParts,
    site,
    statistics,
    metrics,
    limiters,
    tourIndex,
    media,
    mediaGate,
    consents,
    listens,
    transcriber,
  }: Services,
) {
  return async (c: Ctx, next: Next): Promise<void> => {
    c.set("parts", makesRoom(c.req) ? lastParts : parts);
    c.set("site", site);
    c.set("statistics", statistics);
    c.set("metrics", metrics);
    c.set("addresses", limiters.addresses);
    c.set("tourIndex", tourIndex);
    c.set("media", media);
    c.set("mediaGate", mediaGate);
    c.set("consents", consents);
    c.set("listens", listens);
    c.set("transcriber", transcriber);
    await next();
  };
}

/** What the observing middleware needs; `paths` are the patterns of the URL table. */
export const observerOf = (
  { parts: { config }, metrics, log }: Services,
  paths: string[],
): Observer => ({
  metrics,
  log,
  logRequests: config.operation.logRequests,
  isProxied: config.proxies > 0,
  patterns: new Set(paths),
});
