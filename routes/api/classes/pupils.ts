/**
 * `/api/class`: a class as its pupils have it. They have no account: the cookie `pupil` of the
 * device opens their place.
 *
 * - `POST /api/class/join {code, nickname?}` (anyone) answers `{classId}` and sets the cookie. A
 *   class's code needs a nickname; a pupil's own code for a lost device needs none. 404 for a code
 *   that opens nothing, 409 where somebody has the name, 410 when the class has ended, 429 for a
 *   wrong code after many wrong ones of the same address; a right one opens all the same. With the
 *   header `Idempotency-Key` (a UUID that the device keeps), a request whose answer was lost may be
 *   repeated.
 * - `POST /api/class/leave` takes the device out of the class: 204. The pupil's place stays.
 * - `GET /api/class` answers `PupilClass`.
 * - `POST /api/class/submissions {id, stop, memberIds?}` begins a story, where the class allows it:
 *   201 and the `Submission`. The device makes the id, so that a repeated request makes one.
 * - `GET …/:submissionId` answers the `Submission`, with `mine`.
 * - `PUT …/:submissionId {revision, stop}` saves it, and answers `{revision, state}`.
 * - `POST …/:submissionId/hand-in {revision}` and `…/take-back {revision}` answer it.
 *
 * Where the submission has another revision or state, the answer is a problem 409 with the stored
 * one in `current`. Without a place all but `join` and `leave` are a problem 401; 410 while the
 * archive is deleted.
 */
import type { z } from "zod";
import { cookie } from "../../../lib/auth/cookies.ts";
import { JoinRequest } from "../../../lib/model/class/class.ts";
import { Proposal, SubmissionSave, SubmissionStep } from "../../../lib/model/class/submission.ts";
import { type Problem, TooManyRequests } from "../../../lib/model/web/problem.ts";
import { clientAddress } from "../../../lib/server/load/client_address.ts";
import { joinClass, leaveClass, WrongCode } from "../../../lib/store/classes/joining.ts";
import { readForPupil, readPupilClass } from "../../../lib/store/classes/pupil_view.ts";
import { NO_SUBMISSION } from "../../../lib/store/classes/submissions.ts";
import * as store from "../../../lib/store/classes/pupil_work.ts";
import { isForPupil, isOwnFile } from "../../../lib/store/media/media_access.ts";
import type { Ctx } from "../../context.ts";
import { asPupil, pupilSecretOf } from "../../middleware/viewer.ts";
import { parseJson } from "../../parse.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { pathId, withCurrent } from "./act.ts";

/**
 * Wrong codes of an address: thirty pupils who each mistype ten times, then one every six seconds.
 * Beyond that each is answered with 429, but looked up as before, because a pupil behind the same
 * address may type the right one. What protects a class is the length of its code (decision 092).
 */
export const WRONG_CODES = { burst: 300, perMinute: 10 };

/** Opens a place in a class. */
export async function join(c: Ctx) {
  return c.json(await joinFromRequest(c, await parseJson(c, JoinRequest)));
}

/**
 * The same for what somebody has typed: sets the cookie of the device, and returns the class.
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
    "Many wrong codes came from your network. The right one still opens the class: compare it " +
      "with the wall, letter by letter.",
    seconds,
  );
}

/** Takes the device out of its class. */
export async function leave(c: Ctx) {
  const { kv, config } = c.var.parts;
  const secret = pupilSecretOf(c);
  if (secret !== undefined) await leaveClass(kv, secret);
  c.header("set-cookie", cookie("pupil", config.auth.origin));
  return c.body(null, 204);
}

/** The class of the device. */
export async function read(c: Ctx) {
  return c.json(await readPupilClass(c.var.parts.kv, await asPupil(c), c.var.consents));
}

/** Begins a story. */
export async function propose(c: Ctx) {
  const act = await actOf(c);
  const proposal = await parseJson(c, Proposal);
  const { kv } = c.var.parts;
  await store.propose(kv, proposal, act);
  return c.json(await readForPupil(kv, act.pupil, proposal.id, c.var.consents), 201);
}

/** One submission. */
export async function readSubmission(c: Ctx) {
  const { pupil, id } = await submissionActOf(c);
  return c.json(await readForPupil(c.var.parts.kv, pupil, id, c.var.consents));
}

/** Saves a submission. */
export async function save(c: Ctx) {
  const act = await submissionActOf(c);
  const given = await parseJson(c, SubmissionSave);
  const { kv } = c.var.parts;
  return await orCurrent(c, act, async () => {
    const { revision, state } = await store.saveSubmission(kv, given, act);
    return c.json({ revision, state });
  });
}

/** Hands a submission in. */
export function handIn(c: Ctx) {
  return step(c, store.handIn);
}

/** Takes a submission back. */
export function takeBack(c: Ctx) {
  return step(c, store.takeBack);
}

async function step(c: Ctx, take: typeof store.handIn) {
  const act = await submissionActOf(c);
  const { revision } = await parseJson(c, SubmissionStep);
  const { kv } = c.var.parts;
  return await orCurrent(c, act, async () => {
    await take(kv, revision, act);
    return c.json(await readForPupil(kv, act.pupil, act.id, c.var.consents));
  });
}

type SubmissionAct = Awaited<ReturnType<typeof submissionActOf>>;

const orCurrent = (c: Ctx, { pupil, id }: SubmissionAct, work: () => Promise<Response>) =>
  withCurrent(work, () => readForPupil(c.var.parts.kv, pupil, id, c.var.consents));

/** Somebody who is signed in as well may send files to the account. */
async function actOf(c: Ctx) {
  const [pupil, user] = [await asPupil(c), await c.var.viewer()];
  const { parts: { kv, now }, consents } = c.var;
  const mayName = async (hash: string) =>
    user !== null && await isOwnFile(kv, user.id, hash) ||
    await isForPupil(kv, pupil, hash, consents);
  return { pupil, now: now(), mayName };
}

async function submissionActOf(c: Ctx) {
  return { ...await actOf(c), id: pathId(c, "submissionId", NO_SUBMISSION) };
}
