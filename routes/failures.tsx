/** Answers where no route answers: a problem for scripts, a page for people. */
import { Hourglass, KeyRound, TriangleAlert } from "lucide-react";
import RetryLater from "../islands/shell/retry-later.island.tsx";
import { type FieldError, Problem, TryLater } from "../lib/model/web/problem.ts";
import { problemResponse } from "../lib/server/http/problem_response.ts";
import { storageFaultOf } from "../lib/store/kv/storage_fault.ts";
import { EmptyPage } from "../lib/ui/empty_state.tsx";
import { Island } from "../lib/ui/island.tsx";
import type { Ctx } from "./context.ts";
import { OEMBED_PATH } from "../lib/formats/oembed/oembed.ts";
import { isApi, uncached } from "./middleware/caching.ts";
import { inTurn } from "./middleware/fair_reads.ts";
import { notFound } from "./pages/not_found.tsx";
import { ownPath } from "./pages/redirects.ts";

/** There is nothing at this address. */
export function nothing(c: Ctx) {
  if (wantsPage(c)) return inTurn(c, () => notFound(c));
  return problemResponse(new Problem(404, `There is nothing at ${c.req.path}.`));
}

/** Answers 405 with the allowed methods, at an address that only has `methods`. */
export function refuseMethod(methods: string[]) {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", ");
  return async (c: Ctx) => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    const problem = new Problem(
      405,
      `This address doesn’t accept ${c.req.method}. It accepts ${allow}.`,
    );
    const response = await failed(c, problem);
    response.headers.set("allow", allow);
    return response;
  };
}

const FAILED = new Problem(
  500,
  "Something went wrong on the server. Try again. If it keeps happening, tell the people who run this site.",
);

const UNSAVED = new Problem(
  503,
  "The server can’t save anything right now. Nothing was changed. " +
    "Tell the people who run this site.",
);

/** Seconds until a host may have mended a disk; pages are not reloaded automatically for that. */
const UNSAVED_RETRY = 120;

/** Answers an error: a Problem as it is, anything else (which `observe` logs) as 500. */
export async function failed(c: Ctx, error: Error) {
  const problem = error instanceof Problem ? error : storageFaultOf(error) ? UNSAVED : FAILED;
  const response = wantsPage(c)
    ? await inTurn(c, () => errorPage(c, problem)).catch(withoutTurn)
    : problemResponse(problem);
  if (problem === UNSAVED) response.headers.set("retry-after", String(UNSAVED_RETRY));
  return response;
}

/** The cheapest answer, when so many wait that there is no turn for a page. */
function withoutTurn(error: unknown): Response {
  if (error instanceof TryLater) return problemResponse(error);
  throw error;
}

/**
 * Whether a person will see the answer: people also open addresses of the API as pages, at a
 * sign-in and for the download of an account's data.
 */
function wantsPage(c: Ctx): boolean {
  if (c.env?.isMalformed) return false;
  if (!isApi(c) && c.req.path !== OEMBED_PATH) return true;
  const accept = c.req.header("accept") ?? "";
  const mode = c.req.header("sec-fetch-mode") ?? (accept.includes("text/html") ? "navigate" : "");
  return mode === "navigate";
}

/** The page for a failed page. */
function errorPage(c: Ctx, problem: Problem) {
  if (problem.status === 400 && c.req.method === "GET") {
    return problem.errors?.length ? unreadAddress(c, problem.errors) : noAddress(c, problem);
  }
  if (problem.status === 401) return signedOutPage(c, problem);
  const isForLater = problem instanceof TryLater;
  if (isForLater) c.header("retry-after", String(problem.retryAfter));
  const [icon, title] = isForLater
    ? [Hourglass, "One moment, please"]
    : [TriangleAlert, "Something went wrong"];
  const { search } = new URL(c.req.url);
  // The address may not be a page's, but a download's.
  const turbo = isApi(c) ? { "data-turbo": "false" } : {};
  return uncached(c, problem.status).render(
    <EmptyPage icon={icon} title={title}>
      <p>{problem.detail}</p>
      {isForLater && !isApi(c) && (
        <Island
          name="retry-later"
          of={RetryLater}
          when="load"
          props={{ seconds: problem.retryAfter }}
        />
      )}
      <a className="button primary" href={ownPath(c) + search} {...turbo}>Try again</a>
    </EmptyPage>,
    { title },
  );
}

/** For a user who is no longer signed in: the profile has the reason, and the sign-in. */
function signedOutPage(c: Ctx, { detail }: Problem) {
  const title = "You’re not signed in";
  return uncached(c, 401).render(
    <EmptyPage icon={KeyRound} title={title}>
      <p>{detail}</p>
      <a className="button primary" href="/profile">Go to your profile</a>
    </EmptyPage>,
    { title },
  );
}

/** The address can never be a page, so a link to it is useless. */
function noAddress(c: Ctx, { detail }: Problem) {
  const title = "This link is broken";
  return uncached(c, 400).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{`${detail} The link may be damaged or mistyped.`}</p>
      <a className="button primary" href="/tours">Explore All Tours</a>
    </EmptyPage>,
    { title },
  );
}

/** The page for an invalid address, as after a link that was cut. */
function unreadAddress(c: Ctx, errors: FieldError[]) {
  const title = "This link is incomplete";
  const said = errors.map(({ message }) => message).join("; ");
  const fields = [...new Set(errors.map(({ path }) => path))].join(", ");
  return uncached(c, 400).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{`Part of the link is missing or damaged: ${said}. Check ${fields}.`}</p>
      <a className="button primary" href={ownPath(c)}>Open the page without that part</a>
    </EmptyPage>,
    { title },
  );
}
