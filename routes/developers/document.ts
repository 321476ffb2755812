/** The description of the API as OpenAPI 3.1, made from the table of calls and the URL table. */
import { z } from "zod";
import { VERSION } from "../../lib/model/web/version.ts";
import type { Access } from "../middleware/guard.ts";
import { ConflictAnswer, ProblemAnswer } from "./answers/problems.ts";
import { ANSWERED, GIVEN, GROUPS } from "./groups.ts";
import { type JsonSchema, toJsonSchema } from "./json_schema.ts";
import type { Answer, Group, Operation } from "./operation.ts";
import { parametersOf } from "./parameters.ts";
import { refusalsOf } from "./refusals.ts";

/** A row of the URL table. */
export type Row = { method: string; path: string; access: Access };

/** A call with its group and its row. */
export type Call = Row & { group: Group; operation: Operation };

/**
 * All described calls, in the order of the page. HEAD is where GET is.
 *
 * @throws {Error} when the URL table lacks a described call.
 */
export function callsOf(rows: readonly Row[]): Call[] {
  return GROUPS.flatMap((group) =>
    Object.entries(group.operations).map(([call, operation]) => {
      const [method, path] = call.split(" ");
      const sought = method === "HEAD" ? "GET" : method;
      const row = rows.find((one) => one.method === sought && one.path === path);
      if (!row) throw new Error(`${call} is described, and is not in the URL table`);
      return { method, path, access: row.access, group, operation };
    })
  );
}

/**
 * The whole document of the site called `name`. It names no host: paths are relative to the site
 * that serves it.
 */
export function describeApi(rows: readonly Row[], name: string) {
  const calls = callsOf(rows);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const at = paths[toTemplate(call.path)] ??= {};
    at[call.method.toLowerCase()] = describe(call);
  }
  return {
    openapi: "3.1.1",
    info: { title: `${name}: API`, version: VERSION, description: ABOUT },
    servers: [{ url: "/" }],
    tags: GROUPS.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    components: { schemas: componentSchemas(), securitySchemes: SECURITY_SCHEMES },
  };
}

const ABOUT = "Public archives are open to every program and to the scripts of other sites, " +
  "without a key. All else needs a session or an identity token. Refusals are problem details " +
  "(RFC 9457). `/developers` is a page of the same for people.";

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "Set by a sign-in; on https it is called `__Host-session`. A request that " +
      "changes something must come from a page of the site: its `Origin` is compared.",
  },
  pupil: {
    type: "apiKey",
    in: "cookie",
    name: "pupil",
    description: "Set when a device joins a class; on https it is called `__Host-pupil`.",
  },
  identityToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An identity token of the site’s provider, for programs: without a cookie.",
  },
};

const SIGNED_IN = [{ session: [] }, { identityToken: [] }];
const AS_PUPIL = [{ pupil: [] }];

/** "/api/tours/:id" as "/api/tours/{id}". */
export const toTemplate = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

/** "GET /api/tours/:id" as "get_api_tours_id": an id, and the anchor on the page. */
export const callId = ({ method, path }: Pick<Row, "method" | "path">): string =>
  [method.toLowerCase(), ...path.split(/\W+/).filter(Boolean)].join("_");

function describe(call: Call) {
  const { operation, access, group } = call;
  const { summary, about, body, isPersonal, example } = operation;
  return {
    operationId: callId(call),
    tags: [group.title],
    summary,
    description: about,
    security: securityOf(access, isPersonal),
    parameters: parametersOf(call.path, operation),
    requestBody: body && describeBody(body, example?.body),
    responses: { ...describeAnswers(call), ...describeRefusals(call) },
  };
}

function securityOf(access: Call["access"], isPersonal: boolean | undefined) {
  if (access === "pupil") return AS_PUPIL;
  if (access === "uploader") return [...SIGNED_IN, ...AS_PUPIL];
  return access !== "anyone" ? SIGNED_IN : isPersonal ? [{}, ...SIGNED_IN] : [];
}

function describeBody(body: NonNullable<Operation["body"]>, example: unknown) {
  if (body instanceof z.ZodType) {
    const schema = reference(body, "input");
    return { required: true, content: { "application/json": { schema, example } } };
  }
  const { type, says } = body;
  return { required: true, description: says, content: { [type]: {} } };
}

function describeAnswers({ method, operation: { answers } }: Call) {
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    { description: answer.says, headers: headersOf(answer.headers), content: contentOf(answer) },
  ]);
  const isCached = method === "GET" && 200 in answers;
  return { ...Object.fromEntries(described), ...isCached && { 304: NOT_MODIFIED } };
}

const NOT_MODIFIED = { description: "Not changed since the ETag in `If-None-Match`." };

function contentOf({ schema, type = "application/json" }: Answer) {
  if (schema) return { [type]: { schema: reference(schema, "output") } };
  if (type === "application/json") return undefined;
  return Object.fromEntries(type.split(", ").map((one) => [one, {}]));
}

function describeRefusals(call: Call) {
  const { answers, refusesByPage } = call.operation;
  return Object.fromEntries(
    refusalsOf(call, call.operation).filter(([status]) => !(status in answers)).map((
      [status, says],
    ) => {
      const problem = reference(status === 409 ? ConflictAnswer : ProblemAnswer, "output");
      const isLater = status === 429 || status === 503;
      return [String(status), {
        description: says,
        headers: isLater ? headersOf({ "retry-after": "Seconds to wait." }) : undefined,
        content: {
          "application/problem+json": { schema: problem },
          ...refusesByPage && { "text/html": {} },
        },
      }];
    }),
  );
}

const headersOf = (headers?: Record<string, string>) =>
  headers && Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: "string" } },
    ]),
  );

/** A reference to a named schema, else the schema itself. */
function reference(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const names = io === "input" ? GIVEN : ANSWERED;
  const name = names.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : toJsonSchema(schema, io, names);
}

const componentSchemas = () =>
  Object.fromEntries([
    ...[...GIVEN].map(([schema, name]) => [name, toJsonSchema(schema, "input", GIVEN)]),
    ...[...ANSWERED].map(([schema, name]) => [name, toJsonSchema(schema, "output", ANSWERED)]),
  ]);
