/**
 * Calls of the API. Each is declared once, beside its handler: its address, who may call it, what
 * goes in, what comes out, and what it is refused for. The URL table, the guard, the parser,
 * `/api/openapi.json` and `/developers` follow from that.
 */
import { z } from "zod";
import type { ContentfulStatusCode, StatusCode } from "hono/utils/http-status";
import type { User } from "../lib/model/account/user.ts";
import type { Pupil } from "../lib/model/class/member.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { problemResponse } from "../lib/server/http/problem_response.ts";
import type { Actor } from "../lib/store/people/tour_actor.ts";
import type { Ctx } from "./context.ts";
import type { Access } from "./middleware/guard.ts";
import { actorOf, asPupil, signedIn, uploaderOf } from "./middleware/viewer.ts";
import { parseJson, parseQuery } from "./parse.ts";
import { namesIn, type PathValues, readPath } from "./path_parts.ts";

/** A successful answer. Without a schema it has no body, or one that is not JSON. */
export type Answer = {
  says: string;
  schema?: z.ZodType;
  /** Its media type; "application/json" unless given, where there is a schema. */
  type?: string;
  /** Headers with a special meaning here. */
  headers?: Record<string, string>;
};

type Answers = Record<number, Answer>;

/** Statuses of refusals, which are problem details. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 429 | 501 | 503;

/** A header of a request: its meaning, its pattern as a regular expression, and an example. */
export type RequestHeader = { says: string; pattern?: string; example: string; required?: true };

/** A body that is not JSON. */
export type RawBody = { type: string; says: string };

/** What is said of a call for people and programs. */
type Description = {
  /** One line without a full stop. */
  summary: string;
  /** Further sentences. */
  about?: string;
  headers?: Record<string, RequestHeader>;
  /** Refusals besides those that follow from method, path and access, or their meaning here. */
  refusals?: Partial<Record<Refusal, string>>;
  /** True when a session or token is optional, but changes the answer. */
  isPersonal?: true;
  /** True when scripts of other sites may read the answer (CORS). */
  isForOtherSites?: true;
  /** Refusals are pages for people, because the address is not in the API. */
  refusesByPage?: true;
  /** An example: a body of JSON, or the text of a query. */
  example?: string | object;
};

/** A call: a row of the URL table, and its description. */
export type Call = Description & {
  method: string;
  path: string;
  access: Access;
  query?: z.ZodType;
  /** JSON of this schema, or another type. */
  body?: z.ZodType | RawBody;
  answers: Answers;
  /** Missing for HEAD, which is answered as GET. */
  answer?: (c: Ctx) => Promise<Response>;
};

/** Calls about one subject. `id` is the end of the path of their page for developers. */
export type Group = { id: string; title: string; about: string; calls: Call[] };

type Who<A> = A extends "anyone" ? unknown
  : A extends "pupil" ? { pupil: Pupil }
  : A extends "uploader" ? { uploader: Awaited<ReturnType<typeof uploaderOf>> }
  : { user: User; by: Actor };

/** What a handler gets: who asks, the parts of the path by their names, and the parsed input. */
type Given<R extends string, A, Q extends z.ZodType, B> = Who<A> & PathValues<R> & {
  kv: Deno.Kv;
  now: Date;
  query: z.output<Q>;
  body: B extends z.ZodType ? z.output<B> : undefined;
};

/** The bodies of answers with a schema; nothing for those without. */
type Content<W> = {
  [S in keyof W]: W[S] extends { schema: infer T extends z.ZodType } ? z.output<T> : void;
}[keyof W];

type Declaration<R extends string, A, Q extends z.ZodType, B, W> = Description & {
  /** Method and path, such as "GET /api/tours/:id". */
  route: R;
  access: A;
  query?: Q;
  body?: B;
  answers: W;
  /** The message for a malformed id at the end of the path; null where the handler looks at ids. */
  missing?: (() => string) | null;
  /** What the answer to a conflict has besides; undefined where it is like any other refusal. */
  current?: (
    given: Given<R, A, Q, B>,
    c: Ctx,
    error: Problem,
  ) => Promise<object | undefined>;
  /** Answers, or returns the content of the first of `answers`. */
  handle?: (
    given: Given<R, A, Q, B>,
    c: Ctx,
  ) => Response | Content<W> | Promise<Response | Content<W>>;
};

