/**
 * Sending the form: what is wrong shows at its field, whether the browser or the server found it.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldPath } from "react-hook-form";
import type { FieldError } from "../../../lib/model/problem.ts";
import type { TourInput } from "../../../lib/model/tour.ts";
import { ApiError } from "../../../lib/browser/api.ts";
import type { ArchiveForm } from "../form_props.ts";
import { settleUploads } from "../media/settle_uploads.ts";
import { settlePlaces } from "../place/unsettled_places.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";

type Parts = {
  open: OpenStops;
  /** Shows the checked form before it is sent; resolves to what is sent, or to undefined. */
  review?: (input: TourInput) => Promise<TourInput | undefined>;
  send: (input: TourInput) => Promise<void>;
  /** Says what else failed; `keep` is for what stays beside the buttons until the next attempt. */
  onFailed: (error: unknown, keep: (failure: string) => void) => void;
};

/**
 * `submit` is the form's handler; `pending` is true while texts become places, and from the check
 * to the answer. `failure` is why the form was not taken, in words for people.
 */
export function useSubmit(form: ArchiveForm, { open, review, send, onFailed }: Parts) {
  const [pending, setPending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();

  // After the render that marks the fields and unfolds their cards, however long it takes.
  useEffect(() => {
    if (refusals === 0) return;
    const frame = requestAnimationFrame(focusFirstError);
    return () => cancelAnimationFrame(frame);
  }, [refusals]);

  const showStops = (wrong: number[]) => {
    open.showAll(wrong);
    setRefusals((count) => count + 1);
  };
  const showErrors = (errors: FieldErrors<TourValues>) =>
    showStops(Object.keys(errors.audioStops ?? {}).map(Number).filter(Number.isInteger));

  const sendForm = form.handleSubmit(async (checked) => {
    const input = review ? await review(checked) : checked;
    if (!input) return;
    setPending(true);
    try {
      await send(input);
    } catch (error) {
      const errors = fieldErrors(error).filter(({ path }) => isField(form, path));
      for (const { path, message } of errors) {
        form.setError(path as FieldPath<TourValues>, { type: "server", message });
      }
      if (errors.length > 0) showErrors(form.formState.errors);
      else onFailed(error, setFailure);
    } finally {
      setPending(false);
    }
  }, showErrors);

  const isSettling = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSettling.current) return;
    isSettling.current = true;
    setFailure(undefined);
    // Looking a place up may take long: a button that does nothing would be pressed again.
    setPending(true);
    try {
      const unsettled = [...await settlePlaces(), ...await settleUploads(form)];
      setPending(false);
      if (unsettled.length === 0) return await sendForm();
      showStops(unsettled.filter((name) => name.includes(".")).map((n) => Number(n.split(".")[1])));
    } finally {
      setPending(false);
      isSettling.current = false;
    }
  };

  return { submit, pending, failure };
}

function focusFirstError() {
  const field = document.querySelector<HTMLElement>(
    '.archive-form :is([aria-invalid="true"], [data-invalid])',
  );
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}

/** The fields that a refusal of the server names. */
function fieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  try {
    const { errors } = JSON.parse(error.body);
    return Array.isArray(errors) ? errors : [];
  } catch {
    return []; // Not ours: a proxy's page.
  }
}

const isField = (form: ArchiveForm, path: string) =>
  path === "audioStops" || form.getValues(path as FieldPath<TourValues>) !== undefined;
