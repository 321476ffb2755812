/** The id by which files and takes find their stop, after reloads and in any order of stops. */
import { createContext } from "react";
import { NEW_ARCHIVE } from "../../../../lib/device/forms/form_copies.ts";
import type { FormAccess } from "../form_props.ts";

/** The form's archive: NEW_ARCHIVE, or the id of the edited archive. */
export const ArchiveTarget = createContext<string>(NEW_ARCHIVE);

/** The id of a stop. One without an id gets it now, and keeps it. */
export function stopIdOf({ getValues, setValue }: FormAccess, index: number): string {
  const known = getValues(`audioStops.${index}.id`);
  if (known) return known;
  const id = crypto.randomUUID();
  setValue(`audioStops.${index}.id`, id, { shouldDirty: true });
  return id;
}

/**
 * Whether files of a stop in the form `target` may belong to one of `form`. Files of a new archive
 * go along when that is published, because its stops keep their ids.
 */
export const isTargetOf = (target: string, form: string): boolean =>
  target === form || target === NEW_ARCHIVE;
