/** zod's schemas as JSON Schema (draft 2020-12, which OpenAPI 3.1 uses). */
import { z } from "zod";
import { AudioUrl, ImageUrl } from "../../lib/model/media/url.ts";
import { LanguageTag } from "../../lib/model/text/language_tag.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The described side of a schema: its input or its output. */
type Side = "input" | "output";

/** Names of schemas that are referenced wherever they appear in others. */
export type Names = ReadonlyMap<z.core.$ZodType, string>;

/** The internals of a zod pipe. */
type Pipe = { type: string; in: z.core.$ZodType; out: z.core.$ZodType };

/** Descriptions of texts whose rules JSON Schema cannot express. */
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
 * The JSON Schema of `schema`. Nested schemas in `names` become references to components. Checks
 * that JSON Schema cannot express are left out.
 */
export function toJsonSchema(schema: z.core.$ZodType, io: Side, names: Names): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema, path }) {
      Object.assign(jsonSchema, HINTS.get(zodSchema));
      // A field that an object of this kind never has.
      if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
      // Implied by the format, and the upper bound of every JavaScript integer.
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
 * The more informative side of a pipe: texts of a query that become numbers are numbers; the output
 * of a function is described by its input.
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

/** A field that may be null, which its function treats as missing. */
function withNull(schema: z.core.$ZodType, json: JsonSchema): JsonSchema | undefined {
  const { type, in: first } = schema._zod.def as Pipe;
  const isPrepared = type === "pipe" && first._zod.def.type === "transform";
  if (!isPrepared || json.anyOf || !z.safeParse(schema, null).success) return undefined;
  return { anyOf: [{ ...json }, { type: "null" }] };
}
