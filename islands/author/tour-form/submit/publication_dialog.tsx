/**
 * Before the first publication: who may see the archive, warnings, and how visitors will see it.
 */
import { useEffect, useRef, useState } from "react";
import { excerpt } from "../../../../lib/model/tour/excerpt.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import type { Visibility } from "../../../../lib/model/tour/visibility.ts";
import { TourCard } from "../../../../lib/ui/tour/tour_card.tsx";
import { VisibilityChoice } from "../../visibility/choice.tsx";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { flawsOfStops } from "../media/recording_flaws.tsx";
import { useSiteServices } from "../site_services.ts";
import { findSilentStops } from "./check_recordings.ts";
import { listed, publicationChecks } from "./publication_checks.ts";

type Props = {
  input: TourInput;
  /** Called with the author's choice, or without one to go on writing. */
  answer: (visibility?: Visibility) => void;
};

export function PublicationDialog({ input, answer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [visibility, setVisibility] = useState(input.visibility);
  const heading = useRef<HTMLHeadingElement>(null);
  const { review } = useSiteServices();
  useEffect(() => {
    dialog.current?.showModal();
    // Its first control is the choice, which arrow keys would change.
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog publication"
      aria-labelledby="publication"
      onClose={() => answer()}
    >
      <h2 id="publication" ref={heading} tabIndex={-1}>Ready for visitors?</h2>
      <section aria-labelledby="publication-visibility">
        <h3 id="publication-visibility">Who can see it</h3>
        <VisibilityChoice
          name="publication-visibility"
          value={visibility}
          labelledBy="publication-visibility"
          onChange={setVisibility}
        />
        <p className="soft">
          {review
            ? "You hand it in: visitors see it once an archivist approves it."
            : "You can change this at any time on the archive’s page."}
        </p>
      </section>
      <Checks input={input} />
      <section aria-labelledby="publication-card">
        <h3 id="publication-card">What visitors will see</h3>
        {/* Its links lead nowhere yet. */}
        <ul role="list" inert>
          <TourCard tour={toCard(input)} showType />
        </ul>
      </section>
      <div className="row">
        <button type="button" className="button" onClick={() => answer()}>Keep writing</button>
        <button type="button" className="button primary" onClick={() => answer(visibility)}>
          {visibility === "private" ? "Create for me only" : review ? "Hand in" : "Publish archive"}
        </button>
      </div>
    </dialog>
  );
}

function Checks({ input }: { input: TourInput }) {
  const { audioStops } = input;
  const [checked, setChecked] = useState(0);
  const [silent, setSilent] = useState<number[]>();
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    findSilentStops(audioStops, { signal, onProgress: setChecked }).then((found) => {
      if (!signal.aborted) setSilent(found);
    });
    return () => shown.abort();
  }, []);
  const names = (silent ?? []).map((i) => `stop ${i + 1}, “${audioStops[i].title}”`);
  const checks = [
    ...names.length > 0 ? [`These recordings don’t load: ${listed(names)}.`] : [],
    ...publicationChecks(input, flawsOfStops(audioStops, getUploadQueue().uploads.value.values())),
  ];
  return (
    <section className="publication-checks" aria-labelledby="publication-checks">
      <h3 id="publication-checks">Worth checking</h3>
      {checks.length > 0 && (
        <ul role="list">
          {checks.map((check) => <li key={check}>{check}</li>)}
        </ul>
      )}
      <p role="status" className="soft">
        {silent === undefined
          ? `Checking the recordings: ${checked} of ${audioStops.length}`
          : silent.length === 0 &&
            (audioStops.length === 1 ? "The recording plays." : "All recordings play.")}
      </p>
    </section>
  );
}

/** The archive's card in a list. */
const toCard = ({ audioStops, description, ...tour }: TourInput) => ({
  ...tour,
  id: "",
  description: excerpt(description),
  stopCount: audioStops.length,
  revision: 1,
  createdAt: "",
  updatedAt: "",
});
