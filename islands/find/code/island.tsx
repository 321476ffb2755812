/** A code, typed by keyboard or on a pad of the letters that codes have, or scanned. */
import { ArrowRight, Delete } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { flawText } from "../../../lib/model/text/code_flaw_text.ts";
import {
  alikeCodes,
  CODE_LENGTH,
  CODE_LETTERS,
  formatShortCode,
  readShortCode,
  shortCodePath,
} from "../../../lib/model/tour/short_code.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { ScanButton } from "../scan/scan.tsx";
import type { Refusal } from "./open_code.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("find");

export type { Refusal };

type Props = { text: string; refusal?: Refusal };

export default function EnterCode(given: Props) {
  const isHydrated = useHydrated();
  const [text, setText] = useState(given.text);
  const [refusal, setRefusal] = useState(given.refusal);
  const [isOpening, setOpening] = useState(false);
  const latest = useRef(text);

  async function open(typed: string): Promise<void> {
    const read = readShortCode(typed);
    if ("flaw" in read) return await refuse(typed, flawText(read.flaw));
    setOpening(true);
    setRefusal(await openRead(typed));
    setOpening(false);
  }

  /** Shows the problem of a text that is no code, and then the code that may be meant. */
  async function refuse(typed: string, problem: string): Promise<void> {
    setRefusal({ problem });
    if (alikeCodes(typed).length === 0) return;
    const { meant } = await openRead(typed) ?? {};
    if (latest.current === typed) setRefusal({ problem, meant });
  }

  function change(typed: string): void {
    setText(typed);
    latest.current = typed;
    const read = readShortCode(typed);
    // Before the sixth letter nothing is wrong yet.
    if ("code" in read || lettersIn(typed) < CODE_LENGTH) setRefusal(undefined);
    else refuse(typed, flawText(read.flaw));
  }

  function press(letter: string): void {
    if (lettersIn(text) >= CODE_LENGTH) return;
    const typed = text + letter;
    change(typed);
    if ("code" in readShortCode(typed)) open(typed);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    open(text);
  }

  return (
    <div className="enter-code">
      <form action={to("/q")} method="get" data-turbo="false" onSubmit={submit}>
        <label htmlFor="code">{t("code")}</label>
        <div className="code-row">
          <input
            id="code"
            name="code"
            value={text}
            onChange={({ target }) => change(target.value)}
            // The pad below has the letters.
            inputMode={isHydrated ? "none" : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            aria-invalid={refusal !== undefined}
            aria-describedby="code-problem"
          />
          <button type="submit" className="button primary" disabled={isOpening}>
            <ArrowRight aria-hidden="true" />
            {t("open")}
          </button>
        </div>
        <p id="code-problem" className="field-problem" role="alert">
          {refusal && <Wrong {...refusal} onOpen={open} />}
        </p>
      </form>
      <div className="code-pad needs-script" role="group" aria-label={t("codeLetters")}>
        {[...CODE_LETTERS].map((letter) => (
          <button
            key={letter}
            type="button"
            className="button"
            onClick={() => press(letter)}
          >
            {letter}
          </button>
        ))}
        <button
          type="button"
          className="button code-delete"
          aria-label={t("deleteLastLetter")}
          onClick={() => change(text.trimEnd().slice(0, -1))}
        >
          <Delete aria-hidden="true" />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {text !== given.text && text &&
          t("typedLetters", {
            typed: [...text].join(" "),
            typedCount: lettersIn(text),
            count: CODE_LENGTH,
          })}
      </p>
      <ScanButton className="button large">{t("scanCode")}</ScanButton>
    </div>
  );
}

/** Says what is wrong, or which code may be meant. */
function Wrong({ problem, meant, onOpen }: Refusal & { onOpen: (code: string) => void }) {
  if (meant === undefined) return problem;
  return (
    <>
      {rich(t, "didYouMean", {
        code: (
          <a
            className="short-code"
            href={to(shortCodePath(meant))}
            data-turbo="false"
            onClick={(event) => {
              event.preventDefault();
              onOpen(meant);
            }}
          >
            {formatShortCode(meant)}
          </a>
        ),
      })}
    </>
  );
}

/** Opens a code by the part that knows the walk, which is loaded for it. */
async function openRead(text: string): Promise<Refusal | undefined> {
  try {
    return await (await loadChunk(() => import("./open_code.ts"))).openCode(text);
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

const lettersIn = (text: string): number => text.replace(/[\s-]/g, "").length;
