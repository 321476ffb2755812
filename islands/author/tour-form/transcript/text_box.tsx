/** The whole text in one box: typed, pasted, or from a chosen or dropped file. */
import { FileUp } from "lucide-react";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { Encoding } from "../../../../lib/formats/decode_text.ts";
import {
  type ReadTranscript,
  readTranscript,
  readTranscriptFile,
} from "../../../../lib/formats/transcript/read_transcript.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { afterPause } from "../../../../lib/model/after_pause.ts";
import { MAX_CUES } from "../../../../lib/model/tour/transcript_limits.ts";
import { FileButton } from "../media/file_button.tsx";
import { isTextFile } from "../media/file_kind.ts";
import { keepTimes } from "./sentence_times.ts";
import { isTimed, type Sentence } from "./transcript_edits.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = {
  index: number;
  work: ShownTranscript;
  /** Called when a text with times was added. */
  onTimes: () => void;
  /** Called with what was read from the file or the text `name`. */
  onRead: (
    found: Exclude<ReadTranscript, { problem: string }>,
    name: string,
    letters?: Letters,
  ) => void;
};

/** A guessed encoding, and how to read the file again with another. */
export type Letters = {
  bytes: Uint8Array;
  value: Encoding;
  again: (encoding: Encoding) => Promise<void>;
};

/** A text of more letters is not parsed at each key, but after a pause: milliseconds. */
const LONG = 20_000;
const WAITS = { pause: 300, longest: 1000 };

export function TextBox({ index, work, onTimes, onRead }: Props) {
  const id = useId();
  const [text, setText] = useState(() => work.unread || textOf(work.sentences));
  const [problem, setProblem] = useState("");
  const readTyped = useRef(() => {});
  const [reading] = useState(() => afterPause(() => readTyped.current(), WAITS));
  useEffect(() => reading.flush, []);

  /** Puts what was read into the form; returns whether it has times. */
  const take = (found: Exclude<ReadTranscript, { problem: string }>, isFile: boolean): boolean => {
    if (found.chapters) work.setChapters(found.chapters);
    const { cues = [], ...about } = found.transcript ?? {};
    const { sentences, extraSpeech } = work.current();
    const hasTimes = cues.some(isTimed);
    if (found.transcript || !isFile) {
      const next = hasTimes ? cues : keepTimes(cues, sentences);
      // A text keeps its source while it is edited if it was timed, or came with times.
      const isNew = hasTimes || sentences.length === 0;
      work.set({ sentences: next, extraSpeech }, { key: "box", ...isNew ? about : {} });
      if (isFile) work.flush();
    }
    if (work.unread) work.setUnread("");
    setProblem("");
    return hasTimes;
  };
  const read = (text: string, isPasted = false): boolean => {
    reading.cancel();
    if (text.trim() === "") {
      setProblem("");
      work.set({ sentences: [], extraSpeech: [] }, { key: "box" });
      if (work.unread) work.setUnread("");
      return false;
    }
    const found = readTranscript(text, { language: work.language });
    if ("problem" in found) {
      setProblem(found.problem);
      work.setUnread(text);
      return false;
    }
    if (isPasted && found.leftOut.length > 0) onRead(found, t("pastedText"));
    return take(found, false);
  };
  readTyped.current = () => void read(text);
  const write = (next: string, isPasted: boolean) => {
    setText(next);
    if (!isPasted && next.length > LONG) reading.call();
    else if (read(next, isPasted) && isPasted) onTimes();
  };
  const addFile = async (file: File, encoding?: Encoding) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    reading.cancel();
    const found = readTranscriptFile(bytes, {
      fileName: file.name,
      language: work.language,
      encoding,
    });
    if ("problem" in found) return setProblem(found.problem);
    const { guessed = encoding } = found;
    onRead(
      found,
      file.name,
      guessed && { bytes, value: guessed, again: (next) => addFile(file, next) },
    );
    if (found.transcript) setText(textOf(found.transcript.cues));
    if (take(found, true)) onTimes();
  };
  const count = work.sentences.length;
  return (
    <div
      className="transcript-text"
      onDragOver={(event) => isTextDrag(event) && event.preventDefault()}
      onDrop={(event) => {
        const file = textFileOf(event);
        if (!file) return;
        event.preventDefault();
        void addFile(file);
      }}
    >
      <div className="card-label">
        <label htmlFor={id}>{t("whatIsSaid")}</label>
        {count > 0 && <span className="field-optional">{t("sentencesCount", { count })}</span>}
      </div>
      <div className="field-box">
        <textarea
          id={id}
          {...textIn(work.language)}
          rows={4}
          value={text}
          placeholder={t("typeOrDrop")}
          aria-invalid={problem !== "" || undefined}
          aria-describedby={`${id}-note`}
          onBlur={reading.flush}
          onChange={({ target, nativeEvent }) =>
            write(target.value, (nativeEvent as InputEvent).inputType === "insertFromPaste")}
        />
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={problem ? "field-error" : "field-hint"}
      >
        {problem || (count > MAX_CUES ? t("tooManySentences", { most: MAX_CUES }) : "")}
      </p>
      <FileButton
        kind="text"
        label={t("transcriptFileOfStop", { number: index + 1 })}
        onFiles={([file]) => void addFile(file)}
      >
        <FileUp aria-hidden="true" />
        {t("addTextFile")}
      </FileButton>
    </div>
  );
}

/** Ends of sentences, after which another may follow in the same paragraph. */
const ENDED = /[.!?…؟।。！？]["'”’»)\]」』]*$/;

/** A line for each sentence; a paragraph for each turn of a speaker, with the name before it. */
function textOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ speaker, text }, i) => {
    const line = text.replace(/\s+/g, " ").trim();
    const { [i - 1]: before } = sentences;
    if (before && before.speaker === speaker && ENDED.test(before.text.trim())) return `\n${line}`;
    return `${before ? "\n\n" : ""}${speaker ? `${speaker}: ` : ""}${line}`;
  }).join("");
}

/** Systems know few types of these files; recordings and pictures are for the stop. */
const isTextDrag = ({ dataTransfer: { types, items } }: DragEvent) =>
  types.includes("Files") && items.length === 1 &&
  ![...items].some(({ type }) => /^(audio|image|video)\//.test(type));

function textFileOf({ dataTransfer: { files } }: DragEvent): File | undefined {
  const [file] = files;
  const isText = file && (isTextFile(file.name) || file.type.startsWith("text/"));
  return files.length === 1 && isText ? file : undefined;
}
