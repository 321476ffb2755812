/** Asks before somebody leaves what is not saved. */
import { useEffect } from "react";
import { ask } from "../../shell/confirm.ts";
import { visit } from "../visit.ts";

const QUESTION = {
  title: "Leave without saving?",
  text:
    "Your last changes are not saved yet. This device keeps a copy, and offers it when you come back.",
  action: "Leave",
};

/** `isUnsaved` is asked at the moment of leaving. */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  useEffect(() => {
    let mayLeave = false;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const beforeVisit = async (event: Event) => {
      if (mayLeave || !isUnsaved()) return;
      event.preventDefault();
      mayLeave = await ask(QUESTION);
      if (mayLeave) visit((event as CustomEvent<{ url: string }>).detail.url);
    };
    addEventListener("beforeunload", beforeUnload);
    addEventListener("turbo:before-visit", beforeVisit);
    return () => {
      removeEventListener("beforeunload", beforeUnload);
      removeEventListener("turbo:before-visit", beforeVisit);
    };
  }, [isUnsaved]);
}
