/** Answers of the service worker for short codes. */
import { within } from "../../model/within.ts";
import { parseShortCode } from "../../model/tour/short_code.ts";
import { findKeptCode } from "../keep/kept_codes.ts";
import { networkOr } from "./kept_answers.ts";
import { answerPage } from "./pages.ts";
import type { ExtendableEvent } from "./worker_types.ts";

/** `/q/{CODE}` of a visitor who follows a link, and `/api/codes/{CODE}` of our own page. */
const CODE_ADDRESS = /^\/(q|api\/codes)\/([^/]+)$/;

/** The network's time limit in milliseconds, as for pages of kept archives. */
const PATIENCE = 3000;

/** The device's time limit in milliseconds. */
const DEVICE_PATIENCE = 2000;

type Asked = { url: URL; request: Request };

export const isCodeRequest = ({ url, request }: Asked): boolean =>
  url.origin === location.origin && request.method === "GET" && CODE_ADDRESS.test(url.pathname);

/**
 * From the network; without one, or when that takes long, from what is kept: a redirection to the
 * page, or what the API answers. Codes of other archives are answered like any page.
 */
export async function answerCode(request: Request, event: ExtendableEvent): Promise<Response> {
  const [, kind, text] = CODE_ADDRESS.exec(new URL(request.url).pathname)!;
  const search = () => {
    const code = parseShortCode(decodeURIComponent(text));
    return code === undefined ? undefined : findKeptCode(caches, code);
  };
  const kept = await within(DEVICE_PATIENCE, search).catch(() => undefined);
  if (!kept) return kind === "q" ? await answerPage(request, event) : await fetch(request);
  const answer = kind === "q"
    ? Response.redirect(kept.path, 303)
    : new Response(JSON.stringify(kept), { headers: { "content-type": "application/json" } });
  return await networkOr(() => Promise.resolve(answer), request, { patience: PATIENCE });
}
