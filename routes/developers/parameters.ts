/** The parameters in path, query and headers of a call. */
import type { z } from "zod";
import { STORED_TYPES } from "../../lib/model/media/media.ts";
import { GIVEN } from "./groups.ts";
import { type JsonSchema, toJsonSchema } from "./json_schema.ts";
import type { Operation } from "./operation.ts";
import { SAMPLE_HASH, SAMPLE_ID } from "./samples.ts";

type PathPart = { says: string; pattern: string; example: string };

/** Parts of paths by their names in the URL table. A malformed one is answered as a missing one. */
const PATH_PARTS: Record<string, PathPart> = {
  id: {
    says: "An id: a ULID of 26 letters and digits.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  code: {
    says: "A short code, in any spelling.",
    pattern: "^[0-9A-Za-z -]{1,40}$",
    example: "K7M4Q0",
  },
  stopId: { says: "The id of a stop.", pattern: "^[A-Za-z0-9_-]{1,64}$", example: "stop-1" },
  releaseId: {
    says: "The id of a release.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  invitationId: {
    says: "The id of an invitation.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  classId: {
    says: "The id of a class.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  memberId: {
    says: "The id of a pupil.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  submissionId: {
    says: "The id of a submission.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  userId: {
    says: "The id of a person.",
    pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$",
    example: SAMPLE_ID,
  },
  revision: { says: "The number of a save.", pattern: "^[1-9][0-9]{0,9}$", example: "1" },
  name: {
    says: "The SHA-256 of the bytes, and the ending of the type.",
    pattern: `^[0-9a-f]{64}\\.(${Object.keys(STORED_TYPES).join("|")})$`,
    example: `${SAMPLE_HASH}.mp3`,
  },
};

const namesIn = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);

/** A path of the URL table with examples in place of its parameters. */
export const examplePath = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name) => PATH_PARTS[name].example);

/** Made once, because the page is rendered again for each signed-in user. */
const querySchemas = new WeakMap<z.ZodType, JsonSchema>();

function querySchema(query: z.ZodType): JsonSchema {
  const schema = querySchemas.get(query) ?? toJsonSchema(query, "input", GIVEN);
  querySchemas.set(query, schema);
  return schema;
}

/** The parameters of a call, as OpenAPI has them. */
export function parametersOf(path: string, { query, headers = {} }: Operation) {
  const inPath = namesIn(path).map((name) => {
    const { says, pattern, example } = PATH_PARTS[name];
    const schema = { type: "string", pattern };
    return { in: "path", name, required: true, description: says, schema, example };
  });
  const { properties = {}, required = [] } = query ? querySchema(query) : {};
  const inQuery = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    return { in: "query", name, required: required.includes(name), schema };
  });
  const inHeaders = Object.entries(headers).map(([name, { says, pattern, example, required }]) => {
    const schema = { type: "string", pattern };
    return { in: "header", name, required: required ?? false, description: says, schema, example };
  });
  return [...inPath, ...inQuery, ...inHeaders];
}
