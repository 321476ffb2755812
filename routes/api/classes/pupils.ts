/**
 * A class as its pupils have it. They have no account: the cookie `pupil` of the device opens their
 * place.
 */
import type { z } from "zod";
import type { Pupil } from "../../../lib/model/class/member.ts";
import { cookie } from "../../../lib/auth/cookies.ts";
import { JoinRequest } from "../../../lib/model/class/class.ts";
import {
  Proposal,
  SubmissionSave,
  SubmissionStep,
  TranslationSave,
} from "../../../lib/model/class/submission.ts";
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Problem, TooManyRequests } from "../../../lib/model/web/problem.ts";
import { clientAddress } from "../../../lib/server/load/client_address.ts";
import { joinClass, leaveClass, WrongCode } from "../../../lib/store/classes/joining.ts";
import { isForPupil, readForPupil, readPupilClass } from "../../../lib/store/classes/pupil_view.ts";
import * as store from "../../../lib/store/classes/pupil_work.ts";
import { findOwnTranslation, saveTranslation } from "../../../lib/store/classes/translating.ts";
import { isOwnFile } from "../../../lib/store/consent/media_access.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { WordsRefusal } from "../../../lib/store/words/change_words.ts";
import { call, created, DONE, IDEMPOTENCY_KEY, ok } from "../../call.ts";
import type { Ctx } from "../../context.ts";
import {
  JoinedAnswer,
  PupilClassAnswer,
  PupilSubmissionAnswer,
  SavedAnswer,
  TranslatedAnswer,
} from "../../developers/answers/classes.ts";
import { pupilSecretOf } from "../../middleware/viewer.ts";
import { SAMPLE_ID } from "../../samples.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { CHANGED, currentOf, translatedOf } from "./submissions.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

/**
 * Wrong codes of an address: thirty pupils who each mistype ten times, then one every six seconds.
 * Beyond that each is answered with 429, but looked up as before, because a pupil behind the same
 * address may type the right one. What protects a class is the length of its code (decision 092).
 */
export const WRONG_CODES = { burst: 300, perMinute: 10 };

const STOP = { title: "The weir", description: "Here the river was held back." };
const SUBMISSION = "/api/class/submissions/:submissionId";
const ONE = ok(PupilSubmissionAnswer, "The submission; `mine` where the pupil works on it.");

export const join = call({
  route: "POST /api/class/join",
  access: "anyone",
  summary: "Join a class",
  about: "A class’s code needs a nickname; a code for a lost device needs none.",
  headers: {
    "Idempotency-Key": {
      ...IDEMPOTENCY_KEY["Idempotency-Key"],
      says: "The same text for each sending of one request, random and known to this device " +
        "alone: it opens the same place again.",
    },
  },
  body: JoinRequest,
  example: { code: "ABCDE-FGHJK", nickname: "Ada" },
  answers: ok(JoinedAnswer, "The class. A cookie is set."),
  refusals: {
    404: "The code opens nothing.",
    409: "Somebody in the class has this nickname.",
    410: "The class has ended.",
    413: "The class is full.",
  },
  handle: ({ body }, c) => joinFromRequest(c, body),
});

/**
 * Joins with what somebody has typed: sets the cookie of the device, and returns the class.
 *
 * @throws {Problem} as `joinClass` does; 429 instead of 404 after many wrong codes.
 */
export async function joinFromRequest(
  c: Ctx,
  typed: z.infer<typeof JoinRequest>,
): Promise<{ classId: string }> {
  const { kv, config, now } = c.var.parts;
  const joining = {
    device: pupilSecretOf(c),
    requestKey: idempotentRequestOf(c, "", typed)?.key,
    now: now(),
  };
  const { classId, secret } = await joinClass(kv, typed, joining)
    .catch((error) => {
      throw error instanceof WrongCode ? counted(c, error) : error;
    });
  if (secret) c.header("set-cookie", cookie("pupil", config.auth.origin, secret));
  return { classId };
}

/** Counts a wrong code, and returns the answer to it. */
function counted(c: Ctx, wrong: WrongCode): Problem {
  const { proxies } = c.var.parts.config;
  const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, proxies);
  const key = `wrong class codes ${address}`;
  const seconds = address === undefined ? 0 : c.var.addresses.take(key, WRONG_CODES);
  return seconds === 0 ? wrong : new TooManyRequests(
    t("manyWrongCodesCame"),
    seconds,
  );
}

export const leave = call({
  route: "POST /api/class/leave",
  access: "anyone",
  summary: "Take this device out of its class",
  about: "The pupil’s place stays.",
  answers: DONE,
  handle: (_, c) => leaveByRequest(c),
});

/** Takes the device of a request out of its class. */
export async function leaveByRequest(c: Ctx): Promise<void> {
  const { kv, config } = c.var.parts;
  const secret = pupilSecretOf(c);
  if (secret !== undefined) await leaveClass(kv, secret);
  c.header("set-cookie", cookie("pupil", config.auth.origin));
}

export const read = call({
  route: "GET /api/class",
  access: "pupil",
  summary: "The class of this device",
  about: "With the pupil’s own submissions, those that were taken, and where the class allows " +
    "it those that others have handed in.",
  answers: ok(PupilClassAnswer, "The class."),
  handle: ({ kv, pupil }, c) => readPupilClass(kv, pupil, c.var.consents),
});

