/** Times the sentences of a stop. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { addressOf } from "../media/upload_addresses.ts";
import { withAlignment } from "../transcript/sentence_times.ts";
import { isTimed, type Sentence } from "../transcript/transcript_edits.ts";
import { isReadable } from "../transcript/use_recording.ts";
import { type TranscriptForm, workOf } from "../transcript/work.ts";
import { findTimes, type WantedTimes } from "./find_times.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

export type TimeParts = Pick<WantedTimes, "onProgress" | "signal">;

/**
 * Puts the times of its sentences into the transcript of the stop `id`. Resolves to a message for
 * the author, "" if all is well.
 *
 * @throws {Error} with the reason for people; the transcript is as it was.
 */
export async function timeStop(
  form: TranscriptForm,
  id: string,
  parts: TimeParts,
  find = findTimes,
): Promise<string> {
  const indexOf = () => form.getValues("audioStops").findIndex((stop) => stop.id === id);
  const recordingOf = () => form.getValues(`audioStops.${indexOf()}.audioUrl`);
  if (indexOf() < 0) throw new Error(t("timedStopGone"));
  const work = workOf(form, indexOf());
  work.flush();
  work.sync();
  const address = recordingOf();
  if (!isReadable(address)) throw new Error(t("timesNeedFile"));
  const { source, checked } = work.transcript() ?? {};
  const asked = work.current().sentences;
  const found = await find(address, {
    sentences: asked.map(({ text }) => text),
    language: work.language(),
    anchors: source === "imported" || source === "machine"
      ? asked.map(({ start }) => start)
      : undefined,
    ...parts,
  });
  parts.signal.throwIfAborted();
  if (indexOf() < 0) throw new Error(t("timedStopGone"));
  if (!isSameFile(address, recordingOf())) throw new Error(t("recordingReplacedSince"));
  work.sync();
  const now = work.current();
  if (hasOtherTimes(now.sentences, asked)) throw new Error(t("otherTimesSince"));
  const next = withAlignment(now, asked, found);
  // A machine's transcript keeps its source until a person has checked it.
  work.set(next, source === "machine" && !checked ? {} : { source: "aligned" });
  work.view.value = "sentences";
  work.flush(); // The author may save at once.
  return textsOf(now.sentences) === textsOf(asked) ? "" : t("textChangedSince");
}

/** Whether both addresses name one file: that of an upload is another once it has arrived. */
function isSameFile(before: string, now: string): boolean {
  const id = uploadIdOf(before);
  const upload = id && now !== before ? getUploadQueue().uploads.value.get(id) : undefined;
  return now === before || upload !== undefined && now === addressOf(upload);
}

/** Whether the author, or a file, gave times to sentences since `asked`. */
function hasOtherTimes(sentences: readonly Sentence[], asked: readonly Sentence[]): boolean {
  const known = new Set(asked.map(({ start, end }) => `${start} ${end}`));
  return sentences.some((cue) => isTimed(cue) && !known.has(`${cue.start} ${cue.end}`));
}

const textsOf = (sentences: readonly Sentence[]) =>
  JSON.stringify(sentences.map(({ text }) => text));
