/** Calls of pupils. */
import { JoinRequest } from "../../../lib/model/class/class.ts";
import { Proposal, SubmissionSave, SubmissionStep } from "../../../lib/model/class/submission.ts";
import {
  JoinedAnswer,
  PupilClassAnswer,
  PupilSubmissionAnswer,
  SavedAnswer,
} from "../answers/classes.ts";
import { created, DONE, type Group, IDEMPOTENCY_KEY, ok } from "../operation.ts";
import { SAMPLE_ID } from "../samples.ts";

const STOP = { title: "The weir", description: "Here the river was held back." };
const CHANGED = "It has another revision or state: it is in `current`.";
const SUBMISSION = "/api/class/submissions/:submissionId";
const ONE = ok(PupilSubmissionAnswer, "The submission; `mine` where the pupil works on it.");

export const PUPILS: Group = {
  id: "pupils",
  title: "Pupils of a class",
  about: "A device that joins gets the cookie `pupil` (`__Host-pupil` on https), which opens its " +
    "place until the class ends. Files are sent as by people who are signed in.",
  operations: {
    "POST /api/class/join": {
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
      answers: ok(JoinedAnswer, "The class. A cookie is set."),
      refusals: {
        404: "The code opens nothing.",
        409: "Somebody in the class has this nickname.",
        410: "The class has ended.",
        413: "The class is full.",
      },
      example: { body: { code: "ABCDE-FGHJK", nickname: "Ada" } },
    },
    "POST /api/class/leave": {
      summary: "Take this device out of its class",
      about: "The pupil’s place stays.",
      answers: DONE,
    },
    "GET /api/class": {
      summary: "The class of this device",
      about:
        "With the pupil’s own submissions, those that were taken, and where the class allows " +
        "it those that others have handed in.",
      answers: ok(PupilClassAnswer, "The class."),
    },
    "POST /api/class/submissions": {
      summary: "Begin a story",
      about: "`id` is a ULID that the device makes, so that a repeated request begins one.",
      body: Proposal,
      answers: created(PupilSubmissionAnswer, "The submission."),
      refusals: {
        404: "Somebody in `memberIds` is not in the class.",
        409: "Another story has this id.",
        413: "The class has as many submissions as it may have.",
      },
      example: { body: { id: SAMPLE_ID, stop: STOP } },
    },
    [`GET ${SUBMISSION}`]: { summary: "One submission that a pupil sees", answers: ONE },
    [`PUT ${SUBMISSION}`]: {
      summary: "Save an own submission",
      body: SubmissionSave,
      answers: ok(SavedAnswer, "Its revision and state."),
      refusals: { 409: CHANGED },
      example: { body: { revision: 1, stop: STOP } },
    },
    [`POST ${SUBMISSION}/hand-in`]: {
      summary: "Hand an own submission in",
      body: SubmissionStep,
      answers: ONE,
      refusals: { 409: CHANGED },
      example: { body: { revision: 2 } },
    },
    [`POST ${SUBMISSION}/take-back`]: {
      summary: "Take an own submission back",
      about: "Until the teacher takes or returns it.",
      body: SubmissionStep,
      answers: ONE,
      refusals: { 409: CHANGED },
      example: { body: { revision: 3 } },
    },
  },
};
