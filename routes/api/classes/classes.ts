/** The classes of an archive, and their pupils, for those who may change the archive. */
import { ClassSettings, ClassSettingsUpdate } from "../../../lib/model/class/class.ts";
import * as store from "../../../lib/store/classes/classes.ts";
import type { ClassAct } from "../../../lib/store/classes/class_step.ts";
import { expelMember, giveMemberCode } from "../../../lib/store/classes/members.ts";
import type { Actor } from "../../../lib/store/people/tour_actor.ts";
import { call, created, IDEMPOTENCY_KEY, ok } from "../../call.ts";
import { ClassAnswer, ClassesAnswer, MemberCodeAnswer } from "../../developers/answers/classes.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";

const SETTINGS = {
  title: "Class 7b",
  endsAt: "2027-07-01T12:00:00Z",
  mayPropose: true,
  mayHearOthers: false,
  showNicknames: false,
};
const CLASS = "The class, with its pupils and submissions.";
const OVER = { 410: "The class has ended." };
const ONE = "/api/tours/:id/classes/:classId";

export const list = call({
  route: "GET /api/tours/:id/classes",
  access: "editor",
  summary: "The classes of an archive",
  answers: ok(ClassesAnswer, "The classes, the newest first."),
  handle: async ({ kv, now, id }) => ({ classes: await store.listClasses(kv, id, now) }),
});

export const open = call({
  route: "POST /api/tours/:id/classes",
  access: "editor",
  summary: "Open a class",
  about: "It ends by itself at `endsAt`, within a year.",
  headers: IDEMPOTENCY_KEY,
  body: ClassSettings,
  example: SETTINGS,
  answers: created(ClassAnswer, CLASS, { location: "Its address." }),
  refusals: {
    409: "The key was used for another request.",
    413: "The archive has as many classes as it may have.",
  },
  async handle({ kv, now, id: tourId, by, body }, c) {
    const act = { tourId, by, now };
    const idempotent = idempotentRequestOf(c, by.id, body);
    const classId = await store.openClass(kv, body, { ...act, idempotent });
    c.header("location", `/api/tours/${tourId}/classes/${classId}`);
    return await store.readClass(kv, { ...act, classId });
  },
});

export const read = call({
  route: `GET ${ONE}`,
  access: "editor",
  summary: "One class",
  answers: ok(ClassAnswer, CLASS),
  handle: ({ kv, ...given }) => store.readClass(kv, classAct(given)),
});

export const change = call({
  route: `PUT ${ONE}`,
  access: "editor",
  summary: "Change the settings of a class",
  body: ClassSettingsUpdate,
  example: { ...SETTINGS, revision: 1 },
  answers: ok(ClassAnswer, CLASS),
  refusals: { ...OVER, 409: "It has another revision: the class is in `current`." },
  current: async ({ kv, ...given }) => ({ current: await store.readClass(kv, classAct(given)) }),
  handle: ({ kv, body, ...given }) =>
    stateAfter(kv, classAct(given), (act) => store.changeClass(kv, body, act)),
});

export const end = call({
  route: `POST ${ONE}/end`,
  access: "editor",
  summary: "End a class",
  about: "Its pupils go at once, its submissions 30 days later.",
  answers: ok(ClassAnswer, CLASS),
  handle: ({ kv, ...given }) => stateAfter(kv, classAct(given), (act) => store.endClass(kv, act)),
});

export const reopen = call({
  route: `POST ${ONE}/reopen`,
  access: "editor",
  summary: "Open a class again",
  about: "Within 30 days of its end, with another code and without pupils.",
  answers: ok(ClassAnswer, CLASS),
  refusals: { 410: "It ended more than 30 days ago." },
  handle: ({ kv, ...given }) =>
    stateAfter(kv, classAct(given), (act) => store.reopenClass(kv, act)),
});

export const renewCode = call({
  route: `POST ${ONE}/code`,
  access: "editor",
  summary: "Give a class another code",
  about: "The code before it opens nothing any more.",
  answers: ok(ClassAnswer, CLASS),
  refusals: OVER,
  handle: ({ kv, ...given }) =>
    stateAfter(kv, classAct(given), (act) => store.renewClassCode(kv, act)),
});

export const giveCode = call({
  route: `POST ${ONE}/members/:memberId/code`,
  access: "editor",
  summary: "A code for a pupil whose device is lost",
  about: "It opens the pupil’s place on another device, once, within a day. The device that " +
    "has the place is out at once.",
  answers: ok(MemberCodeAnswer, "The code, said once."),
  refusals: OVER,
  handle: ({ kv, memberId, ...given }) => giveMemberCode(kv, memberId, classAct(given)),
});

export const expel = call({
  route: `DELETE ${ONE}/members/:memberId`,
  access: "editor",
  summary: "Take a pupil out of a class",
  about: "The class gets a new code, since the pupil knows the one before. The submissions and " +
    "all other pupils stay.",
  answers: ok(ClassAnswer, CLASS),
  handle: ({ kv, memberId, ...given }) =>
    stateAfter(kv, classAct(given), (act) => expelMember(kv, memberId, act)),
});

/** Who acts on the class of a path, and when. */
export const classAct = (
  { id: tourId, classId, by, now }: { id: string; classId: string; by: Actor; now: Date },
): ClassAct => ({ tourId, classId, by, now });

async function stateAfter(kv: Deno.Kv, act: ClassAct, step: (act: ClassAct) => Promise<unknown>) {
  await step(act);
  return await store.readClass(kv, act);
}
