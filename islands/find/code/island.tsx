/** A code, typed by keyboard or on a pad of the letters that codes have, or scanned. */
import { ArrowRight, Delete } from "lucide-react";
import { type FormEvent, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import {
  CODE_LENGTH,
  CODE_LETTERS,
  flawText,
  readShortCode,
  type ShortCode,
} from "../../../lib/model/tour/short_code.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { ScanButton } from "../scan/scan.tsx";

type Props = { text: string; problem?: string };

export default function EnterCode(given: Props) {
  const isHydrated = useHydrated();
  const [text, setText] = useState(given.text);
  const [problem, setProblem] = useState(given.problem);
  const [isOpening, setOpening] = useState(false);

  async function open(typed: string): Promise<void> {
    const read = readShortCode(typed);
    if ("flaw" in read) return setProblem(flawText(read.flaw));
    setOpening(true);
    setProblem(await openRead(read.code));
    setOpening(false);
  }

  function change(typed: string): void {
    setText(typed);
    const read = readShortCode(typed);
    // Before the sixth letter nothing is wrong yet.
    const isWrong = "flaw" in read && lettersIn(typed) >= CODE_LENGTH;
    setProblem(isWrong ? flawText(read.flaw) : undefined);
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
      <form action="/q" method="get" data-turbo="false" onSubmit={submit}>
        <label htmlFor="code">Code</label>
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
            aria-invalid={problem !== undefined}
            aria-describedby="code-problem"
          />
          <button type="submit" className="button primary" disabled={isOpening}>
            <ArrowRight aria-hidden="true" />Open
          </button>
        </div>
        <p id="code-problem" className="field-problem" role="alert">{problem}</p>
      </form>
      <div className="code-pad needs-script" role="group" aria-label="Letters of the code">
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
          aria-label="Delete the last letter"
          onClick={() => change(text.trimEnd().slice(0, -1))}
        >
          <Delete aria-hidden="true" />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {text !== given.text && text &&
          `${[...text].join(" ")}: ${lettersIn(text)} of ${CODE_LENGTH} letters`}
      </p>
      <ScanButton className="button large needs-script">Scan the code</ScanButton>
    </div>
  );
}

/** Opens a code by the part that knows the walk, which is loaded for it. */
async function openRead(code: ShortCode): Promise<string | undefined> {
  try {
    return await (await loadChunk(() => import("./open_code.ts"))).openCode(code);
  } catch (error) {
    return messageOf(error);
  }
}

const lettersIn = (text: string): number => text.replace(/[\s-]/g, "").length;
