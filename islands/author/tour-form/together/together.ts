/** What the form of an archive knows of the others who work on it. */
import { createContext, useContext } from "react";
import type { StopNotes } from "./stop_notes.ts";

/** As the page knows it when it is made. */
export type TogetherProps = {
  /** Somebody besides the viewer works on the archive. */
  isShared: boolean;
  /** The number of open comments on each stop that has any. */
  openComments: Record<string, number>;
};

export type Together = {
  tourId: string;
  userId: string;
  /** The stops that are saved: others can be commented on once they are. */
  savedStops: ReadonlySet<string>;
  openComments: StopNotes<number>;
};

/** Undefined in the form of a new archive, and for somebody alone without any comments. */
export const TogetherContext = createContext<Together | undefined>(undefined);

export const useTogether = (): Together | undefined => useContext(TogetherContext);
