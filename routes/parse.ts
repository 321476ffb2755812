/** Input at the edge: parsed by a zod schema, or refused with the paths of its errors. */
import type { z } from "zod";
import { Id } from "../lib/model/id.ts";
import { type FieldError, Problem } from "../lib/model/web/problem.ts";
import { unfitness } from "../lib/model/text/unfit_text.ts";
import type { Ctx } from "./context.ts";
import { plainMessage } from "./plain_messages.ts";
import { texts } from "../lib/texts/texts.ts";

const t = texts("problems");

/** Most fields in an answer. */
const MOST_ERRORS = 100;

/** The output of `schema` for `value`; throws a Problem 400 that names each field. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, MOST_ERRORS).flatMap(toFieldErrors)
    .slice(0, MOST_ERRORS);
  const fields = [...new Set(errors.map(({ path }) => path || "body"))].slice(0, 5).join(", ");
  throw new Problem(400, t("checkFields", { fields }), errors);
}

/**
 * Like `schema.safeParse`, which reads the `length` of any value in the place of a text or a list,
 * and throws if that is not a number, as JSON can make it.
 */
function safeParse<T extends z.ZodType>(
  schema: T,
  value: unknown,
): z.ZodSafeParseResult<z.infer<T>> {
  try {
    return schema.safeParse(value, { error: plainMessage });
  } catch (error) {
    const path = pathOfOddLength(value);
    if (path === undefined) throw error;
    const message = t("oddLength");
    throw new Problem(400, t("notValid"), [{ path, message }]);
  }
}

/** Where in `value` an object has a `length` that is itself an object. */
function pathOfOddLength(value: unknown, path: string[] = []): string | undefined {
  if (typeof value !== "object" || value === null || path.length > MAX_DEPTH) return undefined;
  for (const [name, one] of Object.entries(value)) {
    if (name === "length" && typeof one === "object") return path.join(".") || "body";
    const found = pathOfOddLength(one, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An unknown field is reported at its own path, not at that of its object. */
function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const at = (...path: PropertyKey[]) => [...issue.path, ...path].map(String).join(".");
  if (issue.code !== "unrecognized_keys") return [{ path: at(), message: issue.message }];
  return issue.keys.map((key) => ({ path: at(key), message: t("fieldUnknown") }));
}

/** The query of a request through `schema`; of a repeated name the first value counts. */
export function parseQuery<T extends z.ZodType>(c: Ctx, schema: T): z.infer<T> {
  return parse(schema, c.req.query());
}

/** The query of an address with the fields that are set and not empty. */
export function toSearch(fields: Record<string, string | number | undefined>): string {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** Puts the address of a list's next page, if there is one, into the header `Link`. */
export function linkNext(
  c: Ctx,
  { cursor, ...query }: Record<string, string | number | undefined>,
): void {
  if (cursor === undefined) return;
  c.header("link", `<${c.req.path}?${toSearch({ ...query, cursor })}>; rel="next"`);
}

/**
 * The `:id` of the path; a malformed one counts as missing: Problem 404 with `missing` as its text.
 */
export function parseId(c: Ctx, missing: string): string {
  const result = Id.safeParse(c.req.param("id"));
  if (!result.success) throw new Problem(404, missing);
  return result.data;
}

/** The errors of reading a body whose connection ends. */
const BROKEN_OFF = [
  Deno.errors.BadResource,
  Deno.errors.BrokenPipe,
  Deno.errors.ConnectionReset,
  Deno.errors.Http,
  Deno.errors.Interrupted,
  Deno.errors.UnexpectedEof,
];

/**
 * The body of a request as a text, read once.
 *
 * @throws {Problem} 400 when the connection was lost.
 */
export async function readBody(c: Ctx): Promise<string> {
  try {
    return await c.req.text();
  } catch (error) {
    // The client is gone, and nobody reads the answer: not a bug.
    if (BROKEN_OFF.some((type) => error instanceof type)) {
      throw new Problem(400, t("connectionLost"));
    }
    throw error;
  }
}

/**
 * The JSON body of a request through `schema`.
 *
 * @throws {Problem} 415 for another content type, 413 for too many values, 400 for invalid JSON and
 *   for a value that does not fit.
 */
export async function parseJson<T extends z.ZodType>(c: Ctx, schema: T): Promise<z.infer<T>> {
  const type = c.req.header("content-type")?.split(";")[0].trim().toLowerCase();
  if (type !== "application/json") {
    throw new Problem(415, t("sendJson"));
  }
  const text = await readBody(c);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, t("notJson"));
  }
  const unfit = unfitTexts(value);
  if (unfit.length > 0) {
    throw new Problem(400, t("requestCharacters"), unfit);
  }
  return parse(schema, value);
}

/**
 * The first five invalid texts in a body.
 *
 * @throws {Problem} 413 for a body with more values than any form has: a schema would report
 *   several errors for each, and a megabyte of them would take a gigabyte.
 */
function unfitTexts(body: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const values = { transcript: 0, chapters: 0, record: 0, things: 0, other: 0 };
  // Not recursive, because a body may be nested as deeply as it is long.
  const left: [path: string[], value: unknown][] = [[[], body]];
  for (let next; (next = left.pop()) !== undefined && errors.length < 5;) {
    const [path, value] = next;
    if (typeof value === "string") {
      const unfit = unfitness(value);
      if (unfit) errors.push({ path: path.join("."), message: t(unfit) });
    } else if (typeof value === "object" && value !== null && path.length < MAX_DEPTH) {
      const fields = Object.entries(value);
      const part = path.includes("transcript")
        ? "transcript"
        : path.includes("chapters")
        ? "chapters"
        : path.includes("record")
        ? "record"
        : path.includes("things")
        ? "things"
        : "other";
      values[part] += fields.length;
      const most = MAX_VALUES[part];
      if (values[part] > most) {
        throw new Problem(413, t("tooManyValues", { most }));
      }
      for (const [name, one] of fields) left.push([[...path, name], one]);
    }
  }
  return errors;
}

/**
 * Most values of a body. `other`: twice those of a form with 500 stops. `transcript`: those of
 * 40,000 sentences; 200 stops of ten minutes have some 25,000 sentences. `chapters`: those of
 * 10,000 chapters with keywords. `record`: 80 for each of 500 stops.
 * `things`: ten for each of 30 things of 500 stops.
 */
const MAX_VALUES = {
  other: 20_000,
  transcript: 200_000,
  chapters: 100_000,
  record: 40_000,
  things: 150_000,
};

/** No form of ours is nested deeper, and no draft may be. */
const MAX_DEPTH = 33;
