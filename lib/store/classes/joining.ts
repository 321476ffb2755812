/** Pupils join a class: by its code and a nickname, or by a code for the same place. */
import type { z } from "zod";
import { type JoinRequest } from "../../model/class/class.ts";
import { parseClassCode } from "../../model/class/class_code.ts";
import { MAX_MEMBERS } from "../../model/class/class_limits.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { newId } from "../kv/new_id.ts";
import { isOver } from "./class_record.ts";
import { addToRoll } from "./roll.ts";
import { Tours } from "../records/tours.ts";
import {
  ClassCodes,
  ClassDevices,
  Classes,
  ClassMembers,
  type CodeTarget,
  type MemberRecord,
  nicknameKey,
  VoidCodes,
} from "../records/classes.ts";
import { newSecret, sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The class that somebody joined; the secret for the device, unless it has one for this place. */
export type Joined = { classId: string; memberId: string; secret?: string };

/**
 * Parts of the request: the secret that the device has, and the key of the request, which stays the
 * same when it is sent again after a lost answer.
 */
type Joining = {
  device: string | undefined;
  requestKey: string | undefined;
  now: Date;
};

/** The text for a code that opens nothing. */
const noSuchCode = (): string => t("codeOpensNoClass");

/** A code that might be one, and opens nothing: a guess. */
export class WrongCode extends Problem {
  constructor() {
    super(404, noSuchCode());
  }
}

const nameTaken = (): string => t("nicknameTaken");

/**
 * Opens a place in a class for a device. A device that has the place already keeps its secret.
 *
 * @throws {WrongCode} 404 for a code that opens nothing.
 * @throws {Problem} 404 for a text that is no code; 410 when the class is over, or its archive
 * deleted; 400 without a nickname where one is needed; 409 when somebody has it; 413 when the class
 * is full (some more may join at once); 503 when too many write at once.
 */
export async function joinClass(
  kv: Deno.Kv,
  { code: typed, nickname }: z.infer<typeof JoinRequest>,
  joining: Joining,
): Promise<Joined> {
  const code = parseClassCode(typed);
  if (code === undefined) throw new Problem(404, noSuchCode());
  const key = ClassCodes.key(await sha256(code));
  const secret = newSecret();
  const request = joining.requestKey && await sha256(joining.requestKey);
  const place = {
    secret,
    device: await sha256(secret),
    known: joining.device && await sha256(joining.device),
    request,
    now: joining.now,
  };
  const joined = await mutate<Joined | undefined>(async () => {
    const code = await kv.get<CodeTarget>(key);
    if (code.value === null) return { result: undefined };
    return code.value.memberId === undefined
      ? await openPlace(kv, code, nickname, place)
      : await movePlace(kv, code, code.value.memberId, place);
  });
  if (joined === undefined) throw new WrongCode();
  return joined;
}

/** The new secret and its hash, the hashes of the device's own and of the request's key. */
type Place = {
  secret: string;
  device: string;
  known: string | undefined;
  request: string | undefined;
  now: Date;
};

/** Undefined when the code is void. */
async function openPlace(
  kv: Deno.Kv,
  code: Deno.KvEntry<CodeTarget>,
  nickname: string | undefined,
  place: Place,
) {
  const { operation, isVoid } = await beginJoin(kv, code, place.now);
  if (isVoid) return { result: undefined };
  const { classId } = code.value;
  if (nickname === undefined) {
    const message = t("typeYourName");
    throw new Problem(400, t("asSentence", { message }), [{ path: "nickname", message }]);
  }
  const name = await kv.get<string>(nicknameKey(classId, nickname));
  if (name.value !== null) {
    const entry = await ClassMembers.get(kv, classId, name.value);
    const { device, request } = entry.value ?? {};
    if (device !== undefined && device === place.known) {
      return { result: { classId, memberId: name.value } };
    }
    if (entry.value === null || request === undefined || request !== place.request) {
      throw new Problem(409, nameTaken(), [{ path: "nickname", message: nameTaken() }]);
    }
    return setDevice(operation, entry, place);
  }
  const selector = { prefix: ClassMembers.prefix(classId) };
  const members = await Array.fromAsync(kv.list(selector, { limit: MAX_MEMBERS }));
  if (members.length >= MAX_MEMBERS) {
    throw new Problem(413, t("classFullPupilsAsk", { maxMembers: MAX_MEMBERS }));
  }
  const memberId = newId(place.now);
  const member: MemberRecord = {
    nickname,
    joinedAt: place.now.toISOString(),
    device: place.device,
    ...place.request && { request: place.request },
  };
  ClassMembers.put(operation.check(name), [classId, memberId], [null, member]);
  addToRoll(operation, classId);
  return { operation, result: { classId, memberId, secret: place.secret } };
}

/** Undefined when the code is void, has been used, or is of yesterday. */
async function movePlace(
  kv: Deno.Kv,
  code: Deno.KvEntry<CodeTarget>,
  memberId: string,
  place: Place,
) {
  const { classId, expiresAt = 0, usedBy } = code.value;
  if (expiresAt <= place.now.getTime()) return { result: undefined };
  if (usedBy !== undefined && usedBy !== place.request) return { result: undefined };
  const { operation, isVoid } = await beginJoin(kv, code, place.now);
  const entry = await ClassMembers.get(kv, classId, memberId);
  if (isVoid || entry.value === null) return { result: undefined };
  // Without a key no request is the same again.
  const used: CodeTarget = { ...code.value, usedBy: place.request ?? place.device };
  operation.set(code.key, used, { expireIn: expiresAt - place.now.getTime() });
  return setDevice(operation, entry, place);
}

/** A step with which the place of a pupil is on this device, and no other. */
function setDevice(
  operation: Deno.AtomicOperation,
  { key, value, versionstamp }: Deno.KvEntry<MemberRecord>,
  { device, secret }: Place,
) {
  const [classId, memberId] = [String(key[1]), String(key[2])];
  operation.check({ key, versionstamp });
  ClassMembers.put(operation, [classId, memberId], [value, { ...value, device }]);
  addToRoll(operation, classId);
  return { operation, result: { classId, memberId, secret } };
}

/** Begins a step that checks that a code and its class stay as they are. */
async function beginJoin(kv: Deno.Kv, code: Deno.KvEntry<CodeTarget>, now: Date) {
  const entry = await Classes.get(kv, code.value.classId);
  if (entry.value === null || isOver(entry.value, now)) {
    throw new Problem(410, t("classEndedAskTeacher"));
  }
  const { tourId } = entry.value;
  const tour = await Tours.get(kv, tourId);
  if (tour.value === null) throw new Problem(410, t("archiveClassNotThere"));
  const mark = await VoidCodes.get(kv, tourId);
  const operation = kv.atomic().check(code).check(entry).check(mark);
  return { operation, isVoid: mark.value !== null };
}

/** Takes a device out of its class; the place of the pupil stays. */
export async function leaveClass(kv: Deno.Kv, secret: string): Promise<void> {
  const hash = await sha256(secret);
  await mutate(async () => {
    const place = await ClassDevices.get(kv, hash);
    if (place.value === null) return { result: undefined };
    const { classId, memberId } = place.value;
    const entry = await ClassMembers.get(kv, classId, memberId);
    const operation = kv.atomic().check(place).check(entry).delete(place.key);
    if (entry.value?.device === hash) {
      const { device: _, ...member } = entry.value;
      operation.set(entry.key, member);
    }
    return { operation, result: undefined };
  });
}
