/**
 * Sends the form: checks its fields at once, waits for its files, then checks the present content
 * again and sends it.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldPath } from "react-hook-form";
import type { FieldError } from "../../../../lib/model/web/problem.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import { ApiError } from "../../../../lib/device/api.ts";
import type { ArchiveForm } from "../form_props.ts";
import { noteSavedUploads } from "../media/upload_addresses.ts";
import { settlePlaces, unsettledPlaces } from "../place/unsettled_places.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { type Problem, toProblem } from "./gaps.ts";
import { type FormGaps, useGaps } from "./use_gaps.ts";
import { hasFilesOnTheirWay, waitForFiles } from "./wait_for_files.ts";

type Parts = {
  open: OpenStops;
  /** Returns the values of the archive that is edited, if it is not a new one. */
  published?: () => TourValues;
  /**
   * Shows the checked form before it is sent; resolves to the input to send, or to undefined. `fix`
   * leads to fields that are filled in first.
   */
  review?: (input: TourInput, fix: (paths: string[]) => void) => Promise<TourInput | undefined>;
  send: (input: TourInput) => Promise<void>;
  /**
   * Reports another failure; `keep` is for the part that stays beside the buttons until the next
   * attempt.
   */
  onFailed: (error: unknown, keep: (failure: string) => void) => void;
};

/** The reason for waiting: places are looked up, or files are sent. */
export type Wait = { for: "places" | "files"; cancel: () => void };

export type Submission = { gaps: FormGaps; wait?: Wait };

/**
 * `submit` is the form's handler; `pending` is true from there to the answer, but not during the
 * review. `failure` is why the form was not accepted, for people.
 */
export function useSubmit(form: ArchiveForm, { open, published, review, send, onFailed }: Parts) {
  const [pending, setPending] = useState(false);
  const [wait, setWait] = useState<Wait>();
  const [failure, setFailure] = useState<string>();
  const gaps = useGaps(form, open, published);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const sendForm = async (input: TourInput) => {
    try {
      await send(input);
    } catch (error) {
      const errors = fieldErrors(error).filter(({ path }) => isField(form, path));
      for (const { path, message } of errors) {
        form.setError(path as FieldPath<TourValues>, { type: "server", message });
      }
      if (errors.length > 0) gaps.show({ beside: errors, focus: true });
      else onFailed(error, setFailure);
    }
  };

  const waitFor = async (what: Wait["for"], work: Promise<unknown>, run: AbortController) => {
    setWait({ for: what, cancel: () => run.abort() });
    await Promise.race([work, aborted(run.signal)]);
    setWait(undefined);
  };

  const attempt = async (run: AbortController) => {
    const unsettled = unsettledPlaces(form.getValues());
    if (!await check(form) && !gaps.areOnly(unsettled)) {
      return gaps.show({ beside: unsettled.map(placeProblem), focus: true });
    }
    let beside: Problem[] = [];
    if (unsettled.length > 0) {
      const settling = settlePlaces(form.getValues(), open).then((names) => {
        beside = names.map(placeProblem);
      });
      await waitFor("places", settling, run);
    }
    if (beside.length > 0) return gaps.show({ beside, focus: true });
    const hasWaited = hasFilesOnTheirWay(form);
    if (hasWaited) await waitFor("files", waitForFiles(form, run.signal), run);
    if (run.signal.aborted) return;
    noteSavedUploads(form.getValues());
    const input = await check(form);
    // An author who goes on writing is not taken to another page.
    if (!input) return gaps.show({ focus: !hasWaited });
    setPending(false);
    const reviewed = review ? await review(input, gaps.ask) : input;
    if (!reviewed || run.signal.aborted) return;
    setPending(true);
    await sendForm(reviewed);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    const run = running.current = new AbortController();
    setFailure(undefined);
    gaps.hide();
    setPending(true);
    try {
      await attempt(run);
    } finally {
      setPending(false);
      running.current = undefined;
    }
  };

  const submission: Submission = { gaps, wait };
  return { submit, pending, failure, submission };
}

const placeProblem = (place: string): Problem => toProblem(`${place}place`);

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));

/** Marks the invalid fields; resolves to the valid input, or to undefined. */
const check = (form: ArchiveForm): Promise<TourInput | undefined> =>
  new Promise((resolve, reject) => {
    const read = form.handleSubmit((input) => resolve(input), () => resolve(undefined));
    read().catch(reject);
  });

/** The fields in a refusal of the server. */
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
