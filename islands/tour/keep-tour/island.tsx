/** Keeps the tour of its page on this device, for places without a signal. */
import { useSignals } from "@preact/signals-react/runtime";
import { CircleCheck, CircleDashed, CloudDownload, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import type { KeptTour } from "../../../lib/offline/keep/kept_tours.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import type { TourFiles } from "../../../lib/offline/keep/tour_files.ts";
import { createTourDownload, type TourDownload } from "./keeping.ts";
import { device } from "./device.ts";

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
            data-tap-again="Tap again to save it"
            onClick={download.measure}
          >
            <CloudDownload aria-hidden="true" />Save on this device
          </button>
          <p className="soft">Listen and walk without a connection.</p>
        </>
      );
    case "measuring":
      return <Running download={download} label="Working out the size…" />;
    case "waiting":
      return <Running download={download} label="Another tab is saving it…" />;
    case "offered":
      return <Offer download={download} files={state.files} />;
    case "fetching":
      return (
        <Running
          download={download}
          label={`${sizeText(Math.min(state.bytes, state.total))} of ${sizeText(state.total)}`}
          share={state.bytes / state.total}
        />
      );
    case "partly":
      return (
        <>
          <Problem text={state.problem} />
          <Kept
            icon={<CircleDashed aria-hidden="true" />}
            text={`${sizeText(state.kept.bytesHere)} of ${sizeText(state.kept.bytes)} saved.`}
          >
            <button type="button" className="button primary" onClick={download.goOn}>
              <CloudDownload aria-hidden="true" />Continue
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
        The page, its pictures and {recordings(files)}: about {sizeText(files.bytes)}.
      </p>
      <Missing names={files.missing} />
      <div className="row">
        <button type="button" className="button primary" onClick={() => download.keep(files)}>
          <CloudDownload aria-hidden="true" />Save {sizeText(files.bytes)}
        </button>
        <button type="button" className="button quiet" onClick={() => download.look()}>
          Not now
        </button>
      </div>
    </>
  );
}

function recordings({ tour, missing }: TourFiles): string {
  const count = tour.audioStops.length - missing.length;
  return count === 1 ? "one story" : `${count} stories`;
}

/** Tells visitors in advance what would be missing in the street. */
function Missing({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="notice">
      <p>
        {names.length === 1
          ? "One story is on another site that doesn’t allow copies. It plays only while you’re"
          : `${names.length} stories are on other sites that don’t allow copies. They play only ` +
            "while you’re"} online:
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
      <button type="button" className="button quiet" onClick={download.stop}>Stop</button>
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
        text={hasChanged
          ? "Saved on this device. The archive has changed since."
          : `Saved on this device: ${sizeText(kept.bytes)}.`}
      >
        {hasChanged && (
          <button type="button" className="button primary" onClick={download.goOn}>
            <RefreshCw aria-hidden="true" />Update
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
        {text} <a href="/kept">All saved archives</a>
      </p>
      <div className="row">{children}</div>
    </>
  );
}

function Remove({ download }: { download: TourDownload }) {
  return (
    <button type="button" className="button quiet" onClick={download.remove}>
      <Trash2 aria-hidden="true" />Remove
    </button>
  );
}

const Problem = ({ text }: { text?: string }) => text ? <p className="notice">{text}</p> : null;
