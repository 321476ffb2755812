/** The description of a call of the API, for OpenAPI and the page for developers. */
import type { z } from "zod";

/** A successful answer. Without a schema it has no body, or one that is not JSON. */
export type Answer = {
  says: string;
  schema?: z.ZodType;
  /** Its media type; "application/json" unless given, where there is a schema. */
  type?: string;
  /** Headers with a special meaning here. */
  headers?: Record<string, string>;
};

/** Statuses of refusals, which are problem details. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 429 | 501 | 503;

/** A header of a request: its meaning, its pattern as a regular expression, and an example. */
export type RequestHeader = { says: string; pattern?: string; example: string; required?: true };

/** A body that is not JSON. */
export type RawBody = { type: string; says: string };

/** One method at one path. The URL table has the permission. */
export type Operation = {
  /** One line without a full stop. */
  summary: string;
  /** Further sentences. */
  about?: string;
  query?: z.ZodType;
  headers?: Record<string, RequestHeader>;
  /** JSON of this schema, or another type. */
  body?: z.ZodType | RawBody;
  answers: Record<number, Answer>;
  /** Refusals besides those that follow from method, path and access, or their meaning here. */
  refusals?: Partial<Record<Refusal, string>>;
  /** True when a session or token is optional, but changes the answer. */
  isPersonal?: true;
  /** Refusals are pages for people, because the address is not in the API. */
  refusesByPage?: true;
  /** An example request. */
  example?: { query?: string; body?: unknown };
};

/** Calls by method and path, such as "GET /api/tours/:id". */
export type Operations = Record<string, Operation>;

/** A group of calls. `id` is an anchor. */
export type Group = { id: string; title: string; about: string; operations: Operations };

/** 204: done, without a body. */
export const DONE: Record<number, Answer> = { 204: { says: "Done. There is no body." } };

/** 200 with JSON of a schema. */
export const ok = (schema: z.ZodType, says: string, headers?: Answer["headers"]) => ({
  200: { says, schema, ...headers && { headers } },
});

/** 201 with JSON of a schema. */
export const created = (schema: z.ZodType, says: string, headers?: Answer["headers"]) => ({
  201: { says, schema, ...headers && { headers } },
});

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
