/** Asks before somebody leaves a form that is not saved. */
import { useEffect } from "react";
import { confirm as ask } from "../../shell/confirm.ts";
import { visit } from "../../shell/visit.ts";
import { leaveQuestion } from "./notices.ts";

type Parts = {
  hasUnsavedChanges: () => boolean;
  /** Stores a copy of the form on this device; false when that fails. */
  storeCopy: () => boolean;
  page?: EventTarget;
  ask?: (question: ReturnType<typeof leaveQuestion>) => Promise<boolean>;
  visit?: (url: string) => void;
};

/**
 * Guards the page until the function that it returns is called. On `beforeunload` the browser asks.
 */
export function guardLeaving(
  { hasUnsavedChanges, storeCopy, page = globalThis, ...browser }: Parts,
): () => void {
  const { ask: confirm = ask, visit: go = visit } = browser;
  let confirmed = false;
  const beforeUnload = (event: Event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  };
  const beforeVisit = async (event: Event) => {
    if (confirmed || !hasUnsavedChanges()) return;
    event.preventDefault();
    confirmed = await confirm(leaveQuestion(storeCopy()));
    if (confirmed) go((event as CustomEvent<{ url: string }>).detail.url);
  };
  page.addEventListener("beforeunload", beforeUnload);
  page.addEventListener("turbo:before-visit", beforeVisit);
  return () => {
    page.removeEventListener("beforeunload", beforeUnload);
    page.removeEventListener("turbo:before-visit", beforeVisit);
  };
}

/** Guards the page while the form is shown. */
export function useLeaveGuard(parts: Pick<Parts, "hasUnsavedChanges" | "storeCopy">): void {
  useEffect(() => guardLeaving(parts), []);
}
