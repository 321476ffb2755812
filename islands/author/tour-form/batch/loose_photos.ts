/** Photographs of the form that no stop has yet, kept on this device until a stop has them. */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { useContext, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { NEW_ARCHIVE } from "../../../../lib/device/forms/form_copies.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { LoosePlace } from "../../../../lib/device/uploads/upload_record.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { FormAccess } from "../form_props.ts";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import { changeThings } from "../things/thing_changes.ts";
import { placesFor, stopPrefix, withFilled } from "../things/thing_paths.ts";
import { ArchiveTarget, isTargetOf, stopIdOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";

/** The id is that of its upload, which is not sent before a stop has the photograph. */
export type LoosePhoto = {
  id: string;
  /** The name of its file. */
  name: string;
  /** Its small picture, an address for `src`; "" until it is read. */
  url: string;
  /** Where it was taken. */
  place?: Position;
  /** When it was taken, in milliseconds since 1970. */
  takenAt?: number;
  /** Why it cannot be used, for people. */
  problem?: string;
  /** False when the device could not store it: it is lost with the page. */
  isStored: boolean;
};

/** The addresses of small pictures by the ids of uploads: one for all that show them. */
const urls = signal<ReadonlyMap<string, string>>(new Map());
const reading = new Set<string>();

/** The loose photographs of the surrounding form, in the order of their names, and their uses. */
export function useLoosePhotos() {
  useSignals();
  const form = useFormContext<TourValues>();
  const target = useContext(ArchiveTarget);
  const queue = getUploadQueue();
  // Not watched: each change of the photographs draws them again, and no key in a box does.
  const ids = new Set(form.getValues("audioStops").map(({ id }) => id));
  const uploads = [...queue.uploads.value.values()]
    .filter(({ loose }) => loose && isOfForm(loose, target, ids));
  useEffect(() => readUrls(uploads));
  return {
    photos: uploads.map((upload) => toPhoto(upload)).sort(byName),
    /**
     * Puts a photograph on the stop at `index`, beside those that it has; returns false where that
     * has as many as it can.
     */
    putOnStop: (id: string, index: number) => putOnStop(form, target, id, index),
    /** Forgets a photograph. */
    dismiss: (id: string) => queue.remove(id),
  };
}

/** The mark of a photograph that is added to a form without a stop. */
export const looseIn = (form: FormAccess, target: string): LoosePlace => ({
  target,
  stopIds: form.getValues("audioStops").map((_, index) => stopIdOf(form, index)),
});

function putOnStop(form: FormAccess, target: string, id: string, index: number): boolean {
  const { things } = form.getValues(`audioStops.${index}`);
  const [place] = placesFor(things, 1);
  const next = withFilled(things, [{ ...place, url: uploadAddress(id) }]);
  if (next.length > MAX_THINGS) return false;
  const stopId = stopIdOf(form, index);
  getUploadQueue().place(id, { field: { target, stopId, field: `things.${place.id}` } });
  changeThings(form, stopPrefix(index), next, { said: "" });
  return true;
}

function isOfForm(loose: LoosePlace, form: string, ids: ReadonlySet<string | undefined>): boolean {
  if (form !== NEW_ARCHIVE && loose.target === form) return true;
  return isTargetOf(loose.target, form) && loose.stopIds.some((id) => ids.has(id));
}

const toPhoto = (upload: ShownUpload): LoosePhoto => {
  const { id, name, place, takenAt, problem, isStored, files } = upload;
  // One that was on a stop may be sent already.
  const url = urls.value.get(id) ?? files.at(-1)?.media?.url ?? "";
  return { id, name, url, place, takenAt, problem, isStored };
};

/** Reads the small pictures of converted photographs, and drops those that a stop has. */
function readUrls(uploads: readonly ShownUpload[]): void {
  const queue = getUploadQueue();
  const gone = [...urls.value].filter(([id]) => !queue.uploads.value.get(id)?.loose);
  for (const [, url] of gone) URL.revokeObjectURL(url);
  if (gone.length > 0) {
    const ids = new Set(gone.map(([id]) => id));
    urls.value = new Map([...urls.value].filter(([id]) => !ids.has(id)));
  }
  for (const { id, files } of uploads) {
    if (files.length === 0 || files[0].media || reading.has(id)) continue;
    reading.add(id);
    queue.preview(id, "small").then((blob) => {
      if (blob) urls.value = new Map([...urls.value, [id, URL.createObjectURL(blob)]]);
    });
  }
}

/** Numbers in names count as numbers. */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
const byName = (a: LoosePhoto, b: LoosePhoto) => NATURAL.compare(a.name, b.name);
