/**
 * Sends requests by chance and watches what must never happen: an answer of 500 or above, one that
 * does not come, one that takes long for each of its bytes, one without its security headers, a
 * change by a request that was refused or that only asked, and data that does not belong together.
 */
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { storedFilesIn } from "../../../lib/media/stored_files.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { type FuzzRequest, nextRequest } from "./requests.ts";
import { slowness, threadMs } from "../measure/loop_hold.ts";
import { type Random, randomOf } from "./random.ts";
import { readersOf } from "./readers.ts";
import { kindOf, makeWorld, type World } from "./world.ts";

/** Requests to one server; then a new one begins, so that each round can be had again alone. */
const ROUND = 1000;

/**
 * Seconds after which an answer is said not to come; the slowest take some hundred milliseconds.
 * They are counted by a timer that rings each second: one of 30 s rings at once in a process that
 * the system has halted for as long, before the answer has had its turn.
 */
const HANGS_AFTER_S = 30;

/** What a request may write though it was refused, or only asks: who asks how often, and when. */
const OWN_BUSINESS = [
  "rate_limits",
  "user_last_seen",
  "geocodes",
  "geocoder",
  "secrets",
  "oauth_sessions",
];

/**
 * Milliseconds of the event loop that an answer may take, and that each kilobyte of its request may
 * add; on slow machines more. Most take 1 to 20 in all.
 */
const MOST_MS = 300;
const MOST_MS_PER_KB = 1;

/** How many changes are read at once by what shows them. */
const READ_AT_ONCE = 0.1;

/** What was found, and how many answers of each status there were. */
type FuzzReport = { found: string[]; statuses: Map<number, number> };

/** Sends `requests` requests in rounds; round `n` has the seed `seed + n`. */
export async function fuzz(
  requests: number,
  seed: number,
  onRound: (sent: number, report: FuzzReport) => void = () => {},
): Promise<FuzzReport> {
  const report: FuzzReport = { found: [], statuses: new Map() };
  for (let sent = 0; sent < requests; sent += ROUND) {
    const roundSeed = (seed + sent / ROUND) >>> 0;
    // Each with a store of its own, which names no file of another.
    const folder = await Deno.makeTempDir({ prefix: "fuzz-" });
    try {
      await fuzzRound(Math.min(ROUND, requests - sent), roundSeed, folder, report);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
    onRound(Math.min(sent + ROUND, requests), report);
  }
  return report;
}

async function fuzzRound(requests: number, seed: number, folder: string, report: FuzzReport) {
  await using world = await makeWorld(folder);
  const random = randomOf(seed);
  const slow = slowness();
  const next: FuzzRequest[] = [];
  for (let n = 0; n < requests; n++) {
    world.tick();
    const sent = next.shift() ?? nextRequest(random, world);
    const { status, wrong, readers } = await send(world, sent, random, slow);
    next.push(...readers);
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    for (const what of wrong) {
      report.found.push(`seed ${seed}, request ${n}: ${what}\n  ${sent.text}`);
    }
  }
  const files = storedFilesIn(createDiskStore(folder));
  for (const { key, what } of await checkStore(world.kv, files)) {
    report.found.push(`seed ${seed}, after ${requests} requests: ${JSON.stringify(key)}: ${what}`);
  }
}

async function send(
  world: World,
  { request, role, size, bytes }: FuzzRequest,
  random: Random,
  slow: number,
): Promise<{ status: number; wrong: string[]; readers: FuzzRequest[] }> {
  const { method } = request;
  const path = new URL(request.url).pathname;
  const late = Promise.withResolvers<null>();
  let seconds = 0;
  const timer = setInterval(() => ++seconds === HANGS_AFTER_S && late.resolve(null), 1000);
  const began = threadMs();
  try {
    const answer = await Promise.race([answerOf(world, request), late.promise]);
    if (answer === null) return { status: 0, wrong: ["no answer came"], readers: [] };
    const { response, text } = answer;
    const { status } = response;
    const wrong: string[] = [];
    const took = threadMs() - began;
    const most = (MOST_MS + MOST_MS_PER_KB * bytes / 1000) * slow;
    if (took > most) wrong.push(`${status} after ${took} ms of the loop for ${bytes} bytes`);
    if (status >= 500) wrong.push(`${status} ${text.slice(0, 300)}`);
    if (!response.headers.has("content-security-policy")) wrong.push(`${status} without a policy`);
    const mayWrite = status < 400 && !["GET", "HEAD", "OPTIONS"].includes(method);
    const writes = world.takeWrites().filter((key) => !OWN_BUSINESS.includes(String(key[0])));
    if (writes.some(([name]) => ["sessions", "users"].includes(String(name)))) await world.signIn();
    if (!mayWrite && !isPartOfRefusal(path, writes)) {
      wrong.push(`${status}, and wrote ${JSON.stringify(writes.slice(0, 3))}`);
    }
    if (status >= 300) return { status, wrong, readers: [] };
    const id = noteNames(world, { path, role, size }, response, text);
    const isRead = mayWrite && random.chance(READ_AT_ONCE);
    return { status, wrong, readers: isRead ? readersOf(random, world, { path, id, role }) : [] };
  } catch (error) {
    const what = error instanceof Error ? error.stack ?? "" : String(error);
    return { status: 0, wrong: [what], readers: [] };
  } finally {
    clearInterval(timer);
  }
}

/** Notes what an answer names, for later requests; the id of what was made. */
function noteNames(
  { things, named }: World,
  { path, role, size }: { path: string; role: FuzzRequest["role"]; size?: number },
  { headers }: Response,
  text: string,
): string | undefined {
  const upload = /^\/api\/uploads\/(\w{26})$/.exec(headers.get("location") ?? "");
  const [, id] = upload ?? /^\{"id":"(\w{26})"/.exec(text) ?? [];
  if (id) things.push({ id, kind: kindOf(path), role, size });
  const [, of, secret] = /^\{"path":"\/(preview|transfer)\/([\w-]{43})"/.exec(text) ?? [];
  if (of === "preview") named.previews.push(secret);
  if (of === "transfer") named.transfers.push({ tourId: path.split("/")[3], secret });
  const [file] = /\/media\/[0-9a-f]{64}\.\w+/.exec(text) ?? [];
  if (file && path.startsWith("/api/uploads")) named.files.push(file);
  return id;
}

async function answerOf({ app }: World, request: Request) {
  const response = await app.fetch(request);
  return { response, text: await response.text() };
}

/** A wrong password is audited; a file that is refused ends its upload, and frees its room. */
function isPartOfRefusal(path: string, writes: Deno.KvKey[]): boolean {
  const names = writes.map(([name]) => String(name));
  const ofAudit = ["audit", "audit_of_others"];
  if (path === "/api/admin/promote") return names.every((name) => ofAudit.includes(name));
  const ofUploads = ["uploads", "media_usage"];
  if (path.startsWith("/api/uploads/")) return names.every((name) => ofUploads.includes(name));
  return names.length === 0;
}
