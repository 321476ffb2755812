/** The pupil of a device: the one place that knows whether a secret still opens a place. */
import type { Pupil } from "../../model/class/member.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { isOver } from "./class_record.ts";
import { Tours } from "../records/tours.ts";
import {
  ClassDevices,
  Classes,
  ClassMembers,
  type ClassRecord,
  type MemberRecord,
} from "../records/classes.ts";
import { sha256 } from "../kv/secret.ts";

/**
 * The pupil of a device; null without one. It `isResting` while the archive is in the trash or its
 * owner's account hidden: then there is no pupil, but the place will be back.
 */
export type PupilFound = { pupil: Pupil | null; isResting?: true };

/** The pupil whose device has `secret`. */
export async function findPupil(kv: Deno.Kv, secret: string, now: Date): Promise<PupilFound> {
  const hash = await sha256(secret);
  const { value: place } = await ClassDevices.get(kv, hash);
  if (place === null) return { pupil: null };
  const { classId, memberId } = place;
  const [{ value: record }, { value: member }] = await kv.getMany<[ClassRecord, MemberRecord]>([
    Classes.key(classId),
    ClassMembers.key(classId, memberId),
  ]);
  if (record === null || member?.device !== hash || isOver(record, now)) return { pupil: null };
  const { tourId } = record;
  const { value: tour } = await Tours.get(kv, tourId);
  if (tour === null || await isAccountHidden(kv, tour.userId)) {
    return { pupil: null, isResting: true };
  }
  return { pupil: { classId, memberId, nickname: member.nickname, tourId } };
}
