/** Gives the form what it knows of the others who work on its archive. */
import { type ReactNode, useState } from "react";
import type { EditFormProps } from "../form_props.ts";
import { createStopNotes } from "./stop_notes.ts";
import { type Together, TogetherContext, type TogetherProps } from "./together.ts";

type Props = Pick<EditFormProps, "tour" | "userId" | "together"> & { children: ReactNode };

export function TogetherProvider({ tour, userId, together: known, children }: Props) {
  const [together] = useState(() =>
    known && userId !== undefined ? begin(tour, userId, known) : undefined
  );
  return <TogetherContext value={together}>{children}</TogetherContext>;
}

const begin = (tour: Props["tour"], userId: string, known: TogetherProps): Together => ({
  tourId: tour.id,
  userId,
  savedStops: new Set(tour.audioStops.map(({ id }) => id)),
  openComments: createStopNotes(new Map(Object.entries(known.openComments))),
});
