/** The schemas of answers about classes. */
import { z } from "zod";
import type { ClassList, ClassState, PupilClass } from "../../../lib/model/class/class.ts";
import type { MemberCode } from "../../../lib/model/class/member.ts";
import {
  type Submission,
  SUBMISSION_STATES,
  SubmissionStop,
  type Taken,
  type Translated,
} from "../../../lib/model/class/submission.ts";
import { Id } from "../../../lib/model/id.ts";
import { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { exactly } from "./exactly.ts";
import { Time } from "./tours.ts";

const Revision = z.int().min(1);
const Mate = z.strictObject({ id: Id, nickname: z.string() });

const card = {
  id: Id,
  title: z.string(),
  state: z.enum(SUBMISSION_STATES),
  memberIds: z.array(Id),
  stopId: z.string().optional(),
  language: z.string().optional(),
  follows: z.string().optional(),
  hasRecording: z.boolean(),
  hasPicture: z.boolean(),
  hasPlace: z.boolean(),
  changedAt: Time,
  revision: Revision,
  comment: z.string().optional(),
};

const settings = {
  title: z.string(),
  endsAt: Time,
  mayPropose: z.boolean(),
  mayHearOthers: z.boolean(),
};

const classCard = {
  ...settings,
  showNicknames: z.boolean(),
  id: Id,
  tourId: Id,
  revision: Revision,
  code: z.string().nullable(),
  openedAt: Time,
  endedAt: Time.nullable(),
  goesAt: Time.nullable(),
};

export const ClassesAnswer = exactly<ClassList>()(
  z.strictObject({ classes: z.array(z.strictObject(classCard)) }),
);

export const ClassAnswer = exactly<ClassState>()(
  z.strictObject({
    ...classCard,
    members: z.array(z.strictObject({ ...Mate.shape, joinedAt: Time })),
    submissions: z.array(z.strictObject(card)),
  }),
);

export const SubmissionAnswer = exactly<Submission>()(
  z.strictObject({ ...card, stop: SubmissionStop }),
);

export const MemberCodeAnswer = exactly<MemberCode>()(
  z.strictObject({ code: z.string(), expiresAt: Time }),
);

export const TakenAnswer = exactly<Taken>()(z.strictObject({ tourId: Id, stopId: z.string() }));

export const JoinedAnswer = z.strictObject({ classId: Id });

export const PupilClassAnswer = exactly<PupilClass>()(
  z.strictObject({
    class: z.strictObject({
      ...settings,
      id: Id,
      tour: z.strictObject({
        id: Id,
        title: z.string(),
        latitude: z.number().optional(),
        longitude: z.number().optional(),
      }),
    }),
    me: Mate,
    members: z.array(Mate),
    submissions: z.array(z.strictObject({ ...card, mine: z.boolean() })),
  }),
);

export const PupilSubmissionAnswer = z.strictObject({
  ...card,
  mine: z.boolean(),
  stop: SubmissionStop,
});

export const TranslatedAnswer = exactly<Translated>()(
  z.strictObject({
    language: z.string(),
    original: z.string(),
    revision: Revision,
    units: z.array(z.strictObject({ ...WordsUnit.shape, was: z.string().optional() })),
  }),
);

export const SavedAnswer = z.strictObject({
  revision: Revision,
  state: z.enum(SUBMISSION_STATES),
});
