/** zod's schemas as JSON Schema (draft 2020-12, which OpenAPI 3.1 takes as it is). */
import { z } from "zod";
import { AudioUrl, ImageUrl } from "../../lib/model/media/url.ts";
import { LanguageTag } from "../../lib/model/text/language_tag.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Which side of a schema is described: what is sent to it, or what it makes. */
type Side = "input" | "output";

/** Names of schemas that are referred to wherever they stand in others. */
export type Names = ReadonlyMap<z.core.$ZodType, string>;

/** What zod knows of a schema that is one after the other. */
type Pipe = { type: string; in: z.core.$ZodType; out: z.core.$ZodType };

/** What is said of texts whose rules JSON Schema has no word for. */
const HINTS = new Map<z.core.$ZodType, JsonSchema>([
  [AudioUrl, {
    description: "An https address of a file, a path of this site, or `test-beep`.",
    pattern: "^(https://|/|test-beep)",
    maxLength: 2048,
  }],
  [ImageUrl, {
    description: "An https address of a picture, or a path of this site.",
    pattern: "^(https://|/)",
    maxLength: 2048,
  }],
  [LanguageTag, {
    description: "A BCP 47 tag, such as `en` or `pt-BR`.",
    pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$",
  }],
]);

/**
 * The JSON Schema of `schema`. Those in `names` stand in it as references to components, but for
 * itself. Checks that JSON Schema has no word for are left out.
 */
export function toJsonSchema(schema: z.core.$ZodType, io: Side, names: Names): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema, path }) {
      Object.assign(jsonSchema, HINTS.get(zodSchema));
      // What the format says, and what every whole number of JavaScript is below.
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const name = names.get(zodSchema);
      const other = name !== undefined && path.length > 0
        ? { $ref: `#/components/schemas/${name}` }
        : plainSide(zodSchema, io, names) ??
          (io === "input" ? withNull(zodSchema, jsonSchema) : undefined);
      if (!other) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, other);
    },
  });
  return json;
}

/**
 * The side of a pipe that says more: texts of a query that become numbers are numbers; what a
 * function makes is described by what it is given.
 */
function plainSide(schema: z.core.$ZodType, io: Side, names: Names): JsonSchema | undefined {
  const pipe = schema._zod.def as Pipe;
  if (pipe.type !== "pipe") return undefined;
  const [given, made] = [pipe.in, pipe.out];
  if (io === "input" && made._zod.def.type === "number" && given._zod.def.type === "pipe") {
    return toJsonSchema(made, io, names);
  }
  if (io === "output" && made._zod.def.type === "transform") {
    const name = names.get(given);
    return name ? { $ref: `#/components/schemas/${name}` } : toJsonSchema(given, io, names);
  }
}

/** A field that may be null, which its function takes for no value. */
function withNull(schema: z.core.$ZodType, json: JsonSchema): JsonSchema | undefined {
  const { type, in: first } = schema._zod.def as Pipe;
  const isPrepared = type === "pipe" && first._zod.def.type === "transform";
  if (!isPrepared || json.anyOf || !z.safeParse(schema, null).success) return undefined;
  return { anyOf: [{ ...json }, { type: "null" }] };
}
