/**
 * What a teacher does in a class. Each act is sent once, what it changed is shown at once, and a
 * failure comes with its reason and the class as it is by now.
 */
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { ClassCard, ClassSettings, ClassState } from "../../../lib/model/class/class.ts";
import type { ClassMember, MemberCode } from "../../../lib/model/class/member.ts";
import type {
  SubmissionCard,
  SubmissionState,
  Take,
  Taken,
} from "../../../lib/model/class/submission.ts";
import type { ClassWatch } from "./class_watch.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

/** What became of an act: undefined when it is done, else the reason, in words for people. */
export type Failure = string | undefined;

/** The task to hand out, and the groups of pupils, each of which gets a story. */
export type HandOut = { title: string; stopId?: string; language?: string; groups: string[][] };

/** A text that has changed in the archive since the pupils began, as it is now. */
export type Clash = { key: string; text: string };

export type ClassActs = ReturnType<typeof classActs>;

type Request = typeof api;

/** The acts of the class at the path `at`. */
export function classActs(at: string, watch: ClassWatch, request: Request = api) {
  /**
   * Runs `send`. `isDone` tells from the class, as it is after a lost answer, whether the act was
   * done all the same.
   */
  async function attempt(
    send: () => Promise<void>,
    isDone: (state: ClassState) => boolean = () => false,
  ): Promise<Failure> {
    try {
      await send();
      return undefined;
    } catch (error) {
      await watch.refresh();
      if (isDone(watch.state)) return undefined;
      const isStale = error instanceof ApiError && [404, 409].includes(error.status);
      return isStale ? error.detail ?? t("changedMeanwhile") : messageOf(error);
    }
  }

  const editCard = (id: string, change: Partial<SubmissionCard>) =>
    watch.change((state) => ({
      ...state,
      submissions: state.submissions.map((one) => one.id === id ? { ...one, ...change } : one),
    }));

  const isIn = (id: string, wanted: SubmissionState) => ({ submissions }: ClassState) =>
    submissions.find((one) => one.id === id)?.state === wanted;

  return {
    /**
     * `stop` has the changes of the teacher, `insteadOf` the story that is replaced, `words` the
     * decisions about a translation; `onClashes` gets what is still to be decided in it.
     */
    take: (
      { id, revision }: SubmissionCard,
      given: Pick<Take, "stop" | "insteadOf" | "words"> = {},
      onClashes: (clashes: Clash[]) => void = () => {},
    ) =>
      attempt(async () => {
        const { stopId } = await request<Taken>(
          "POST",
          `${at}/submissions/${id}/take`,
          { revision, ...given },
        ).catch((error) => {
          const clashes = error instanceof ApiError && error.member<Clash[]>("conflicts");
          if (clashes) onClashes(clashes);
          throw error;
        });
        if (given.insteadOf) editCard(given.insteadOf, { state: "handed-in" });
        editCard(id, { state: "taken", stopId });
        void watch.refresh();
      }, isIn(id, "taken")),

    giveBack: ({ id, revision }: SubmissionCard, comment: string) =>
      attempt(async () => {
        await request("POST", `${at}/submissions/${id}/return`, { comment, revision });
        editCard(id, { state: "returned", comment });
        void watch.refresh();
      }, (state) =>
        isIn(id, "returned")(state) &&
        state.submissions.some((one) => one.id === id && one.comment === comment)),

    remove: ({ id }: SubmissionCard) =>
      attempt(async () => {
        await request("DELETE", `${at}/submissions/${id}`);
        watch.change((state) => ({
          ...state,
          submissions: state.submissions.filter((one) => one.id !== id),
        }));
      }, ({ submissions }) => submissions.every((one) => one.id !== id)),

    assign: ({ id }: SubmissionCard, memberIds: string[]) =>
      attempt(async () => {
        await request("PUT", `${at}/submissions/${id}/members`, { memberIds });
        editCard(id, { memberIds });
        void watch.refresh();
      }),

    /**
     * Hands out to one group after the other. `keys` has a UUID for each, the same in each attempt,
     * so that a lost answer makes no second story. `onSent` gets how many have theirs.
     */
    handOut: ({ groups, ...given }: HandOut, keys: string[], onSent: (count: number) => void) =>
      attempt(async () => {
        for (const [n, memberIds] of groups.entries()) {
          await request("POST", `${at}/submissions`, { ...given, memberIds }, {
            "idempotency-key": keys[n],
          });
          onSent(n + 1);
        }
        await watch.refresh();
      }),

    newCode: () =>
      attempt(async () => {
        const { code } = await request<ClassCard>("POST", `${at}/code`);
        watch.change((state) => ({ ...state, code }));
        void watch.refresh();
      }),

    codeFor: (member: ClassMember, onCode: (code: MemberCode) => void) =>
      attempt(async () =>
        onCode(await request<MemberCode>("POST", `${at}/members/${member.id}/code`))
      ),

    /** `onRemoved` gets the new code of the class. */
    async removeMember({ id }: ClassMember, onRemoved: (code: string) => void): Promise<Failure> {
      const failure = await attempt(async () => {
        const after = await request<ClassState>("DELETE", `${at}/members/${id}`);
        watch.change(() => after);
      }, ({ members }) => members.every((one) => one.id !== id));
      const { code } = watch.state;
      if (failure === undefined && code !== null) onRemoved(code);
      return failure;
    },

    saveSettings: (settings: ClassSettings, revision: number) =>
      attempt(async () => {
        await request("PUT", at, { ...settings, revision });
        watch.change((state) => ({ ...state, ...settings }));
        await watch.refresh();
      }),

    end: () =>
      attempt(async () => {
        await request("POST", `${at}/end`);
        await watch.refresh();
      }, ({ endedAt }) => endedAt !== null),

    reopen: () =>
      attempt(async () => {
        await request("POST", `${at}/reopen`);
        await watch.refresh();
      }, ({ endedAt }) => endedAt === null),
  };
}
