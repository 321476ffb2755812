/** Recordings in the language of a translation, on their way and arrived. */
import { effect } from "@preact/signals-core";
import { useEffect } from "react";
import type { ShownUpload } from "../../../lib/device/uploads/upload_list.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { placeOf } from "../../../lib/device/words/unsent_words.ts";
import { addressOf } from "../tour-form/media/upload_addresses.ts";
import { lengthText } from "../tour-form/stops/recording_length.ts";
import type { Section } from "./sections.ts";
import type { Desk, Place } from "./use_words.ts";

/** What uploads of this page are for: no form takes them for its own. */
const targetOf = ({ userId, tourId, language }: Place) => placeOf(userId, tourId, language);

/** Sends a file as the recording of a stop, in place of one that is on its way. */
export function addRecording(file: File, { id: stopId }: Section, place: Place): void {
  const field = { target: targetOf(place), stopId, field: "audioUrl" as const };
  const earlier = recordingOnItsWay(stopId, place);
  if (earlier) getUploadQueue().remove(earlier.id);
  getUploadQueue().add(file, { kind: "recording", name: file.name, field, stopId });
}

/** The recording of a stop that is not saved yet. The caller calls `useSignals`. */
export const recordingOnItsWay = (stopId: string, place: Place): ShownUpload | undefined =>
  [...getUploadQueue().uploads.value.values()]
    .findLast(({ field }) => field?.target === targetOf(place) && field.stopId === stopId);

/** Saves recordings that have arrived, also those that were added before the page was left. */
export function useArrivedRecordings({ sections, saver }: Desk, place: Place): void {
  useEffect(() => {
    const queue = getUploadQueue();
    return effect(() => {
      for (const upload of queue.uploads.value.values()) {
        const { id, field, seconds } = upload;
        const address = addressOf(upload);
        if (field?.target !== targetOf(place) || !address) continue;
        queue.forgetField(id);
        const section = sections.find((one) => one.id === field.stopId);
        if (!section?.recording) continue;
        saver.type(section.recording.key, address);
        if (section.lengthKey) saver.type(section.lengthKey, seconds ? lengthText(seconds) : "");
        void saver.flush();
      }
    });
  }, [saver]);
}
