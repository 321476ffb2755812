/** The refusals of a call, by its method, its path and its permission. */
import type { Call, Refusal } from "../call.ts";
import type { Access } from "../middleware/guard.ts";

const MEANINGS: Record<Refusal, string> = {
  400: "The request isn’t valid; `errors` names the fields.",
  401: "No one is signed in, or the token or session is not valid any more.",
  403: "You may not do this, or the request came from another site or from an element of a page.",
  404: "It doesn’t exist, or it isn’t yours.",
  409: "Something else came first.",
  410: "It was deleted.",
  412: "A header is missing.",
  413: "The request, or what it would make, is too large.",
  415: "The body isn’t JSON, or its content type isn’t.",
  416: "The file has no such bytes.",
  429: "Too many requests: `Retry-After` says how many seconds to wait.",
  501: "This cannot be asked for here.",
  503: "The server is too busy, or cannot save: `Retry-After` says when to try again.",
};

const ALWAYS: Refusal[] = [400, 403, 429, 503];
const OF_ACCESS: Record<Access, Refusal[]> = {
  "anyone": [],
  "signed-in": [401],
  "reviewer": [401, 404],
  "translator": [401, 404],
  "editor": [401, 404],
  "owner": [401, 404],
  "archivist": [401, 404],
  "pupil": [401, 410],
  "uploader": [401, 410],
  "admin": [401],
};
const OF_BODY: Refusal[] = [413, 415];

/** The meaning of each status for a call. */
export function refusalsOf(
  { method, path, access, body, isPersonal, refusals = {} }: Call,
): [Refusal, string][] {
  const statuses = new Set<Refusal>([
    ...ALWAYS,
    ...OF_ACCESS[access],
    ...isPersonal ? [401 as const] : [],
    ...path.includes(":") ? [404 as const] : [],
    ...body ? OF_BODY : method === "GET" || method === "HEAD" ? [] : [413 as const],
    ...Object.keys(refusals).map((status) => Number(status) as Refusal),
  ]);
  return [...statuses].sort().map((status) => [status, refusals[status] ?? MEANINGS[status]]);
}
