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
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("classes");

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
      title: t("newCodeFor", { nickname: member.nickname }),
      text: t("newCodeForText"),
      action: t("makeNewCode"),
    });
    if (sure) await attempt(() => acts.codeFor(member, setCode));
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("removeNickname", { nickname: member.nickname }),
      text: stories === 0
        ? t("removeWithoutStories")
        : t("removeWithStories", { stories: storiesText(stories) }),
      action: t("remove"),
    });
    if (!sure) return;
    const tell = (code: string) =>
      toast({
        title: t("wasRemoved", { nickname: member.nickname }),
        description: t("showNewCode", { code: formatClassCode(code) }),
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
              {rich(t, "codeOpensPlace", {
                joinPage: <b className="class-address">{joinPage}</b>,
                nickname: <bdi>{member.nickname}</bdi>,
                time: timeOf(code.expiresAt),
              })}
            </p>
          </div>
        )}
      </div>
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <p className="row">
        <ActionButton className="button" onAction={giveCode}>
          {code ? t("anotherCode") : t("newCodeForDevice")}
        </ActionButton>
        {stories > 0 && (
          <button type="button" className="button" onClick={onShow}>
            {t("showStories", { count: stories })}
          </button>
        )}
        <ActionButton className="button" onAction={remove}>{t("removeFromClass")}</ActionButton>
      </p>
    </>
  );
}

/** The day and the time on this device's clock: a code is only ever given in a browser. */
const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString(language(), {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
