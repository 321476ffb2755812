/** The pupils of a class, who have a nickname and nothing else. */
import { z } from "../zod.ts";
import { Id } from "../id.ts";
import { requiredLine } from "../text/text.ts";
import { MAX_MEMBERS, MAX_NICKNAME } from "./class_limits.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("pupil");
const rules = texts("rules");

/** The name by which a class knows a pupil. */
export const Nickname = requiredLine(() => rules("yourName"), MAX_NICKNAME);

/** The pupils who work on a submission. */
export const MemberIds = z.array(Id).max(MAX_MEMBERS)
  .refine((ids) => new Set(ids).size === ids.length, { error: () => t("eachPupilOnce") });

/** A pupil of a class; `joinedAt` is ISO 8601. */
export type ClassMember = { id: string; nickname: string; joinedAt: string };

/** Another pupil, as classmates see them. */
export type Classmate = Pick<ClassMember, "id" | "nickname">;

/** A code with which a pupil opens the same place on another device, once, until `expiresAt`. */
export type MemberCode = { code: string; expiresAt: string };

/** The pupil of a request. */
export type Pupil = { classId: string; memberId: string; nickname: string; tourId: string };
