/**
 * Pages that fail to load: the present page stays, with its sound and its walk, and an alert has
 * the reason. Turbo by itself would go to the address, and so to the browser's own error page.
 */
import * as Turbo from "@hotwired/turbo";
import {
  PAGE_REGION_ID,
  PLAYER_AUDIO_ID,
  VISIT_FAILED_EVENT,
} from "../../lib/model/web/page_names.ts";
import { showAlert } from "../shell/alert.ts";
import { returnToShownPage } from "./history_entries.ts";
import { keepOwnFiles } from "./page_version.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** How long a page may take before the visitor can cancel, in milliseconds. */
const PATIENCE = 5000;

/** The used part of Turbo's FetchRequest and FetchResponse. */
type Request = { target: Element | null };
type Response = {
  statusCode: number;
  succeeded: boolean;
  isHTML: boolean;
  responseHTML: Promise<string | undefined>;
};

/** Errors that have been handled here: Turbo throws them all the same. */
const answered = new WeakSet<object>();

const failedPrefetches = new WeakSet<Request>();

let patience: ReturnType<typeof setTimeout> | undefined;
let hideOffer: (() => void) | undefined;

addEventListener("turbo:fetch-request-error", (event) => {
  const { request, error } = (event as CustomEvent<{ request: Request; error: Error }>).detail;
  event.preventDefault();
  answered.add(error);
  if (isPrefetch(request.target)) failedPrefetches.add(request);
  else stay(reasonWithoutAnswer(), request.target);
});

// Turbo uses a prefetch of the last seconds for a tap, even a failed one.
addEventListener("turbo:before-fetch-request", (event) => {
  const { detail } = event as CustomEvent<{ fetchRequest?: Request }>;
  if (detail.fetchRequest && failedPrefetches.has(detail.fetchRequest)) delete detail.fetchRequest;
});

addEventListener("unhandledrejection", (event) => {
  if (answered.has(event.reason)) event.preventDefault();
});

addEventListener("turbo:before-fetch-response", (event) => {
  const { fetchResponse } = (event as CustomEvent<{ fetchResponse: Response }>).detail;
  const target = event.target as Element;
  if (isPrefetch(target)) return;
  if (!fetchResponse.isHTML) {
    // Other content than a page, such as a file, is left to the browser.
    if (fetchResponse.succeeded) return;
    event.preventDefault();
    return stay(reasonOf(fetchResponse.statusCode), target);
  }
  Object.defineProperties(fetchResponse, {
    responseHTML: { value: readPage(fetchResponse, target) },
    // An error page is shown like any other: Turbo would replace the whole head.
    statusCode: { value: 200 },
  });
});

/** The page of a response; never resolves if it is not from this program, or breaks off. */
async function readPage(response: Response, target: Element): Promise<string> {
  const { statusCode } = response;
  try {
    const html = await response.responseHTML ?? "";
    if (html.includes(`id="${PAGE_REGION_ID}"`)) return await keepOwnFiles(html);
    stay(reasonOf(statusCode), target);
  } catch {
    stay(reasonWithoutAnswer(), target);
  }
  return new Promise(() => {});
}

/** Cancels the visit or the form of `target`, and shows the reason. */
function stay(reason: string, target: Element | null): void {
  if (target instanceof HTMLFormElement) {
    showAlert(reason, { label: t("tryAgain"), onClick: () => target.requestSubmit() });
    return;
  }
  const visit = giveUp();
  if (visit) showAlert(reason, { label: t("tryAgain"), onClick: () => repeat(visit) });
}

type Visit = { location: URL; action: "advance" | "replace" | "restore"; from: number };

/** Cancels the visit under way, and shows the left page as it was. */
function giveUp(): Visit | undefined {
  const visit = Turbo.navigator.currentVisit;
  if (!visit) return undefined;
  endPatience();
  Turbo.navigator.stop();
  Turbo.session.adapter.visitFailed(visit);
  for (const name of ["aria-busy", "data-turbo-visit-direction"]) {
    document.documentElement.removeAttribute(name);
  }
  const left = history.state?.turbo?.restorationIndex;
  if (visit.action === "restore") returnToShownPage().then(syncTurbo);
  document.dispatchEvent(new Event(VISIT_FAILED_EVENT));
  return { location: visit.location, action: visit.action as Visit["action"], from: left };
}

/** Turbo reads its place in the history from moves, and has not seen the one back. */
function syncTurbo(): void {
  const { restorationIndex, restorationIdentifier } = history.state?.turbo ?? {};
  Object.assign(Turbo.navigator.history, {
    location: new URL(location.href),
    currentIndex: restorationIndex ?? 0,
    restorationIdentifier,
  });
}

function repeat({ location, action, from }: Visit): void {
  if (action !== "restore") return void Turbo.visit(location.href, { action });
  history.go(from - (history.state?.turbo?.restorationIndex ?? from));
}

function reasonWithoutAnswer(): string {
  const audio = document.getElementById(PLAYER_AUDIO_ID) as HTMLAudioElement | null;
  const isPlaying = audio !== null && !audio.paused;
  return isPlaying ? t("pageFailedPlaying") : t("pageFailed");
}

const reasonOf = (status: number) => t("pageFailedByServer", { status: String(status) });

/** Turbo requests the page of a link ahead of a tap, with the link as the target. */
const isPrefetch = (target: Element | null) => target instanceof HTMLAnchorElement;

addEventListener("turbo:visit", () => {
  endPatience();
  patience = setTimeout(() => {
    const action = { label: t("stopLoading"), onClick: giveUp };
    hideOffer = showAlert(t("pageIsSlow"), action);
  }, PATIENCE);
});

addEventListener("turbo:load", endPatience);

function endPatience(): void {
  clearTimeout(patience);
  hideOffer?.();
}
