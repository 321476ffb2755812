/** Reads, changes and checks a catalogue record of the form. */
import { useCallback, useSyncExternalStore } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RECORD_FIELDS, type RecordField } from "../../../../lib/model/record/record_fields.ts";
import { type RecordValues, recordWith } from "../../../../lib/formats/fields/record.ts";
import type { TourValues } from "../values.ts";

/** The record of the archive, or of a stop. */
export type RecordName = "record" | `audioStops.${number}.record`;

/** Error messages by field; "" stands for the record as a whole. */
export type RecordErrors = Partial<Record<RecordField | "", string>>;

export type RecordWork = ReturnType<typeof useRecord>;

export function useRecord(name: RecordName) {
  const { control, getValues, setValue, trigger } = useFormContext<TourValues>();
  const watched = useWatch({ control, name: [name, "record"] });
  const record: RecordValues = watched[0] ?? {};
  return {
    record,
    /** The inherited record. */
    archive: name === "record" ? {} : watched[1] ?? {},
    errors: useRecordErrors(name),
    set<Field extends RecordField>(field: Field, value: RecordValues[Field]): void {
      setValue(name, recordWith(getValues(name), field, value), { shouldDirty: true });
    },
    /**
     * Checks the record when a box is left. Errors are set by field, because react-hook-form keeps
     * none for unregistered groups of boxes.
     */
    check: () => void trigger([name, ...RECORD_FIELDS.map((field) => `${name}.${field}` as const)]),
  };
}

export function useRecordErrors(name: RecordName): RecordErrors {
  const { subscribe, getFieldState } = useFormContext<TourValues>();
  const listen = useCallback(
    (callback: () => void) => subscribe({ name, formState: { errors: true }, callback }),
    [subscribe, name],
  );
  // Compared as JSON: the same fields with the same values are equal.
  const read = () => JSON.stringify(errorsIn(getFieldState(name).error));
  return JSON.parse(useSyncExternalStore(listen, read, read));
}

function errorsIn(error: unknown): RecordErrors {
  if (typeof error !== "object" || error === null) return {};
  const { message, type: _, ref: __, root: ___, ...fields } = error as Record<string, unknown>;
  const errors: RecordErrors = typeof message === "string" && message ? { "": message } : {};
  for (const [name, value] of Object.entries(fields)) {
    const found = firstMessage(value);
    if (found) errors[name as RecordField] = found;
  }
  return errors;
}

/** The message of a field, or of the first of its rows that has one. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === "string" && message) return message;
  for (const [name, value] of Object.entries(error)) {
    const found = name === "ref" ? undefined : firstMessage(value);
    if (found) return found;
  }
  return undefined;
}
