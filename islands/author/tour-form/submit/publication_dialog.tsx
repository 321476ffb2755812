/**
 * Before the first publication: who may see and use the archive, whom it leaves out, warnings, and
 * how visitors will see it.
 */
import { useEffect, useId, useRef, useState } from "react";
import { rightsOf } from "../../../../lib/model/record/rights.ts";
import { excerpt } from "../../../../lib/model/tour/excerpt.ts";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import type { Visibility } from "../../../../lib/model/tour/visibility.ts";
import { TourCard } from "../../../../lib/ui/tour/tour_card.tsx";
import { VisibilityChoice } from "../../visibility/choice.tsx";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { flawsOfStops } from "../media/recording_flaws.tsx";
import { RightsOptions } from "../record/rights_field.tsx";
import { useSiteServices } from "../site_services.ts";
import { findSilent } from "./check_recordings.ts";
import { exclusionText, findExclusions } from "./exclusions.ts";
import { listed, publicationChecks } from "./publication_checks.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("saving");

/**
 * What the author chose: to publish it so, `rights` being the address of a statement, or ""; or to
 * fill in the fields at `missing` first.
 */
type Publication = { visibility: Visibility; rights: string } | { missing: string[] };

type Props = {
  input: TourInput;
  /** Called with the author's choice, or without one to go on writing. */
  answer: (choice?: Publication) => void;
};

/**
 * `ask` resolves to the author's choice, or to undefined when the author goes on writing. The
 * dialog must be rendered outside of the form.
 */
export function usePublication() {
  const [question, setQuestion] = useState<Props>();
  const ask = (input: TourInput) =>
    new Promise<Publication | undefined>((resolve) => {
      const answer = (choice?: Publication) => {
        setQuestion(undefined);
        resolve(choice);
      };
      setQuestion({ input, answer });
    });
  return { ask, dialog: question && <PublicationDialog {...question} /> };
}

function PublicationDialog({ input, answer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [visibility, setVisibility] = useState(input.visibility);
  const [rights, setRights] = useState(input.record?.rights ?? "");
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
      <h2 id="publication" ref={heading} tabIndex={-1}>{t("readyForVisitors")}</h2>
      <section aria-labelledby="publication-visibility">
        <h3 id="publication-visibility">{t("whoCanSee")}</h3>
        <VisibilityChoice
          name="publication-visibility"
          value={visibility}
          labelledBy="publication-visibility"
          onChange={setVisibility}
        />
        <p className="soft">
          {review ? t("handedInFirst") : t("changeAnyTime")}
        </p>
      </section>
      <RightsChoice value={rights} onRights={setRights} />
      <Exclusions input={input} onFix={(missing) => answer({ missing })} />
      <Checks input={input} />
      <section aria-labelledby="publication-card">
        <h3 id="publication-card">{t("whatVisitorsWillSee")}</h3>
        {/* Its links lead nowhere yet. */}
        <ul role="list" inert>
          <TourCard tour={toCard(input)} showType />
        </ul>
      </section>
      <div className="row">
        <button type="button" className="button" onClick={() => answer()}>
          {t("keepWriting")}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => answer({ visibility, rights })}
        >
          {visibility === "private"
            ? t("createMeOnly")
            : review
            ? t("handIn")
            : t("publishArchive")}
        </button>
      </div>
    </dialog>
  );
}

type RightsProps = { value: string; onRights: (uri: string) => void };

function RightsChoice({ value, onRights }: RightsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t("whoMayUse")}</h3>
      <select
        className="field"
        value={value}
        aria-label={t("rights")}
        aria-describedby={`${id}-meaning`}
        onChange={({ target }) => onRights(target.value)}
      >
        <RightsOptions value={value} none={t("notSaid")} />
      </select>
      <p id={`${id}-meaning`} className="soft">
        {rightsOf(value)?.meaning ?? t("nothingSaid")}
      </p>
    </section>
  );
}

type ExclusionsProps = { input: TourInput; onFix: (missing: string[]) => void };

function Exclusions({ input, onFix }: ExclusionsProps) {
  const found = findExclusions(input);
  const id = useId();
  return (
    <section className="publication-checks" aria-labelledby={id}>
      <h3 id={id}>{t("whoLeftOut")}</h3>
      {found.length === 0 && <p className="soft">{t("nobodyLeftOut")}</p>}
      <ul role="list">
        {found.map((exclusion) => (
          <li key={exclusion.who}>
            {exclusionText(exclusion, input)}
            <button type="button" className="button" onClick={() => onFix(exclusion.paths)}>
              {rich(t, "fixThisFirst", {
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The recording and the ambient sound of each stop, with the stop's name. */
const soundsOf = ({ audioStops }: TourInput) =>
  audioStops.flatMap((stop, i) => {
    const name = t("stopNamed", { number: i + 1, title: stop.title });
    const ambient = hasPlace(stop) && stop.ambientUrl;
    return [
      { name, address: stop.audioUrl, isAmbient: false },
      ...ambient ? [{ name, address: ambient, isAmbient: true }] : [],
    ];
  });

function Checks({ input }: { input: TourInput }) {
  const { audioStops } = input;
  const [sounds] = useState(() => soundsOf(input));
  const [checked, setChecked] = useState(0);
  const [silent, setSilent] = useState<number[]>();
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const addresses = sounds.map(({ address }) => address);
    findSilent(addresses, { signal, onProgress: setChecked }).then((found) => {
      if (!signal.aborted) setSilent(found);
    });
    return () => shown.abort();
  }, []);
  const broken = (silent ?? []).map((i) => sounds[i]);
  const dontLoad = (key: "recordingsDontLoad" | "ambientSoundsDontLoad", isAmbient: boolean) => {
    const names = broken.filter((sound) => sound.isAmbient === isAmbient).map(({ name }) => name);
    return names.length > 0 ? [t(key, { stops: listed(names) })] : [];
  };
  const checks = [
    ...dontLoad("recordingsDontLoad", false),
    ...dontLoad("ambientSoundsDontLoad", true),
    ...publicationChecks(input, flawsOfStops(audioStops, getUploadQueue().uploads.value.values())),
  ];
  return (
    <section className="publication-checks" aria-labelledby="publication-checks">
      <h3 id="publication-checks">{t("worthChecking")}</h3>
      {checks.length > 0 && (
        <ul role="list">
          {checks.map((check) => <li key={check}>{check}</li>)}
        </ul>
      )}
      <p role="status" className="soft">
        {silent === undefined
          ? t("checkingRecordings", { checked, total: sounds.length })
          : silent.length === 0 &&
            (t("allRecordingsPlay", { count: sounds.length }))}
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
