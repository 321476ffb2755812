/** Joins a class by its code and a nickname; works as a plain form without script. */
import { ArrowRight, LogOut } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { MAX_NICKNAME } from "../../../lib/model/class/class_limits.ts";
import { parseClassCode } from "../../../lib/model/class/class_code.ts";
import { Words } from "../../../lib/ui/words.tsx";

const CODE_HELP =
  "A code has ten letters and digits, such as ABCDE-FGHJK. Compare it with the wall.";

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
        This device is in a class already, as{" "}
        <strong>
          <Words>{nickname}</Words>
        </strong>.
      </p>
      <a className="button primary large" href="/class">
        <ArrowRight aria-hidden="true" />Go on as <Words>{nickname}</Words>
      </a>
      <form action="/join" method="post" data-turbo="false" onSubmit={leave}>
        <button type="submit" className="button" name="leave" value="yes">
          <LogOut aria-hidden="true" />I am somebody else: leave
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
      return setProblem(CODE_HELP);
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
    <form className="join-form" action="/join" method="post" data-turbo="false" onSubmit={submit}>
      <label htmlFor="join-code">Code of your class</label>
      <input
        ref={codeBox}
        id="join-code"
        className="join-code"
        name="code"
        // What somebody types before the script is there stays.
        defaultValue={given.code}
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="join-problem"
      />
      <label htmlFor="join-name">Your nickname</label>
      <input
        id="join-name"
        name="nickname"
        defaultValue={given.nickname}
        autoComplete="off"
        maxLength={MAX_NICKNAME}
        aria-describedby="join-name-hint"
      />
      <p id="join-name-hint" className="soft">
        Your class sees this name. A first name or an animal is enough. Leave it empty if your
        teacher gave you a code for your own place.
      </p>
      <p id="join-problem" className="field-problem" role="alert">{problem}</p>
      <button
        type="submit"
        className="button primary large"
        aria-busy={isSending || undefined}
        aria-disabled={isSending || undefined}
      >
        <ArrowRight aria-hidden="true" />Join
      </button>
    </form>
  );
}
