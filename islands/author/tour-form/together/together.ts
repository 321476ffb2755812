/** What the form of an archive knows of the others who work on it. */
import { createContext, useContext } from "react";
import { list } from "../../../../lib/texts/formats.ts";
import type { OtherWriter } from "../../../../lib/model/people/presence.ts";
import { createStopNotes, type StopNotes } from "./stop_notes.ts";

/** As the page knows it when it is made. */
export type TogetherProps = {
  /** Somebody besides the viewer works on the archive. */
  isShared: boolean;
  /** The number of open comments on each stop that has any. */
  openComments: Record<string, number>;
};

export type Together = ReturnType<typeof createTogether>;

/** Undefined in the form of a new archive, and for somebody alone without any comments. */
export const TogetherContext = createContext<Together | undefined>(undefined);

export const useTogether = (): Together | undefined => useContext(TogetherContext);

/** One name or several in one text. */
export type Writers = { names: string; areMany: boolean };

/** In the place of a stop's id: the form as a whole. */
export const WHOLE_FORM = "";

/** Keeps what the form hears of others while it is open. */
export function createTogether(
  { openComments, ...known }: TogetherProps & {
    tourId: string;
    userId: string;
    savedStops: ReadonlySet<string>;
  },
) {
  const writers: StopNotes<Writers> = createStopNotes();
  const taken: StopNotes<boolean> = createStopNotes();
  let present: ReadonlySet<string> = new Set();
  let inside: string | null = null;
  const agreed = new Set<string>();
  const draw = () =>
    taken.set(
      new Map([...present].map((id) => [id, id !== inside && !agreed.has(id)])),
    );
  return {
    ...known,
    openComments: createStopNotes(new Map(Object.entries(openComments))),
    /** Those who write in a stop; under `WHOLE_FORM`, all others who have the form open. */
    writers,
    /** Whether the fields of a stop wait for the choice of the person here. */
    taken,
    setOthers(others: OtherWriter[]) {
      const names = new Map<string, string[]>();
      const add = (key: string, name: string) => names.set(key, [...names.get(key) ?? [], name]);
      for (const { name, stopId } of others) {
        add(WHOLE_FORM, name);
        if (stopId !== undefined) add(stopId, name);
      }
      writers.set(new Map([...names].map(([key, some]) => [key, sameOr(writers.get(key), some)])));
      names.delete(WHOLE_FORM);
      present = new Set(names.keys());
      for (const id of agreed) if (!present.has(id)) agreed.delete(id);
      draw();
    },
    /** The person here begins to write in a stop, or (null) elsewhere. Their fields stay free. */
    moveTo(stopId: string | null) {
      if (inside === stopId) return;
      inside = stopId;
      draw();
    },
    /** The person here writes in a stop although another does, until that one has left it. */
    agree(stopId: string) {
      agreed.add(stopId);
      draw();
    },
  };
}

/** The same object for the same people, so that a heartbeat without news draws nothing. */
function sameOr(before: Writers | undefined, all: string[]): Writers {
  const names = list(all);
  return before?.names === names ? before : { names, areMany: all.length > 1 };
}
