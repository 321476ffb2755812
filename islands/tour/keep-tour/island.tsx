/** Keeps the tour of its page on this device, for places without a signal. */
import { useSignals } from "@preact/signals-react/runtime";
import { CircleCheck, CircleDashed, CloudDownload, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import type { KeptTour } from "../../../lib/offline/keep/kept_tours.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import type { TourFiles } from "../../../lib/offline/keep/tour_files.ts";
import { createTourDownload, type TourDownload } from "./keeping.ts";
import { device } from "./device.ts";
import { bestLanguage } from "../../../lib/model/text/language.ts";
import { ownName } from "../../../lib/model/text/language_names.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("tour");

/** `tour` is that of the page, with its languages. */
type Props = {
  tour: Pick<Tour, "id" | "revision" | "language" | "languages" | "translation">;
  hasMapArchive: boolean;
};

export default function KeepTour({ tour, hasMapArchive }: Props) {
  useSignals();
  const { id: tourId, languages = [] } = tour;
  const download = useMemo(
    () =>
      createTourDownload(
        {
          tourId,
          hasMapArchive,
          language: languages.length > 1
            ? bestLanguage(languages, language()) ?? languages[0]
            : undefined,
        },
        device,
      ),
    [tourId],
  );
  useEffect(() => {
    const lookAgain = () => void (document.hidden || download.lookAgain());
    download.look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      download.stop();
    };
  }, [download]);
  return (
    <div className="keep-tour" aria-live="polite">
      <Content download={download} tour={tour} />
    </div>
  );
}

function Content({ download, tour }: { download: TourDownload; tour: Props["tour"] }) {
  useSignals();
  const state = download.state.value;
  switch (state.phase) {
    case "none":
      return (
        <>
          <Problem text={state.problem} />
          <button
            type="button"
            className="button"
            data-tap-again={t("tapAgainSave")}
            onClick={() => download.measure(shownLanguage(tour))}
          >
            <CloudDownload aria-hidden="true" />
            {t("saveOnDevice")}
          </button>
          <p className="soft">{t("whySave")}</p>
        </>
      );
    case "measuring":
      return <Running download={download} label={t("measuring")} />;
    case "waiting":
      return <Running download={download} label={t("anotherTabSaving")} />;
    case "offered":
      return <Offer download={download} files={state.files} tour={tour} />;
    case "fetching":
      return (
        <Running
          download={download}
          label={t("savedOfTotal", {
            saved: sizeText(Math.min(state.bytes, state.total)),
            total: sizeText(state.total),
          })}
          share={state.bytes / state.total}
        />
      );
    case "partly":
      return (
        <>
          <Problem text={state.problem} />
          <Kept
            icon={<CircleDashed aria-hidden="true" />}
            text={t("savedPart", {
              saved: sizeText(state.kept.bytesHere),
              total: sizeText(state.kept.bytes),
            })}
          >
            <button type="button" className="button primary" onClick={download.goOn}>
              <CloudDownload aria-hidden="true" />
              {t("goOn")}
            </button>
            <Remove download={download} />
          </Kept>
        </>
      );
    case "kept":
      return (
        <>
          <Problem text={state.problem} />
          <Whole download={download} kept={state.kept} tour={tour} />
        </>
      );
  }
}

/** The language in which a page shows a translated archive. */
const shownLanguage = ({ translation, language, languages }: Props["tour"]): string[] =>
  languages ? [translation?.language ?? language ?? []].flat() : [];

type OfferProps = { download: TourDownload; files: TourFiles; tour: Props["tour"] };

function Offer({ download, files, tour }: OfferProps) {
  return (
    <>
      <LanguagesToKeep {...{ download, files, tour }} />
      <p>
        {t("offer", {
          count: files.tour.audioStops.length - files.missing.length,
          size: sizeText(files.bytes),
        })}
      </p>
      <Missing names={files.missing} />
      <div className="row">
        <button type="button" className="button primary" onClick={() => download.keep(files)}>
          <CloudDownload aria-hidden="true" />
          {t("saveSize", { size: sizeText(files.bytes) })}
        </button>
        <button type="button" className="button quiet" onClick={() => download.look()}>
          {t("notNow")}
        </button>
      </div>
    </>
  );
}

/** A box for each language. The page's own language is always kept. */
function LanguagesToKeep({ download, files: { languages = {} }, tour }: OfferProps) {
  const [own, ...kept] = Object.keys(languages);
  if (own === undefined) return null;
  const set = (tag: string, isOn: boolean) =>
    download.measure(isOn ? [...kept, tag] : kept.filter((one) => one !== tag));
  return (
    <fieldset className="keep-languages">
      <legend>{t("languagesToSave")}</legend>
      {tour.languages?.map((tag) => (
        <label key={tag} className="switch" lang={tag}>
          <input
            type="checkbox"
            checked={tag in languages}
            disabled={tag === own}
            onChange={({ target }) => set(tag, target.checked)}
          />
          {ownName(tag)}
        </label>
      ))}
    </fieldset>
  );
}

/** Tells visitors in advance what would be missing in the street. */
function Missing({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="notice">
      <p>
        {t("missingStories", { count: names.length })}
      </p>
      <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>
    </div>
  );
}

function Running(
  { download, label, share }: { download: TourDownload; label: string; share?: number },
) {
  return (
    <>
      <label className="keep-progress">
        <span>{label}</span>
        <progress value={share} max={1} />
      </label>
      <button type="button" className="button quiet" onClick={download.stop}>{t("stop")}</button>
    </>
  );
}

function Whole(
  { download, kept, tour }: { download: TourDownload; kept: KeptTour; tour: Props["tour"] },
) {
  const hasChanged = kept.revision < tour.revision || haveWordsChanged(kept, tour);
  return (
    <>
      <Kept
        icon={hasChanged ? <CircleDashed aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        text={hasChanged ? t("savedChanged") : t("saved", { size: sizeText(kept.bytes) })}
      >
        {hasChanged && (
          <button type="button" className="button primary" onClick={download.goOn}>
            <RefreshCw aria-hidden="true" />
            {t("update")}
          </button>
        )}
        <Remove download={download} />
      </Kept>
      <Missing names={kept.missing} />
    </>
  );
}

/** Whether the words of the page are newer than those that are kept in its language. */
function haveWordsChanged({ languages = {} }: KeptTour, { translation }: Props["tour"]): boolean {
  const kept = languages[translation?.language ?? ""];
  return kept !== undefined && kept < translation!.revision;
}

type KeptProps = { icon: ReactNode; text: string; children: ReactNode };

function Kept({ icon, text, children }: KeptProps) {
  return (
    <>
      <p className="keep-state">
        {icon}
        {text} <a href={to("/kept")}>{t("allSavedArchives")}</a>
      </p>
      <div className="row">{children}</div>
    </>
  );
}

function Remove({ download }: { download: TourDownload }) {
  return (
    <button type="button" className="button quiet" onClick={download.remove}>
      <Trash2 aria-hidden="true" />
      {t("remove")}
    </button>
  );
}

const Problem = ({ text }: { text?: string }) => text ? <p className="notice">{text}</p> : null;
