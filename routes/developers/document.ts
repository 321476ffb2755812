/** The description of the API as OpenAPI 3.1, made from the table of calls and the URL table. */
import { z } from "zod";
import { VERSION } from "../../lib/model/web/version.ts";
import { ConflictAnswer, ProblemAnswer } from "./answers/problems.ts";
import { type Answer, type Call, callId, type Group, toTemplate } from "../call.ts";
import type { Access } from "../middleware/guard.ts";
import { type JsonSchema, toJsonSchema } from "./json_schema.ts";
import { ANSWERED, GIVEN } from "./names.ts";
import { parametersOf } from "./parameters.ts";
import { refusalsOf } from "./refusals.ts";

/**
 * The whole document of the site called `name`. It names no host: paths are relative to the site
 * that serves it.
 */
export function describeApi(groups: readonly Group[], name: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { title, calls } of groups) {
    for (const call of calls) {
      const at = paths[toTemplate(call.path)] ??= {};
      at[call.method.toLowerCase()] = { ...describe(call), tags: [title] };
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: `${name}: API`, version: VERSION, description: ABOUT },
    servers: [{ url: "/" }],
    tags: groups.map(({ title, about }) => ({ name: title, description: about })),
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

function describe(call: Call) {
  const { access, summary, about, body, isPersonal, example } = call;
  return {
    operationId: callId(call),
    summary,
    description: about,
    security: securityOf(access, isPersonal),
    parameters: parametersOf(call),
    requestBody: body && describeBody(body, typeof example === "object" ? example : undefined),
    responses: { ...describeAnswers(call), ...describeRefusals(call) },
  };
}

function securityOf(access: Access, isPersonal: boolean | undefined) {
  if (access === "pupil") return AS_PUPIL;
  if (access === "uploader") return [...SIGNED_IN, ...AS_PUPIL];
  return access !== "anyone" ? SIGNED_IN : isPersonal ? [{}, ...SIGNED_IN] : [];
}

function describeBody(body: NonNullable<Call["body"]>, example: unknown) {
  if (body instanceof z.ZodType) {
    const schema = reference(body, "input");
    return { required: true, content: { "application/json": { schema, example } } };
  }
  const { type, says } = body;
  return { required: true, description: says, content: { [type]: {} } };
}

function describeAnswers({ method, answers }: Call) {
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
  const { answers, refusesByPage } = call;
  return Object.fromEntries(
    refusalsOf(call).filter(([status]) => !(status in answers)).map(([status, says]) => {
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
