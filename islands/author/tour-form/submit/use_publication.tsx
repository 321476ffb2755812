/** Asks an author, before an archive is created, whether to publish it as it is. */
import { type ReactNode, useState } from "react";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import type { Visibility } from "../../../../lib/model/tour/visibility.ts";
import { PublicationDialog } from "./publication_dialog.tsx";

type Question = { input: TourInput; answer: (visibility?: Visibility) => void };

/**
 * `ask` resolves to the visibility, or to undefined when the author goes on writing. The dialog
 * must be rendered outside of the form.
 */
export function usePublication(): {
  ask: (input: TourInput) => Promise<Visibility | undefined>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = (input: TourInput) =>
    new Promise<Visibility | undefined>((resolve) => {
      const answer = (visibility?: Visibility) => {
        setQuestion(undefined);
        resolve(visibility);
      };
      setQuestion({ input, answer });
    });
  return { ask, dialog: question && <PublicationDialog {...question} /> };
}
