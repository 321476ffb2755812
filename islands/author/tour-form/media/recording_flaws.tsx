/** The flaws of recordings: beside each, and for the whole form. */
import { TriangleAlert } from "lucide-react";
import type { RecordingFlaw } from "../../../../lib/device/media/flaws.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { recordingSeconds } from "../../../../lib/model/media/recording_length.ts";
import { isTestBeep } from "../../../../lib/model/media/url_rules.ts";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { addressOf } from "./upload_addresses.ts";

/** A recording with its flaws. */
type Measured = Pick<ShownUpload, "flaws" | "seconds">;

/** The flaws for the author, in a sentence each. */
export function flawTexts({ flaws = [], seconds = 0 }: Measured): string[] {
  const length = seconds < 0.95 ? "less than a second" : "1 second";
  const texts: Record<RecordingFlaw, string> = {
    silent: "This recording is silent. Check the microphone, and record it again.",
    quiet:
      "This recording is so quiet that visitors will hardly hear it. Record it again, closer " +
      "to the microphone.",
    distorted: "This recording is so loud that it distorts. Record it again, farther from the " +
      "microphone.",
    short: `This recording lasts ${length}. Check that it was not stopped too early.`,
    "one-sided": "This recording is heard in one ear only. Save it as mono in an audio program, " +
      "and add it again.",
  };
  return flaws.map((flaw) => texts[flaw]);
}

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

/** The text after the number of a stop. */
export const STOP_FLAWS: Record<RecordingFlaw, string> = {
  silent: "has a silent recording",
  quiet: "has a recording that visitors will hardly hear",
  distorted: "has a recording that is so loud that it distorts",
  short: "has a recording of about a second",
  "one-sided": "has a recording that is heard in one ear only",
};

/** The text before the names of stops. */
export const FLAWED_STOPS: Record<RecordingFlaw, string> = {
  silent: "These recordings are silent",
  quiet: "Visitors will hardly hear these recordings",
  distorted: "These recordings are so loud that they distort",
  short: "These recordings last about a second",
  "one-sided": "These recordings are heard in one ear only",
};
