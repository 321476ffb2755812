/** A pupil who was chosen in the list: a new code for a lost device, their stories, removal. */
import { useState } from "react";
import type { ClassMember, MemberCode } from "../../../lib/model/class/member.ts";
import { formatClassCode } from "../../../lib/model/class/class_code.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import type { ClassActs } from "./class_acts.ts";
import { stories as storiesText } from "./class_words.ts";

type Props = {
  member: ClassMember;
  /** How many stories they work on. */
  stories: number;
  acts: ClassActs;
  joinPage: string;
  onShow: () => void;
};

export function OpenedMember({ member, stories, acts, joinPage, onShow }: Props) {
  const [code, setCode] = useState<MemberCode>();
  const { problem, attempt } = useAttempt();
  const giveCode = async () => {
    const sure = code || await confirm({
      title: `A new code for ${member.nickname}?`,
      text: "The device that they have now leaves the class at once. What it has not sent yet " +
        "stays on it. The code opens their place on any device.",
      action: "Make a new code",
    });
    if (sure) await attempt(() => acts.codeFor(member, setCode));
  };
  const remove = async () => {
    const sure = await confirm({
      title: `Remove ${member.nickname}?`,
      text: "Their device leaves the class at once, and the class gets a new code, because they " +
        "know this one. All others stay in; those who are still to join need the new code. " +
        (stories === 0
          ? "They have no stories."
          : `What they have made stays with the class: ${storiesText(stories)}.`),
      action: "Remove",
    });
    if (!sure) return;
    const tell = (code: string) =>
      toast({
        title: `${member.nickname} was removed`,
        description: `The class has a new code, ${
          formatClassCode(code)
        }: show it on the wall again.`,
      });
    await attempt(() => acts.removeMember(member, tell));
  };
  return (
    <>
      <div role="status">
        {code && (
          <div className="class-member-code">
            <p className="class-code short-code">{formatClassCode(code.code)}</p>
            <p className="soft">
              Typed at <b className="class-address">{joinPage}</b>, this code opens{" "}
              <bdi>{member.nickname}</bdi>’s place on another device, once, until{" "}
              {timeOf(code.expiresAt)}. The old device is out of the class.
            </p>
          </div>
        )}
      </div>
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <p className="row">
        <ActionButton className="button" onAction={giveCode}>
          {code ? "Another code" : "New code for a lost device"}
        </ActionButton>
        {stories > 0 && (
          <button type="button" className="button" onClick={onShow}>
            Show {storiesText(stories)}
          </button>
        )}
        <ActionButton className="button" onAction={remove}>Remove from the class</ActionButton>
      </p>
    </>
  );
}

/** The day and the time on this device's clock: a code is only ever given in a browser. */
const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString("en", {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
