/** The parameters in path, query and headers of a call. */
import type { z } from "zod";
import type { Call } from "../call.ts";
import { namesIn, PATH_PARTS } from "../path_parts.ts";
import { type JsonSchema, toJsonSchema } from "./json_schema.ts";
import { GIVEN } from "./names.ts";

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
export function parametersOf({ path, query, headers = {} }: Call) {
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
