/** The parts of paths in the URL table: their meaning, and the ids among them as calls get them. */
import { Id } from "../lib/model/id.ts";
import { STORED_TYPES } from "../lib/model/media/media.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { texts } from "../lib/texts/texts.ts";
import type { Ctx } from "./context.ts";
import { SAMPLE_HASH, SAMPLE_ID } from "./samples.ts";

const t = texts("problems");

type Missing =
  | "noTour"
  | "noRelease"
  | "noInvitation"
  | "noComment"
  | "noClass"
  | "noPupil"
  | "noSubmission"
  | "noUser";

type PathPart = {
  says: string;
  pattern: string;
  example: string;
  /** The key of the message for a malformed id, which counts as a missing one; only ids have it. */
  missing?: Missing;
};

const ULID = "^[0-7][0-9A-HJKMNP-TV-Z]{25}$";

const id = (says: string, missing: Missing): PathPart => ({
  says,
  pattern: ULID,
  example: SAMPLE_ID,
  missing,
});

/** By their names in the URL table. */
export const PATH_PARTS: Record<string, PathPart> = {
  id: id("An id: a ULID of 26 letters and digits.", "noTour"),
  releaseId: id("The id of a release.", "noRelease"),
  invitationId: id("The id of an invitation.", "noInvitation"),
  commentId: id("The id of a comment.", "noComment"),
  classId: id("The id of a class.", "noClass"),
  memberId: id("The id of a pupil.", "noPupil"),
  submissionId: id("The id of a submission.", "noSubmission"),
  userId: id("The id of a person.", "noUser"),
  code: {
    says: "A short code, in any spelling.",
    pattern: "^[0-9A-Za-z -]{1,40}$",
    example: "K7M4Q0",
  },
  stopId: { says: "The id of a stop.", pattern: "^[A-Za-z0-9_-]{1,64}$", example: "stop-1" },
  language: {
    says: "A language: a BCP 47 tag, such as `de` or `pt-BR`.",
    pattern: "^[a-zA-Z]{2,3}(-[0-9A-Za-z]{1,8}){0,4}$",
    example: "de",
  },
  revision: { says: "The number of a save.", pattern: "^[1-9][0-9]{0,9}$", example: "1" },
  name: {
    says: "The SHA-256 of the bytes, and the ending of the type.",
    pattern: `^[0-9a-f]{64}\\.(${Object.keys(STORED_TYPES).join("|")})$`,
    example: `${SAMPLE_HASH}.mp3`,
  },
};

/** The message for a malformed id of the part `name`; undefined for other parts. */
export function missingOf(name: string): string | undefined {
  const { missing } = PATH_PARTS[name];
  return missing && t(missing);
}

/** The names of a path's parts, in its order. */
export const namesIn = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);

/** The parts of the path pattern `P` by their names. */
export type PathValues<P extends string> = P extends `${infer First}/${infer Rest}`
  ? PathValues<First> & PathValues<Rest>
  : P extends `:${infer Name}` ? { [N in Name]: string }
  : unknown;

/**
 * The values of a request's path.
 *
 * @throws {Problem} 404 for a malformed id, with the message of its part; `missing` is that of the
 *   last one.
 */
export function readPath(c: Ctx, names: string[], missing?: string): Record<string, string> {
  const values = names.map((name, i) => {
    const value = c.req.param(name)!;
    const message = missing !== undefined && i === names.length - 1 ? missing : missingOf(name);
    if (message !== undefined && !Id.safeParse(value).success) throw new Problem(404, message);
    return [name, value];
  });
  return Object.fromEntries(values);
}