export const propose = call({
  route: "POST /api/class/submissions",
  access: "pupil",
  summary: "Begin a story",
  about: "`id` is a ULID that the device makes, so that a repeated request begins one.",
  body: Proposal,
  example: { id: SAMPLE_ID, stop: STOP },
  answers: created(PupilSubmissionAnswer, "The submission."),
  refusals: {
    404: "Somebody in `memberIds` is not in the class.",
    409: "Another story has this id.",
    413: "The class has as many submissions as it may have.",
  },
  async handle({ kv, now, pupil, body }, c) {
    await store.propose(kv, body, { pupil, now, mayName: await mayNameOf(c, pupil) });
    return await readForPupil(kv, pupil, body.id, c.var.consents);
  },
});

export const readSubmission = call({
  route: `GET ${SUBMISSION}`,
  access: "pupil",
  summary: "One submission that a pupil sees",
  answers: ONE,
  handle: ({ kv, pupil, submissionId }, c) => readForPupil(kv, pupil, submissionId, c.var.consents),
});

export const save = call({
  route: `PUT ${SUBMISSION}`,
  access: "pupil",
  summary: "Save an own submission",
  body: SubmissionSave,
  example: { revision: 1, stop: STOP },
  answers: ok(SavedAnswer, "Its revision and state."),
  refusals: { 409: CHANGED },
  current,
  async handle({ kv, now, pupil, submissionId: id, body }, c) {
    const act = { pupil, id, now, mayName: await mayNameOf(c, pupil) };
    const { revision, state } = await store.saveSubmission(kv, body, act);
    return { revision, state };
  },
});

export const readWords = call({
  route: `GET ${SUBMISSION}/words`,
  access: "pupil",
  summary: "The texts of an own translation beside the original",
  answers: ok(
    TranslatedAnswer,
    "The texts of the stop; an empty list while its story is withheld.",
  ),
  refusals: { 404: "The pupil has no such translation." },
  async handle({ kv, pupil, submissionId }, c) {
    const record = await findOwnTranslation(kv, pupil, submissionId);
    const tour = await tourOf(c, pupil);
    return await translatedOf(kv, tour, { classId: pupil.classId, record });
  },
});

export const saveWords = call({
  route: `PATCH ${SUBMISSION}/words`,
  access: "pupil",
  summary: "Save texts of an own translation",
  about: "Each text by itself: `was` is what the change began from.",
  body: TranslationSave,
  example: { words: [{ key: "mill:title", text: "Die Mühle" }] },
  answers: ok(SavedAnswer, "Its revision and state."),
  refusals: {
    404: "The pupil has no such translation.",
    409: "Others have changed the same texts: `conflicts` has them. Or it is handed in.",
    413: "The texts are too large.",
  },
  current: (_given, _c, error) =>
    Promise.resolve(
      error instanceof WordsRefusal ? { conflicts: error.conflicts } : undefined,
    ),
  async handle({ kv, now, pupil, submissionId: id, body }, c) {
    const tour = await tourOf(c, pupil);
    const { revision, state } = await saveTranslation(kv, body, { pupil, id, now, tour });
    return { revision, state };
  },
});

export const handIn = call({
  route: `POST ${SUBMISSION}/hand-in`,
  access: "pupil",
  summary: "Hand an own submission in",
  body: SubmissionStep,
  example: { revision: 2 },
  answers: ONE,
  refusals: { 409: CHANGED },
  current,
  handle: (given, c) => step(c, given, store.handIn),
});

export const takeBack = call({
  route: `POST ${SUBMISSION}/take-back`,
  access: "pupil",
  summary: "Take an own submission back",
  about: "Until the teacher takes or returns it.",
  body: SubmissionStep,
  example: { revision: 3 },
  answers: ONE,
  refusals: { 409: CHANGED },
  current,
  handle: (given, c) => step(c, given, store.takeBack),
});

/** The archive of a pupil's class, without stories that are not released. */
async function tourOf(c: Ctx, { tourId }: Pupil): Promise<Tour> {
  const found = await getTour(c.var.parts.kv, tourId);
  if (!found) throw new Problem(404, t("tourNotFound"));
  const tour = await c.var.consents.visible(found.tour, found.userId);
  return { ...tour, audioStops: tour.audioStops.filter((stop) => !isWithheld(stop)) };
}

type Given = { kv: Deno.Kv; pupil: Pupil; submissionId: string };

async function step(
  c: Ctx,
  { kv, now, pupil, submissionId: id, body }: Given & { now: Date; body: { revision: number } },
  take: typeof store.handIn,
) {
  await take(kv, body.revision, { pupil, id, now, mayName: await mayNameOf(c, pupil) });
  return await readForPupil(kv, pupil, id, c.var.consents);
}

function current({ kv, pupil, submissionId }: Given, c: Ctx, error: Problem) {
  return currentOf(error, () => readForPupil(kv, pupil, submissionId, c.var.consents));
}

/** The files that a pupil may name; somebody who is signed in as well may name the account's. */
async function mayNameOf(c: Ctx, pupil: Pupil) {
  const user = await c.var.viewer();
  const { parts: { kv }, consents } = c.var;
  return async (hash: string) =>
    user !== null && await isOwnFile(kv, user.id, hash) ||
    await isForPupil(kv, pupil, hash, consents);
}
