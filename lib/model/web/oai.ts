/**
 * Requests of OAI-PMH 2.0: the arguments of its verbs, and the tokens of longer lists.
 *
 * Source: https://www.openarchives.org/OAI/2.0/openarchivesprotocol.htm
 */
import { Id } from "../id.ts";
import { z } from "../zod.ts";

export const OAI_PATH = "/oai";

/** The one format of records. */
export const METADATA_PREFIX = "oai_dc";

/** Longest value of an argument, because answers repeat them. */
const Value = z.string("is required").max(500, "is too long");

const NO_URI = "must be an identifier such as oai:tours.example.org:01J…";
const Identifier = Value.regex(/^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/, NO_URI);
const Prefix = Value.regex(/^[\w.!~*'()-]+$/, "is not the name of a format");
const SetSpec = Value.regex(/^[\w.!~*'():-]+$/, "is not the name of a set");

const DATE_RULE = "must be a day such as 2026-05-03, or a second such as 2026-05-03T09:00:00Z";
const Instant = z.union([z.iso.date(), z.iso.datetime({ precision: 0 })], DATE_RULE);

const isDay = (text: string) => text.length === 10;

/** The first and the last millisecond of a day or a second in ISO 8601. */
const firstOf = (text: string) =>
  isDay(text) ? `${text}T00:00:00.000Z` : text.replace("Z", ".000Z");
const lastOf = (text: string) => isDay(text) ? `${text}T23:59:59.999Z` : text.replace("Z", ".999Z");

/** A list from its beginning; its times become the first and the last millisecond. */
const Selection = z.strictObject({
  metadataPrefix: Prefix,
  from: Instant.optional(),
  until: Instant.optional(),
  set: SetSpec.optional(),
}).superRefine(({ from, until }, context) => {
  if (from === undefined || until === undefined) return;
  const message = isDay(from) !== isDay(until)
    ? "and until must both be days, or both be seconds"
    : from > until
    ? "must not be later than until"
    : undefined;
  if (message) context.addIssue({ code: "custom", path: ["from"], message });
}).transform(({ from, until, ...rest }) => ({
  ...rest,
  from: from && firstOf(from),
  until: until && lastOf(until),
}));

const Resumption = z.strictObject({ resumptionToken: Value });

/** The arguments of each verb; the next part of a list has `Resumption` instead. */
const ARGUMENTS = {
  Identify: z.strictObject({}),
  ListMetadataFormats: z.strictObject({ identifier: Identifier.optional() }),
  ListSets: z.strictObject({}),
  GetRecord: z.strictObject({
    identifier: Identifier,
    metadataPrefix: Prefix,
  }),
  ListIdentifiers: Selection,
  ListRecords: Selection,
};

export type OaiVerb = keyof typeof ARGUMENTS;

/** The verbs whose lists may have several parts. */
const LISTS = ["ListSets", "ListIdentifiers", "ListRecords"] as const;
type ListVerb = (typeof LISTS)[number];

/** A parsed request. */
export type OaiRequest =
  | { [V in OaiVerb]: { verb: V } & z.infer<(typeof ARGUMENTS)[V]> }[OaiVerb]
  | { [V in ListVerb]: { verb: V } & z.infer<typeof Resumption> }[ListVerb];

/** The protocol's codes for a request that has no answer. */
export class OaiError extends Error {
  constructor(
    readonly code:
      | "badVerb"
      | "badArgument"
      | "badResumptionToken"
      | "cannotDisseminateFormat"
      | "idDoesNotExist"
      | "noRecordsMatch"
      | "noSetHierarchy",
    message: string,
  ) {
    super(message);
  }
}

const isVerb = (text: string | undefined): text is OaiVerb =>
  text !== undefined && Object.hasOwn(ARGUMENTS, text);

/** @throws {OaiError} badVerb or badArgument, which names the argument. */
export function readOaiRequest(given: URLSearchParams): OaiRequest {
  const [verb, ...otherVerbs] = given.getAll("verb");
  if (!isVerb(verb) || otherVerbs.length > 0) {
    const verbs = Object.keys(ARGUMENTS).join(", ");
    throw new OaiError("badVerb", `The argument verb must be one of ${verbs}.`);
  }
  const names = [...given.keys()].filter((name) => name !== "verb");
  if (new Set(names).size < names.length) {
    throw new OaiError("badArgument", "An argument must not be given twice.");
  }
  const fields = Object.fromEntries(names.map((name) => [name, given.get(name)]));
  const isResumed = LISTS.some((list) => list === verb) && given.has("resumptionToken");
  const result = (isResumed ? Resumption : ARGUMENTS[verb]).safeParse(fields);
  if (result.success) return { verb, ...result.data } as OaiRequest;
  const [{ path, message, ...issue }] = result.error.issues;
  const text = issue.code === "unrecognized_keys"
    ? isResumed
      ? "resumptionToken must be the only argument beside verb."
      : `${verb} has no argument ${issue.keys[0].slice(0, 50)}.`
    : `${path.join(".")} ${message}.`;
  throw new OaiError("badArgument", text);
}

/**
 * The place in a list: its verb, its end time, the last record sent, and how many records came
 * before. The server stores nothing for it, and it does not expire.
 */
const Resumed = z.strictObject({
  verb: z.enum(["ListIdentifiers", "ListRecords"]),
  until: z.iso.datetime().optional(),
  at: z.iso.datetime({ precision: 3 }),
  id: Id,
  sent: z.int().min(1),
});
export type Resumed = z.infer<typeof Resumed>;

export const writeResumptionToken = (resumed: Resumed): string =>
  new TextEncoder().encode(JSON.stringify(resumed))
    .toBase64({ alphabet: "base64url", omitPadding: true });

/** @throws {OaiError} badResumptionToken for a token that is not from a list of this verb. */
export function readResumptionToken(verb: OaiVerb, token: string): Resumed {
  try {
    const bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
    const resumed = Resumed.parse(JSON.parse(new TextDecoder().decode(bytes)));
    if (resumed.verb === verb) return resumed;
  } catch {
    // Not base64, or not JSON: not one of our tokens.
  }
  throw new OaiError("badResumptionToken", `No list of ${verb} goes on with this token.`);
}
