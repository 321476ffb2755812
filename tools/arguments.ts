/** The arguments of commands: parsed by a schema, or refused with a message. */
import { z } from "zod";

/** A whole number from 1, as it is typed. */
export const Count = z.string()
  .regex(/^[1-9]\d{0,9}$/, "must be a whole number from 1")
  .transform(Number);

/** A number above 0, such as of minutes. */
export const Amount = z.string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, "must be a number above 0")
  .transform(Number)
  .refine((value) => value > 0, "must be a number above 0");

/** A path, but not an option. */
export const Path = z.string().min(1, "must be a path");

/** Archives to measure with: a number to make, or a data folder to use. */
export const Archives = z.string()
  .refine(
    (word) => Count.safeParse(word).success || isFolder(word),
    "must be a number of archives, or a folder of them",
  )
  .transform((word) => Count.safeParse(word).data ?? word);

function isFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}

type Command<Option extends string, Rest extends z.ZodType, Value extends string> = {
  /** The usage, such as `deno task backup [folder]`. */
  usage: string;
  /** Its options without a value: `--replace`. */
  options?: Option[];
  /** Its options with a value, the next argument: `--as vera@example.org`. */
  values?: Value[];
  /** Its other arguments, in order; none by default. */
  rest?: Rest;
};

/**
 * The arguments of this process: the options present, the values of others, and the rest. Ends the
 * process with 2 for unknown arguments, and for `--help`: a mistyped word must not let a command do
 * something else for an hour, or on a host's data.
 */
export function readArguments<
  Option extends string = never,
  Rest extends z.ZodType = z.ZodTuple,
  Value extends string = never,
>(
  { usage, options = [], values = [], rest }: Command<Option, Rest, Value>,
): { options: Set<Option>; values: Map<Value, string>; rest: z.infer<Rest> } {
  const args = [...Deno.args];
  const named = new Map<Value, string>();
  for (const name of values) {
    const at = args.indexOf(name);
    if (at < 0) continue;
    const [, value] = args.splice(at, 2);
    if (value === undefined || value.startsWith("-")) refuse(`${name} needs a value.`, usage);
    named.set(name, value);
  }
  const given = args.filter((argument) => argument.startsWith("-"));
  if (given.some((option) => option === "--help" || option === "-h")) {
    console.log(`Usage: ${usage}`);
    Deno.exit(0);
  }
  const unknown = given.find((option) => !options.some((known) => known === option));
  if (unknown !== undefined) refuse(`There is no option ${unknown}.`, usage);
  const words = args.filter((argument) => !argument.startsWith("-"));
  const read = (rest ?? z.tuple([])).safeParse(words);
  if (!read.success) refuse(reasonOf(read.error.issues[0], words), usage);
  return {
    options: new Set(options.filter((known) => given.includes(known))),
    values: named,
    rest: read.data as z.infer<Rest>,
  };
}

function reasonOf({ code, path: [at], message }: z.core.$ZodIssue, words: string[]): string {
  if (code === "too_big") return "There are too many arguments.";
  if (typeof at !== "number" || words[at] === undefined) return "An argument is missing.";
  return `${words[at]}: this ${message}.`;
}

function refuse(reason: string, usage: string): never {
  console.error(`${reason}\nUsage: ${usage}`);
  Deno.exit(2);
}
