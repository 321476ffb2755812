/** Keeps the tour of its page on this device, for places without a signal. */
import { useSignals } from "@preact/signals-react/runtime";
import { CircleCheck, CircleDashed, CloudDownload, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import type { KeptTour } from "../../../lib/offline/keep/kept_tours.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import type { TourFiles } from "../../../lib/offline/keep/tour_files.ts";
import { createTourDownload, type TourDownload } from "./keeping.ts";
import { device } from "./device.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("tour");

/** `revision` is that of the tour on the page. */
type Props = { tourId: string; revision: number; hasMapArchive: boolean };

export default function KeepTour({ tourId, revision, hasMapArchive }: Props) {
  useSignals();
  const download = useMemo(() => createTourDownload({ tourId, hasMapArchive }, device), [tourId]);
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
      <Content download={download} revision={revision} />
    </div>
  );
}

function Content({ download, revision }: { download: TourDownload; revision: number }) {
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
            onClick={download.measure}
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
      return <Offer download={download} files={state.files} />;
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
          <Whole download={download} kept={state.kept} revision={revision} />
        </>
      );
  }
}

function Offer({ download, files }: { download: TourDownload; files: TourFiles }) {
  return (
    <>
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
  { download, kept, revision }: { download: TourDownload; kept: KeptTour; revision: number },
) {
  const hasChanged = kept.revision < revision;
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
