/** Errors as answers: RFC 9457 problem details for the API. */
import { language } from "../../texts/texts.ts";
import { type Problem, TryLater } from "../../model/web/problem.ts";

const TITLES: Record<Problem["status"], string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/**
 * Answers a problem as `application/problem+json`, never cached. `more` adds members, such as the
 * present state of something that could not be changed.
 */
export function problemResponse(problem: Problem, more: Record<string, unknown> = {}): Response {
  const { status, detail, errors } = problem;
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "private, no-store",
    "content-language": language(),
  });
  if (status === 401) headers.set("www-authenticate", "Bearer");
  if (problem instanceof TryLater) headers.set("retry-after", String(problem.retryAfter));
  const body = { ...more, status, title: TITLES[status], detail, errors };
  return Response.json(body, { status, headers });
}
