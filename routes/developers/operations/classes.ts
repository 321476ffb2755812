/** Calls about classes, for their teachers. */
import { ClassSettings, ClassSettingsUpdate } from "../../../lib/model/class/class.ts";
import { HandOut, Return, SubmissionMembers, Take } from "../../../lib/model/class/submission.ts";
import {
  ClassAnswer,
  ClassesAnswer,
  MemberCodeAnswer,
  SubmissionAnswer,
  TakenAnswer,
} from "../answers/classes.ts";
import { created, DONE, type Group, IDEMPOTENCY_KEY, ok } from "../operation.ts";
import { SAMPLE_ID } from "../samples.ts";

const SETTINGS = {
  title: "Class 7b",
  endsAt: "2027-07-01T12:00:00Z",
  mayPropose: true,
  mayHearOthers: false,
  showNicknames: false,
};
const CLASS = "The class, with its pupils and submissions.";
const OVER = { 410: "The class has ended." };
const CHANGED = "It has another revision or state: it is in `current`.";
const ONE = "/api/tours/:id/classes/:classId";
const SUBMISSION = `${ONE}/submissions/:submissionId`;

export const CLASSES: Group = {
  id: "classes",
  title: "Classes",
  about:
    "Pupils join a class of an archive with its code and a nickname, without an account. They " +
    "work on submissions, each of which is one story, and hand them in. Nothing of them is in the " +
    "archive before the teacher takes it.",
  operations: {
    "GET /api/tours/:id/classes": {
      summary: "The classes of an archive",
      answers: ok(ClassesAnswer, "The classes, the newest first."),
    },
    "POST /api/tours/:id/classes": {
      summary: "Open a class",
      about: "It ends by itself at `endsAt`, within a year.",
      headers: IDEMPOTENCY_KEY,
      body: ClassSettings,
      answers: created(ClassAnswer, CLASS, { location: "Its address." }),
      refusals: {
        409: "The key was used for another request.",
        413: "The archive has as many classes as it may have.",
      },
      example: { body: SETTINGS },
    },
    [`GET ${ONE}`]: { summary: "One class", answers: ok(ClassAnswer, CLASS) },
    [`PUT ${ONE}`]: {
      summary: "Change the settings of a class",
      body: ClassSettingsUpdate,
      answers: ok(ClassAnswer, CLASS),
      refusals: { ...OVER, 409: "It has another revision: the class is in `current`." },
      example: { body: { ...SETTINGS, revision: 1 } },
    },
    [`POST ${ONE}/end`]: {
      summary: "End a class",
      about: "Its pupils go at once, its submissions 30 days later.",
      answers: ok(ClassAnswer, CLASS),
    },
    [`POST ${ONE}/reopen`]: {
      summary: "Open a class again",
      about: "Within 30 days of its end, with another code and without pupils.",
      answers: ok(ClassAnswer, CLASS),
      refusals: { 410: "It ended more than 30 days ago." },
    },
    [`POST ${ONE}/code`]: {
      summary: "Give a class another code",
      about: "The code before it opens nothing any more.",
      answers: ok(ClassAnswer, CLASS),
      refusals: OVER,
    },
    [`POST ${ONE}/members/:memberId/code`]: {
      summary: "A code for a pupil whose device is lost",
      about: "It opens the pupil’s place on another device, once, within a day. The device that " +
        "has the place is out at once.",
      answers: ok(MemberCodeAnswer, "The code, said once."),
      refusals: OVER,
    },
    [`DELETE ${ONE}/members/:memberId`]: {
      summary: "Take a pupil out of a class",
      about:
        "The class gets a new code, since the pupil knows the one before. The submissions and " +
        "all other pupils stay.",
      answers: ok(ClassAnswer, CLASS),
    },
    [`POST ${ONE}/submissions`]: {
      summary: "Hand out a story",
      about: "With `stopId` a stop of the archive, which the pupils change; else a new story.",
      headers: IDEMPOTENCY_KEY,
      body: HandOut,
      answers: created(SubmissionAnswer, "The submission."),
      refusals: {
        ...OVER,
        409: "The key was used for another request.",
        413: "The class has as many submissions as it may have.",
      },
      example: { body: { title: "The weir", memberIds: [SAMPLE_ID] } },
    },
    [`GET ${SUBMISSION}`]: {
      summary: "One submission",
      answers: ok(SubmissionAnswer, "The submission."),
    },
    [`DELETE ${SUBMISSION}`]: {
      summary: "Remove a submission",
      about: "A stop that it became stays in the archive.",
      answers: DONE,
    },
    [`PUT ${SUBMISSION}/members`]: {
      summary: "Give a submission to other pupils",
      body: SubmissionMembers,
      answers: ok(SubmissionAnswer, "The submission."),
      example: { body: { memberIds: [SAMPLE_ID] } },
    },
    [`POST ${SUBMISSION}/return`]: {
      summary: "Return a submission with a comment",
      body: Return,
      answers: ok(SubmissionAnswer, "The submission."),
      refusals: { 409: CHANGED },
      example: { body: { comment: "Say when that was.", revision: 3 } },
    },
    [`POST ${SUBMISSION}/take`]: {
      summary: "Take a submission into the archive",
      about: "It becomes a stop in a save of its own; its files pass to the archive’s owner. A " +
        "repeated request takes it once. `stop` is what the teacher changed in it, such as a " +
        "recording. Of several submissions for one stop one is in the archive: `insteadOf` names " +
        "the one that goes out of it, and is handed in again.",
      body: Take,
      answers: ok(TakenAnswer, "Where it is now."),
      refusals: {
        409: CHANGED,
        413: "The account of the archive’s owner, or the archive, is full.",
      },
      example: { body: { revision: 3 } },
    },
  },
};
