/**
 * Recordings in the language of a translation, on their way and arrived. They are added by the
 * parts of the authors' form: its stops are those of the archive, without a recording at first.
 */
import { effect } from "@preact/signals-core";
import { useEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { placeOf } from "../../../lib/device/words/unsent_words.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import type { ArchiveForm } from "../tour-form/form_props.ts";
import { forgetEarlierFiles } from "../tour-form/media/earlier_files.ts";
import { addressOf } from "../tour-form/media/upload_addresses.ts";
import { claim } from "../tour-form/media/use_finished_uploads.ts";
import { lengthText } from "../tour-form/stops/recording_length.ts";
import { readValues, type TourValues } from "../tour-form/values.ts";
import type { Desk, Place } from "./use_words.ts";

/** What uploads and takes of this page are for: no other form takes them for its own. */
export const targetOf = ({ userId, tourId, language }: Place): string =>
  placeOf(userId, tourId, language);

/** The field of the recording of a section, in the form of the page. */
export const recordingPath = (number: number) => `audioStops.${number - 1}.audioUrl` as const;

/**
 * The form of the page. Recordings that have arrived are saved, also those that were added before
 * the page was left.
 */
export function useRecordingForm({ sections, saver }: Desk, place: Place): ArchiveForm {
  const values = useMemo(() => {
    const stops = sections.filter(({ number }) => number > 0);
    return readValues({ audioStops: stops.map(({ id, title }) => ({ id, title })) });
  }, [sections]);
  const form = useForm<TourValues, unknown, TourInput>({ values });
  useEffect(() => forgetEarlierFiles, []);
  useEffect(() => {
    const [queue, target] = [getUploadQueue(), targetOf(place)];
    let stop = () => {};
    let isOver = false;
    queue.ready.then(() => {
      if (isOver) return;
      claim(form, target, queue.uploads.value);
      stop = effect(() => {
        for (const upload of queue.uploads.value.values()) {
          const { id, field, seconds } = upload;
          const address = addressOf(upload);
          if (field?.target !== target || !address) continue;
          queue.forgetField(id);
          const section = sections.find((one) => one.id === field.stopId);
          if (!section?.recording) continue;
          saver.type(section.recording.key, address);
          if (section.lengthKey) saver.type(section.lengthKey, seconds ? lengthText(seconds) : "");
          void saver.flush();
        }
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [saver]);
  return form;
}
