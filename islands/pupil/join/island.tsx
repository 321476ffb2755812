/** Joins a class by its code and a nickname; works as a plain form without script. */
import { ArrowRight, LogOut } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { MAX_NICKNAME } from "../../../lib/model/class/class_limits.ts";
import { parseClassCode } from "../../../lib/model/class/class_code.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("pupil");

const loadJoin = () => loadChunk(() => import("./send_join.ts"));

export type JoinProps = {
  /** As typed, or as the QR code has it. */
  code: string;
  nickname: string;
  /** Why the form that was sent did not join, for people. */
  problem?: string;
  /** The nickname of the pupil whose device this is already. */
  pupil?: string;
};

export default function Join({ pupil, ...form }: JoinProps) {
  const [isIn, setIn] = useState(pupil !== undefined);
  return isIn
    ? <AlreadyIn nickname={pupil!} onLeft={() => setIn(false)} />
    : <JoinForm {...form} />;
}

/** On a device that is in a class: go on, or leave before another pupil writes. */
function AlreadyIn({ nickname, onLeft }: { nickname: string; onLeft: () => void }) {
  const [problem, setProblem] = useState<string>();
  async function leave(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    try {
      if (await (await loadJoin()).askAndLeave()) onLeft();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  return (
    <div className="join-in">
      <p>
        {rich(t, "alreadyIn", {
          nickname: (
            <strong>
              <Words>{nickname}</Words>
            </strong>
          ),
        })}
      </p>
      <a className="button primary large" href={to("/class")}>
        <ArrowRight aria-hidden="true" />
        {rich(t, "goOnAs", { nickname: <Words>{nickname}</Words> })}
      </a>
      <form action={to("/join")} method="post" data-turbo="false" onSubmit={leave}>
        <button type="submit" className="button" name="leave" value="yes">
          <LogOut aria-hidden="true" />
          {t("somebodyElse")}
        </button>
      </form>
      <p className="field-problem" role="alert">{problem}</p>
    </div>
  );
}

function JoinForm(given: Omit<JoinProps, "pupil">) {
  const [problem, setProblem] = useState(given.problem);
  const [isSending, setSending] = useState(false);
  const codeBox = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const [code, nickname] = ["code", "nickname"].map((name) => String(form.get(name) ?? ""));
    const read = parseClassCode(code);
    if (!read) {
      codeBox.current?.focus();
      return setProblem(t("codeHelp"));
    }
    setProblem(undefined);
    setSending(true);
    try {
      await (await loadJoin()).sendJoin(read, nickname.trim());
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  }

  return (
    <form
      className="join-form"
      action={to("/join")}
      method="post"
      data-turbo="false"
      onSubmit={submit}
    >
      <label htmlFor="join-code">{t("codeOfClass")}</label>
      <input
        ref={codeBox}
        id="join-code"
        className="join-code"
        name="code"
        // What somebody types before the script is there stays.
        defaultValue={given.code}
        translate="no"
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="join-problem"
      />
      <label htmlFor="join-name">{t("yourNickname")}</label>
      <input
        id="join-name"
        name="nickname"
        defaultValue={given.nickname}
        autoComplete="off"
        maxLength={MAX_NICKNAME}
        aria-describedby="join-name-hint"
      />
      <p id="join-name-hint" className="soft">{t("nicknameHint")}</p>
      <p id="join-problem" className="field-problem" role="alert">{problem}</p>
      <button
        type="submit"
        className="button primary large"
        aria-busy={isSending || undefined}
        aria-disabled={isSending || undefined}
      >
        <ArrowRight aria-hidden="true" />
        {t("join")}
      </button>
    </form>
  );
}
