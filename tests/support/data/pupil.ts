/** A pupil in a class, and what the pupil has begun, as the store has them. */
import { joinClass } from "../../../lib/store/classes/joining.ts";
import { giveMemberCode } from "../../../lib/store/classes/members.ts";
import { openClass, readClass } from "../../../lib/store/classes/classes.ts";
import { propose } from "../../../lib/store/classes/pupil_work.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import type { Pupil } from "../../../lib/model/class/member.ts";

/** A class of an archive, ending in a week, with a pupil called Ada; `userId` opens it. */
export async function makePupil(kv: Deno.Kv, tourId: string, userId: string, now = new Date()) {
  const by = { id: userId, isAdmin: false };
  const settings = {
    title: "Class 7b",
    endsAt: new Date(now.getTime() + 7 * 24 * 3600 * 1000).toISOString(),
    mayPropose: true,
    mayHearOthers: false,
    showNicknames: false,
  };
  const classId = await openClass(kv, settings, { tourId, by, now });
  const act = { tourId, classId, by, now };
  const { code } = await readClass(kv, act);
  const joining = { device: undefined, requestKey: undefined, now };
  const { memberId, secret } = await joinClass(kv, { code: code!, nickname: "Ada" }, joining);
  const pupil: Pupil = { classId, memberId, nickname: "Ada", tourId };
  return { act, pupil, secret: secret! };
}

/** The same with a story of hers, and a code for a lost device. */
export async function makeBusyPupil(
  kv: Deno.Kv,
  tourId: string,
  userId: string,
  { now = new Date(), stop = {} }: { now?: Date; stop?: SubmissionStop } = {},
) {
  const made = await makePupil(kv, tourId, userId, now);
  const id = newId(now);
  const mayName = () => Promise.resolve(true);
  await propose(kv, { id, stop: { title: "The weir", ...stop } }, { ...made, now, mayName });
  await giveMemberCode(kv, made.pupil.memberId, made.act);
  return { ...made, id };
}
