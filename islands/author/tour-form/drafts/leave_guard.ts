/** Asks before a form is left that is not saved, or in which a recording is under way. */
import { computed, effect, signal } from "@preact/signals-core";
import { useEffect } from "react";
import { runningTake } from "../../../../lib/device/takes/takes_instance.ts";
import { countOverlays, openOverlay } from "../../../runtime/history_entries.ts";
import { confirm as ask, type Question } from "../../../shell/confirm.ts";
import { visit } from "../../../shell/visit.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("writing");

type Parts = {
  hasUnsavedChanges: () => boolean;
  /** Stores a copy of the form on this device; false when that fails. */
  storeCopy: () => boolean | Promise<boolean>;
  /** The take that is being recorded in the form, read from signals. */
  running: () => { isStored: boolean } | undefined;
  page?: EventTarget;
  ask?: (question: Question) => Promise<boolean>;
  visit?: (url: string) => void;
  /** See history_entries.ts. */
  addEntry?: (close: () => void) => () => void;
  /** How many such entries there are, read from signals. */
  entryCount?: () => number;
  goBack?: () => void;
};

/**
 * Guards the page until the returned function is called. On `beforeunload` the browser asks. Back
 * asks during a recording; an unsaved form has its copy then.
 */
export function guardLeaving(
  { hasUnsavedChanges, storeCopy, running, page = globalThis, ...browser }: Parts,
): () => void {
  const { ask: confirm = ask, visit: go = visit } = browser;
  const { addEntry = openOverlay, goBack = () => history.back() } = browser;
  const shownCount = signal(0);
  countOverlays((count) => shownCount.value = count);
  const { entryCount = () => shownCount.value } = browser;
  let confirmed = false;
  const mayLeave = () => confirmed || !running() && !hasUnsavedChanges();
  const askNow = async () => {
    const take = running();
    const hasCopy = await storeCopy();
    confirmed = await confirm(take ? recordingQuestion(take.isStored) : leaveQuestion(hasCopy));
  };
  const beforeUnload = (event: Event) => {
    if (mayLeave()) return;
    event.preventDefault();
    // Chrome before 119 asks only with this.
    Object.assign(event, { returnValue: "unsaved" });
  };
  const beforeVisit = async (event: Event) => {
    if (mayLeave()) return;
    event.preventDefault();
    // Keeps other listeners, such as those that close overlays, from beginning to leave.
    event.stopImmediatePropagation();
    await askNow();
    if (confirmed) go((event as CustomEvent<{ url: string }>).detail.url);
  };
  /** Removes the history entry by which Back asks during a recording. */
  let leaveEntry: (() => void) | undefined;
  let isAsking = false;
  const back = async () => {
    leaveEntry = undefined;
    if (confirmed || !running()) return;
    isAsking = true;
    await askNow();
    isAsking = false;
    if (confirmed) goBack();
    else update();
  };
  const isRunning = computed(() => running() !== undefined);
  /** The entry is the lowest: from a stop that is open on a phone, Back leads to the outline. */
  const update = () => {
    const count = entryCount();
    if (isRunning.value && !leaveEntry && !isAsking && count === 0) leaveEntry = addEntry(back);
    else if (!isRunning.value && leaveEntry && count === 1) {
      leaveEntry();
      leaveEntry = undefined;
    }
  };
  const stopWatching = effect(update);
  page.addEventListener("beforeunload", beforeUnload);
  page.addEventListener("turbo:before-visit", beforeVisit, { capture: true });
  return () => {
    stopWatching();
    leaveEntry?.();
    page.removeEventListener("beforeunload", beforeUnload);
    page.removeEventListener("turbo:before-visit", beforeVisit, { capture: true });
  };
}

/** Guards the page while the form is shown. */
export function useLeaveGuard(parts: Pick<Parts, "hasUnsavedChanges" | "storeCopy">): void {
  useEffect(() => guardLeaving({ ...parts, running: runningTake }), []);
}

/** The question before leaving the page during a recording. */
export const recordingQuestion = (isStored: boolean): Question => ({
  title: t("stopRecording"),
  text: isStored ? t("recordingKept") : t("recordingLost"),
  action: t("stopAndLeave"),
});

/** The question before leaving the page. */
export const leaveQuestion = (hasCopy: boolean): Question => ({
  title: t("leaveWithoutSaving"),
  text: hasCopy ? t("changesKept") : t("changesLost"),
  action: t("leave"),
});
