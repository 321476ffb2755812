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
import { to } from "../lib/texts/paths.ts";
import { texts } from "../lib/texts/texts.ts";

const t = texts("problems");

/** There is nothing at this address. */
export function nothing(c: Ctx) {
  if (wantsPage(c)) return inTurn(c, () => notFound(c));
  return problemResponse(new Problem(404, t("nothingAt", { path: c.req.path })));
}

/** Answers 405 with the allowed methods, at an address that only has `methods`. */
export function refuseMethod(methods: string[]) {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", ");
  return async (c: Ctx) => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    const problem = new Problem(
      405,
      t("methodRefused", { method: c.req.method, allow }),
    );
    const response = await failed(c, problem);
    response.headers.set("allow", allow);
    return response;
  };
}

/** What is answered for an error that is not a Problem: a store that cannot write, or a fault. */
const problemOf = (error: Error): Problem =>
  storageFaultOf(error) ? new Unsaved(503, t("cantSave")) : new Problem(500, t("serverFailed"));

class Unsaved extends Problem {}

/** Seconds until a host may have mended a disk; pages are not reloaded automatically for that. */
const UNSAVED_RETRY = 120;

/** Answers an error: a Problem as it is, anything else (which `observe` logs) as 500. */
export async function failed(c: Ctx, error: Error) {
  const problem = error instanceof Problem ? error : problemOf(error);
  const response = wantsPage(c)
    ? await inTurn(c, () => errorPage(c, problem)).catch(withoutTurn)
    : problemResponse(problem);
  if (problem instanceof Unsaved) response.headers.set("retry-after", String(UNSAVED_RETRY));
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
    ? [Hourglass, t("oneMoment")]
    : [TriangleAlert, t("somethingWentWrong")];
  const again = ownPath(c) + new URL(c.req.url).search;
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
      <a className="button primary" href={isApi(c) ? again : to(again)} {...turbo}>
        {t("tryAgain")}
      </a>
    </EmptyPage>,
    { title },
  );
}

/** For a user who is no longer signed in: the profile has the reason, and the sign-in. */
function signedOutPage(c: Ctx, { detail }: Problem) {
  const title = t("notSignedIn");
  return uncached(c, 401).render(
    <EmptyPage icon={KeyRound} title={title}>
      <p>{detail}</p>
      <a className="button primary" href={to("/profile")}>{t("goToProfile")}</a>
    </EmptyPage>,
    { title },
  );
}

/** The address can never be a page, so a link to it is useless. */
function noAddress(c: Ctx, { detail }: Problem) {
  const title = t("linkBroken");
  return uncached(c, 400).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{t("linkDamaged", { detail })}</p>
      <a className="button primary" href={to("/tours")}>{t("exploreAllTours")}</a>
    </EmptyPage>,
    { title },
  );
}

/** The page for an invalid address, as after a link that was cut. */
function unreadAddress(c: Ctx, errors: FieldError[]) {
  const title = t("linkIncomplete");
  const said = errors.map(({ message }) => message).join("; ");
  const fields = [...new Set(errors.map(({ path }) => path))].join(", ");
  return uncached(c, 400).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{t("linkPartMissing", { said, fields })}</p>
      <a className="button primary" href={to(ownPath(c))}>{t("openWithoutPart")}</a>
    </EmptyPage>,
    { title },
  );
}
