/** The steps before the middleware: the pace of an address, and shared answers. */
import type { Hono } from "hono";
import { isPersonalRequest } from "../lib/auth/viewer.ts";
import { withoutLength } from "../lib/server/http/head_answer.ts";
import type { KnownContent } from "../lib/server/http/known_content.ts";
import { shareAnswers, type Shown } from "../lib/server/http/shared_answers.ts";
import { clientAddress } from "../lib/server/load/client_address.ts";
import { keepPace } from "../lib/server/load/pace.ts";
import { CONTENT_ID, PAGE_REGION_ID, SAVED_PAGE_ATTRIBUTE } from "../lib/model/web/page_names.ts";
import { ENGLISH } from "../lib/texts/languages.ts";
import { inLanguage } from "../lib/texts/reader.ts";
import { texts } from "../lib/texts/texts.ts";
import { getTourRevision } from "../lib/store/index/revisions.ts";
import type { Env } from "./context.ts";
import { turnOf } from "./middleware/fair_reads.ts";
import { type Observer, observeShared } from "./middleware/observe.ts";
import { leadToLanguage, speaking } from "./in_language.ts";
import type { Services } from "./services.ts";
import { sharedAddress } from "./shared_addresses.ts";

type Fetch = Hono<Env>["fetch"];

/**
 * Puts pace and shared answers before `respond`, which answers everything else. `size` is the
 * memory of shared answers in bytes.
 */
export function createEntrance(
  respond: Fetch,
  { parts: { kv, config, now }, content, site, limiters, metrics }: Services,
  observer: Observer,
): { fetch: Fetch; size: () => number } {
  const { proxies, auth: { origin } } = config;
  const secure = origin.startsWith("https:");
  const speak = speaking(respond);
  const answer: Fetch = async (request, ...more) => {
    const response = await speak(request, ...more);
    return request.method === "HEAD" ? withoutLength(response) : response;
  };
  const shared = shareAnswers({
    answer,
    render: (request, turn) => answer(request, { isShared: true, turnOf: turn }),
    turnOf: (request, env) => turnOf(request, peerOf(env), proxies),
    answered: observeShared(observer),
    readRevision: async (shown) => {
      const [host, revision] = await Promise.all([
        site.version(),
        readRevision({ kv, content, now }, shown),
      ]);
      return `${host} ${revision}`;
    },
    known: content,
    addressOf: sharedAddress,
    isPersonal: (request) => isPersonalRequest(request, origin),
    forKnown: asStalePage,
    origin,
  });
  const led: Fetch = (request, env) =>
    leadToLanguage(request, secure) ?? shared.fetch(request, env);
  const fetch = keepPace(led, {
    addresses: limiters.addresses,
    addressOf: ({ headers }, env) => clientAddress(headers, peerOf(env), proxies),
    held: metrics.held,
  });
  return { fetch, size: shared.size };
}

async function readRevision(
  { kv, content, now }: { kv: Deno.Kv; content: KnownContent; now: () => Date },
  shown: Shown,
): Promise<string> {
  if (shown === "site") return "";
  if (shown === "lists") return String(await content.read());
  return await getTourRevision(kv, shown.tourId, now());
}

/** The remote end of the connection, where the app listens. */
const peerOf = (env: Parameters<Fetch>[1]) => (env as Env["Bindings"] | undefined)?.remoteAddr;

const t = texts("problems");

/** Headers that are wrong for the changed text. */
const OF_THE_BYTES = ["content-length", "etag"];

/**
 * A page of everybody for somebody who is signed in, while the store does not say who that is. The
 * browser takes it for a saved one, whose reader the device remembers. Null for other answers, in
 * which nobody would see what is missing.
 */
async function asStalePage(response: Response): Promise<Response | null> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) {
    await response.body?.cancel();
    return null;
  }
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  headers.set("cache-control", "private, no-store");
  const page = await response.text();
  const language = /<html lang="([^"]+)"/.exec(page)?.[1];
  const said = inLanguage(language ?? ENGLISH, () => t("stale"));
  const notice = `<p class="update-notice wrap" role="status">${said}</p>`;
  const html = page
    .replace(`id="${PAGE_REGION_ID}"`, `id="${PAGE_REGION_ID}" ${SAVED_PAGE_ATTRIBUTE}=""`)
    .replace(`<main id="${CONTENT_ID}"`, `${notice}<main id="${CONTENT_ID}"`);
  return new Response(html, { status: response.status, headers });
}
