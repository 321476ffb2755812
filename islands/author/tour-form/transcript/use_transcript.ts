/** The transcript of a stop while it is being written, and its transfer to the form. */
import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { afterPause } from "../../../../lib/model/after_pause.ts";
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import type { TourValues } from "../values.ts";
import { begin, go, type History, redo, undo } from "./edit_history.ts";
import { applyEdit, type Edit, type Sentences } from "./transcript_edits.ts";

/** The properties of a transcript as a whole. */
type About = Partial<Omit<Transcript, "cues">>;
type Work = { about: About; history: History<Sentences> };

export type TranscriptWork = ReturnType<typeof useTranscript>;

/**
 * From the last edit to the form, and from the first that it lacks, in milliseconds, because the
 * form copies itself at each change.
 */
const WAITS = { pause: 200, longest: 400 };

const workOf = (stored: Transcript | undefined): Work => {
  const { cues = [], ...about } = stored ?? {};
  return { about, history: begin<Sentences>({ sentences: cues, extraSpeech: [] }) };
};

/**
 * `language` is the initial language of a new transcript. A transcript from elsewhere, as when a
 * draft is restored, replaces this one, and has another `version`.
 */
export function useTranscript(index: number, language: string) {
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const [stored, unread = ""] = useWatch({
    control,
    name: [`audioStops.${index}.transcript`, `audioStops.${index}.transcriptText`],
  });
  const [work, setWork] = useState(() => workOf(stored));
  const [version, setVersion] = useState(0);
  const latest = useRef({ index, work, written: asJson(stored, unread), write: () => {} });
  latest.current.index = index; // The stop may have moved by the time it is written.
  const transcript: Transcript | undefined = toTranscript(work, language);

  const write = (text?: string) => {
    const { index, work } = latest.current;
    const next = toTranscript(work, language);
    const stop = `audioStops.${index}` as const;
    const rest = text ?? getValues(`${stop}.transcriptText`) ?? "";
    latest.current.written = asJson(next, rest);
    setValue(`${stop}.transcript`, next, { shouldDirty: true });
    setValue(`${stop}.transcriptText`, rest || undefined, { shouldDirty: true });
  };
  latest.current.write = write;
  const [writing] = useState(() => afterPause(() => latest.current.write(), WAITS));
  const update = (work: Work) => {
    latest.current.work = work;
    writing.call();
    setWork(work);
  };

  useEffect(() => {
    const json = asJson(stored, unread);
    if (json === latest.current.written || writing.isWaiting()) return;
    Object.assign(latest.current, { written: json, work: workOf(stored) });
    setWork(latest.current.work);
    setVersion((version) => version + 1);
  }, [stored, unread]);
  // Not written, because another stop may be at this index by now. A click elsewhere has written
  // it.
  useEffect(() => writing.cancel, []);

  const set = (next: Sentences, { key, ...about }: About & { key?: string } = {}) => {
    const { work } = latest.current;
    update({ about: { ...work.about, ...about }, history: go(work.history, next, key) });
  };
  const step = (by: typeof undo<Sentences>) => {
    const { work } = latest.current;
    update({ ...work, history: by(work.history) });
  };
  return {
    version,
    transcript,
    ...work.history.present,
    language: work.about.language || language,
    /** Text in the box without any readable sentence. */
    unread,
    /** The present sentences, also in a function that was made earlier. */
    current: () => latest.current.work.history.present,
    set,
    /** Keeps an unreadable text in the form; "" removes it. */
    setUnread(text: string) {
      writing.cancel();
      write(text);
    },
    edit: (edit: Edit) =>
      set(applyEdit(latest.current.work.history.present, edit), {
        key: ["text", "speaker", "start", "end"].includes(edit.kind)
          ? `${edit.kind} ${edit.at}`
          : undefined,
      }),
    /** Puts chapters into the stop, unless it has some. */
    setChapters(chapters: Chapter[]) {
      const path = `audioStops.${latest.current.index}.chapters` as const;
      if (getValues(path)?.length) return;
      setValue(path, chapters, { shouldDirty: true });
    },
    setAbout(about: About) {
      const { work } = latest.current;
      update({ ...work, about: { ...work.about, ...about } });
    },
    canUndo: work.history.past.length > 0,
    canRedo: work.history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    flush: writing.flush,
  };
}

const asJson = (stored: Transcript | undefined, unread: string) => JSON.stringify([stored, unread]);

function toTranscript({ about, history }: Work, language: string): Transcript | undefined {
  const cues = history.present.sentences.map(({ uncertain: _, ...cue }) => cue);
  if (cues.length === 0) return undefined;
  return {
    source: "typed",
    checked: false,
    ...about,
    language: about.language || language,
    cues,
  };
}
