/** What is answered where no route answers: in the API as a problem, else as a page. */
import { TriangleAlert } from "lucide-react";
import { type FieldError, Problem, TryLater } from "../lib/model/problem.ts";
import { problemResponse } from "../lib/server/problem_response.ts";
import { storageFaultOf } from "../lib/store/storage_fault.ts";
import { EmptyPage } from "../lib/ui/empty_state.tsx";
import type { Ctx } from "./context.ts";
import { isApi, uncached } from "./middleware/caching.ts";
import { notFound } from "./pages/not_found.tsx";

/** There is nothing at the address. */
export function nothing(c: Ctx) {
  if (!isApi(c)) return notFound(c);
  return problemResponse(new Problem(404, `There is nothing at ${c.req.path}.`));
}

/** Throws a Problem 413 for a body of more than `bytes`. */
export function tooLarge(bytes: number): never {
  throw new Problem(413, `The body is larger than ${bytes / 1024} KiB.`);
}

/** Answers 405 and what is allowed, at an address that takes `methods` only. */
export function refuseMethod(methods: string[]) {
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", ");
  return async (c: Ctx) => {
    if (c.req.method === "OPTIONS") return c.body(null, 204, { allow });
    const problem = new Problem(405, `${c.req.method} does nothing here. Allowed: ${allow}.`);
    const response = await failed(c, problem);
    response.headers.set("allow", allow);
    return response;
  };
}

const FAILED = new Problem(
  500,
  "Something went wrong on the server. Try again. If it keeps happening, contact whoever runs this site.",
);

const UNSAVED = new Problem(
  503,
  "The server cannot save anything at the moment, and has changed nothing. Keep this page open, " +
    "tell whoever runs this site, and try again later.",
);

/** Answers an error: a Problem as it is, anything else (which `observe` logs) as 500. */
export function failed(c: Ctx, error: Error) {
  const problem = error instanceof Problem ? error : storageFaultOf(error) ? UNSAVED : FAILED;
  return isApi(c) ? problemResponse(problem) : errorPage(c, problem);
}

/** A page that could not be made. */
function errorPage(c: Ctx, problem: Problem) {
  if (problem.status === 400 && c.req.method === "GET" && problem.errors?.length) {
    return unreadAddress(c, problem.errors);
  }
  const title = "Something went wrong";
  if (problem instanceof TryLater) c.header("retry-after", String(problem.retryAfter));
  return uncached(c, problem.status).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{problem.detail}</p>
      <a className="button primary" href={c.req.path}>Try again</a>
    </EmptyPage>,
    { title },
  );
}

/** A page of which the address asks for something that is none, as after a link that was cut. */
function unreadAddress(c: Ctx, errors: FieldError[]) {
  const title = "This address is not complete";
  const said = errors.map(({ message }) => message).join("; ");
  const fields = [...new Set(errors.map(({ path }) => path))].join(", ");
  return uncached(c, 400).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{`Part of the link was lost or changed on its way: ${said}. Check ${fields}.`}</p>
      <a className="button primary" href={c.req.path}>Open the page without it</a>
    </EmptyPage>,
    { title },
  );
}
