/** The flaws of recordings: beside each, and for the whole form. */
import { TriangleAlert } from "lucide-react";
import type { RecordingFlaw } from "../../../../lib/device/media/flaws.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { recordingSeconds } from "../../../../lib/model/media/recording_length.ts";
import { isTestBeep } from "../../../../lib/model/media/url_rules.ts";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { addressOf } from "./upload_addresses.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

/** A recording with its flaws. */
type Measured = Pick<ShownUpload, "flaws" | "seconds">;

/** The flaws for the author, in a sentence each. */
export const flawTexts = ({ flaws = [], seconds = 0 }: Measured): string[] =>
  flaws.map((flaw) => t(flaw === "short" && seconds < 0.95 ? "isVeryShort" : IS[flaw]));

const IS = {
  silent: "isSilent",
  quiet: "isQuiet",
  distorted: "isDistorted",
  short: "isShort",
  "one-sided": "isOneSided",
} as const;

export function RecordingFlaws({ upload }: { upload: Measured | undefined }) {
  const texts = upload ? flawTexts(upload) : [];
  return (
    <div role="status">
      {texts.map((text) => (
        <p key={text} className="recording-flaw">
          <TriangleAlert aria-hidden="true" />
          {text}
        </p>
      ))}
    </div>
  );
}

/** A recording of at most so many seconds, as stated by its author or its file. */
const SHORT = 1;

type Stop = { audioUrl: string; audioDuration: string };

/** The flaws of the recordings of stops, stop by stop; empty for unknown ones. */
export function flawsOfStops(
  stops: readonly Stop[],
  uploads: Iterable<ShownUpload>,
): RecordingFlaw[][] {
  const known = [...uploads].filter(({ flaws }) => flaws);
  return stops.map(({ audioUrl, audioDuration }) => {
    const id = uploadIdOf(audioUrl);
    const upload = known.find((one) => id ? one.id === id : addressOf(one) === wholeOf(audioUrl));
    if (upload) return upload.flaws!;
    const seconds = audioUrl && !isTestBeep(audioUrl) ? recordingSeconds(audioDuration) : undefined;
    return seconds !== undefined && seconds <= SHORT ? ["short"] : [];
  });
}

/** What is wrong with the recording of the stop `number`. */
export const stopFlawText = (flaw: RecordingFlaw, number: number): string =>
  t(OF_STOP[flaw], { number });

const OF_STOP = {
  silent: "stopIsSilent",
  quiet: "stopIsQuiet",
  distorted: "stopIsDistorted",
  short: "stopIsShort",
  "one-sided": "stopIsOneSided",
} as const;

/** What is wrong with the recordings of several stops; `names` lists them. */
export const flawedStopsText = (flaw: RecordingFlaw, names: string): string =>
  t(OF_STOPS[flaw], { names });

const OF_STOPS = {
  silent: "stopsAreSilent",
  quiet: "stopsAreQuiet",
  distorted: "stopsAreDistorted",
  short: "stopsAreShort",
  "one-sided": "stopsAreOneSided",
} as const;

/** All flaws. */
export const FLAWS = Object.keys(OF_STOPS) as RecordingFlaw[];
