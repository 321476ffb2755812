/**
 * The work on a stop's transcript, and its transfer to the form. It lasts as long as the form,
 * whether or not its tools are on the screen: steps to undo, marks, and a running draft stay.
 */
import { signal } from "@preact/signals-core";
import type { UseFormReturn } from "react-hook-form";
import { afterPause } from "../../../../lib/model/after_pause.ts";
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { createDraft } from "./draft.ts";
import { begin, go, type History, redo, undo } from "./edit_history.ts";
import type { Place } from "./places_to_check.ts";
import { applyEdit, type Edit, isTimed, type Sentences } from "./transcript_edits.ts";

export type TranscriptForm = Pick<
  UseFormReturn<TourValues>,
  "control" | "getValues" | "setValue" | "clearErrors"
>;

/** The properties of a transcript as a whole. */
type About = Partial<Omit<Transcript, "cues">>;
type State = { about: About; history: History<Sentences> };

export type TranscriptWork = ReturnType<typeof createWork>;

/**
 * From the last edit to the form, and from the first that it lacks, in milliseconds, because the
 * form copies itself at each change.
 */
const WAITS = { pause: 200, longest: 400 };

/** The language of a text when none was chosen. */
const UNSAID = "en";

/** The works of each form by the ids of their stops; a form's `control` is always the same. */
const works = new WeakMap<object, Map<string, TranscriptWork>>();

export function worksOf({ control }: TranscriptForm): Map<string, TranscriptWork> {
  const known = works.get(control) ?? new Map();
  works.set(control, known);
  return known;
}

/** The work on the transcript of the stop at `index`. */
export function workOf(form: TranscriptForm, index: number): TranscriptWork {
  const id = form.getValues(`audioStops.${index}.id`);
  const known = id ? worksOf(form).get(id) : undefined;
  const work = known ?? createWork(form, index);
  if (id) worksOf(form).set(id, work);
  return work;
}

/** Every text that replaces another as a whole has a version of its own. */
let versions = 0;

function createWork(form: TranscriptForm, firstIndex: number) {
  const { getValues, setValue } = form;
  let id = getValues(`audioStops.${firstIndex}.id`);
  /** Where the stop is while it has no id. */
  let place = firstIndex;
  const indexOf = () => id ? getValues("audioStops").findIndex((stop) => stop.id === id) : place;
  const stored = () => getValues(`audioStops.${indexOf()}.transcript`);
  const unread = () => getValues(`audioStops.${indexOf()}.transcriptText`) ?? "";
  const state = signal(stateOf(stored()));
  const current = () => state.value.history.present;
  const version = signal(versions++);
  const view = signal<"text" | "sentences">(
    current().sentences.some(isTimed) ? "sentences" : "text",
  );
  /** A place that the tools show next. */
  const goal = signal<Place>();
  let written = asJson(stored(), unread());

  const language = () =>
    state.value.about.language || getValues(`audioStops.${indexOf()}.language`) ||
    getValues("language") || UNSAID;
  const transcript = () => toTranscript(state.value, language());
  const write = (rest = unread()) => {
    const index = indexOf();
    if (index < 0) return;
    const next = transcript();
    written = asJson(next, rest);
    setValue(`audioStops.${index}.transcript`, next, { shouldDirty: true });
    setValue(`audioStops.${index}.transcriptText`, rest || undefined, { shouldDirty: true });
  };
  const writing = afterPause(() => write(), WAITS);
  const update = (next: State) => {
    if (!id) {
      id = stopIdOf(form, place);
      worksOf(form).set(id, work);
    }
    state.value = next;
    writing.call();
  };
  const set = (next: Sentences, { key, ...about }: About & { key?: string } = {}) =>
    update({
      about: { ...state.value.about, ...about },
      history: go(state.value.history, next, key),
    });
  const step = (by: typeof undo<Sentences>) =>
    update({ ...state.value, history: by(state.value.history) });

  const work = {
    state,
    version,
    view,
    goal,
    indexOf,
    current,
    transcript,
    language,
    set,
    flush: writing.flush,
    draft: createDraft({
      isEmpty: () => !unread() && current().sentences.length === 0,
      take({ cues, ...about }) {
        set({ sentences: cues, extraSpeech: [] }, about);
        writing.flush();
        view.value = "sentences";
      },
    }),
    /** Opens a place in the sentences, and plays it, now or once the tools are on the screen. */
    goTo(place: Place | undefined) {
      if (place) view.value = "sentences";
      goal.value = place;
    },
    show: (next: "text" | "sentences") => view.value = next,
    /** Says where a stop without an id is. */
    placeAt: (index: number) => place = index,
    /** Takes over a transcript from elsewhere, as when a draft is restored. */
    sync() {
      const index = indexOf();
      if (index < 0 || writing.isWaiting() || asJson(stored(), unread()) === written) return;
      written = asJson(stored(), unread());
      state.value = stateOf(stored());
      version.value = versions++;
    },
    /** Keeps an unreadable text in the form; "" removes it. */
    setUnread(text: string) {
      writing.cancel();
      write(text);
    },
    edit: (edit: Edit) =>
      set(applyEdit(current(), edit), {
        key: ["text", "speaker", "start", "end"].includes(edit.kind)
          ? `${edit.kind} ${edit.at}`
          : undefined,
      }),
    /** Puts chapters into the stop, unless it has some. */
    setChapters(chapters: Chapter[]) {
      const path = `audioStops.${indexOf()}.chapters` as const;
      if (!getValues(path)?.length) setValue(path, chapters, { shouldDirty: true });
    },
    setAbout: (about: About) =>
      update({ ...state.value, about: { ...state.value.about, ...about } }),
    undo: () => step(undo),
    redo: () => step(redo),
  };
  return work;
}

function stateOf(stored: Transcript | undefined): State {
  const { cues = [], ...about } = stored ?? {};
  return { about, history: begin<Sentences>({ sentences: cues, extraSpeech: [] }) };
}

const asJson = (stored: Transcript | undefined, unread: string) => JSON.stringify([stored, unread]);

function toTranscript({ about, history }: State, language: string): Transcript | undefined {
  const cues = history.present.sentences.map(({ uncertain: _, ...cue }) => cue);
  if (cues.length === 0) return undefined;
  return { source: "typed", checked: false, ...about, language, cues };
}