/** A call of the API. Ids in paths for "anyone" are not checked. */
export function call<
  const R extends string,
  const A extends Access,
  const W extends Answers,
  Q extends z.ZodType = z.ZodNever,
  B extends z.ZodType | RawBody = z.ZodNever,
>(
  { route, missing, current, handle, ...described }: Declaration<R, A, Q, B, W>,
): Call {
  const [method, path] = route.split(" ");
  const { access, query, body, answers } = described;
  const names = access === "anyone" || missing === null ? [] : namesIn(path);
  const [first] = Object.keys(answers).map(Number);

  async function read(c: Ctx): Promise<Given<R, A, Q, B>> {
    return {
      ...await whoOf(c, access),
      ...c.req.param(),
      ...readPath(c, names, missing?.()),
      query: query && parseQuery(c, query),
      body: body instanceof z.ZodType ? await parseJson(c, body) : undefined,
      kv: c.var.parts.kv,
      now: c.var.parts.now(),
    } as Given<R, A, Q, B>;
  }

  async function answer(c: Ctx): Promise<Response> {
    const given = await read(c);
    try {
      const content = await handle!(given, c);
      if (content instanceof Response) return content;
      if (content === undefined) return c.body(null, first as StatusCode);
      return c.json(content, first as ContentfulStatusCode);
    } catch (error) {
      const more = error instanceof Problem && error.status === 409
        ? await current?.(given, c, error)
        : undefined;
      if (more === undefined) throw error;
      return problemResponse(error as Problem, more as Record<string, unknown>);
    }
  }
  return { ...described, method, path, answer: handle && answer };
}

/** Who asks; the guard has let them in. */
async function whoOf(c: Ctx, access: Access) {
  if (access === "anyone") return {};
  if (access === "pupil") return { pupil: await asPupil(c) };
  if (access === "uploader") return { uploader: await uploaderOf(c) };
  const user = await signedIn(c);
  return { user, by: actorOf(user) };
}

/**
 * The calls that modules export, sorted by path and method; parts of a path that vary come last, as
 * the router wants it.
 */
export function callsIn(...modules: object[]): Call[] {
  const order = ({ path, method }: Call) =>
    `${path.replaceAll(":", "~")} ${METHODS.indexOf(method)}`;
  return modules.flatMap((one): unknown[] => Object.values(one)).filter(isCall)
    .sort((a, b) => order(a) < order(b) ? -1 : 1);
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "summary" in value && "method" in value;

/** "/api/tours/:id" as "/api/tours/{id}". */
export const toTemplate = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

/** "GET /api/tours/:id" as "get_api_tours_id": an id, and the anchor on the page. */
export const callId = ({ method, path }: Pick<Call, "method" | "path">): string =>
  [method.toLowerCase(), ...path.split(/\W+/).filter(Boolean)].join("_");

/** 204: done, without a body. */
export const DONE = { 204: { says: "Done. There is no body." } };

/** 200 with JSON of a schema. */
export const ok = <S extends z.ZodType>(schema: S, says: string, headers?: Answer["headers"]) => ({
  200: { says, schema, ...headers && { headers } },
});

/** 201 with JSON of a schema. */
export const created = <S extends z.ZodType>(
  schema: S,
  says: string,
  headers?: Answer["headers"],
) => ({ 201: { says, schema, ...headers && { headers } } });

/** 200 with a file of one of these media types. */
export const file = (type: string, says: string) => ({ 200: { says, type } });

/** The header with the next page of a list. */
export const NEXT_PAGE = {
  link: 'The next page, as `<path>; rel="next"`; missing on the last page.',
};

/** The header that lets a repeated request be carried out once. */
export const IDEMPOTENCY_KEY: Record<string, RequestHeader> = {
  "Idempotency-Key": {
    says:
      "The same text for each sending of one request: it is done once, and answered alike for " +
      "24 hours. Another request under that key is a 409.",
    pattern: "^[!-~]{1,200}$",
    example: "4f1c0b0e-6a55-4d0e-9d5e-8a4f0c1f2b3a",
  },
};
