/** Has a stop play another part of its recording, with the sentences and chapters of that. */
import { parsePartAddress, wholeOf } from "../../../../lib/model/media/part_address.ts";
import { replaceAddress } from "../media/earlier_files.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import { type TranscriptForm, workOf } from "../transcript/work.ts";
import { cutStory, joinStory, type LeftOut, type Part, type Story, WHOLE } from "./cut_story.ts";

/** What stops lack of recordings that they play a part of, by their ids, while a form is open. */
const leftOutOf = new WeakMap<object, Map<string, { address: string; leftOut: LeftOut }>>();

/** Keeps what a stop with that address lacks, for a larger part that may be chosen later. */
export function keepLeftOut(form: TranscriptForm, id: string, address: string, leftOut: LeftOut) {
  const known = leftOutOf.get(form.control) ?? new Map();
  leftOutOf.set(form.control, known.set(id, { address, leftOut }));
}

export const partOf = (address: string): Part => parsePartAddress(address) ?? WHOLE;

/**
 * The story of all of a stop's recording, as far as the form knows it. `isKnown` is false for a
 * stop that has played a part since the form was opened.
 */
export function wholeStory(
  form: Pick<TranscriptForm, "control" | "getValues">,
  index: number,
): { story: Story; isKnown: boolean } {
  const { id = "", audioUrl, transcript, chapters, things } = form.getValues(`audioStops.${index}`);
  const kept = leftOutOf.get(form.control)?.get(id);
  const leftOut = kept?.address === audioUrl ? kept.leftOut : undefined;
  return {
    story: joinStory({ transcript, chapters, things }, partOf(audioUrl), leftOut),
    isKnown: leftOut !== undefined || wholeOf(audioUrl) === audioUrl,
  };
}

/** Has the stop at `index` play the recording at `address`, which lasts as `audioDuration` says. */
export const choosePart = (
  form: TranscriptForm,
  index: number,
  address: string,
  audioDuration: string,
): void =>
  changePart(form, index, address, () => {
    const stop = `audioStops.${index}` as const;
    replaceAddress(form, `${stop}.audioUrl`, address);
    form.setValue(`${stop}.audioDuration`, audioDuration, { shouldDirty: true });
    form.clearErrors(`${stop}.audioDuration`);
  });

/** `put` puts the address, of another part of the same recording or of the whole, into the form. */
export function changePart(
  form: TranscriptForm,
  index: number,
  address: string,
  put: () => void,
): void {
  const { draft, flush, sync } = workOf(form, index);
  flush();
  const { story } = wholeStory(form, index);
  // It would have the times of another part.
  if (draft.state.value.progress !== undefined) draft.cancel();
  put();
  const { inside, leftOut } = cutStory(story, partOf(address));
  keepLeftOut(form, stopIdOf(form, index), address, leftOut);
  const stop = `audioStops.${index}` as const;
  const options = { shouldDirty: true };
  form.setValue(`${stop}.transcript`, inside.transcript, options);
  form.setValue(`${stop}.chapters`, inside.chapters, options);
  if (story.things?.some(({ from }) => from !== undefined)) {
    form.setValue(`${stop}.things`, inside.things!, options);
  }
  sync();
}
