/** By what files and takes know their stop, through reloads and however the stops are ordered. */
import { createContext } from "react";
import { NEW_ARCHIVE } from "../../../../lib/device/form_copies.ts";
import type { FormAccess } from "../form_props.ts";

/** What the form stands for: NEW_ARCHIVE, or the id of the archive that is edited. */
export const ArchiveTarget = createContext<string>(NEW_ARCHIVE);

/** The id of a stop. One that the server has not given an id gets it now, and keeps it. */
export function stopIdOf({ getValues, setValue }: FormAccess, index: number): string {
  const known = getValues(`audioStops.${index}.id`);
  if (known) return known;
  const id = crypto.randomUUID();
  setValue(`audioStops.${index}.id`, id, { shouldDirty: true });
  return id;
}

/**
 * Whether what belongs to a stop of the form `target` may belong to one of `form`. What was added
 * to a new archive goes along when that is published: its stops keep their ids.
 */
export const isTargetOf = (target: string, form: string): boolean =>
  target === form || target === NEW_ARCHIVE;
