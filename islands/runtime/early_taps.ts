/**
 * Answers earlier taps once an island is hydrated. Until then `before_first_paint.ts` marks each
 * tapped button: `aria-busy`, and `data-tapped-at` with the time in milliseconds since the page
 * began. A button with `data-tap-again` needs a fresh tap for the sound that it starts; the
 * attribute has the text for that. After a reload any button needs one.
 */
import { getSessionStorage } from "../../lib/device/storage.ts";
import { TAP_BEFORE_RELOAD_KEY } from "../../lib/device/storage_keys.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/**
 * An older tap, in milliseconds, is no longer answered: the person has turned to something else.
 */
const MAX_AGE = 5000;

/** The same for sound, in a browser that does not tell whether the tap still counts. */
const MAX_AGE_FOR_SOUND = 1000;

/** How long the request for another tap is shown, in milliseconds. */
const SHOWN = 4000;

type EarlyTap = { age: number; startsSound: boolean };

/**
 * True while a tap may be answered; `isActive` is `navigator.userActivation.isActive`, if there is
 * one.
 */
export function tapCounts({ age, startsSound }: EarlyTap, isActive: boolean | undefined): boolean {
  if (startsSound) return isActive ?? age <= MAX_AGE_FOR_SOUND;
  return age <= MAX_AGE;
}

/** Answers the last tap on a button of `island`, or asks for another if it no longer counts. */
export function answerEarlyTap(island: HTMLElement): void {
  const [last] = takeTaps(island).sort((a, b) => b.at - a.at);
  const before = takeTapBeforeReload(island);
  if (!last) {
    if (before) askForTap(before, before.dataset.tapAgain ?? t("tapAgain"));
    return;
  }
  const { button, at } = last;
  const { tapAgain } = button.dataset;
  const tap = { age: performance.now() - at, startsSound: tapAgain !== undefined };
  if (tapCounts(tap, navigator.userActivation?.isActive)) button.click();
  else askForTap(button, tapAgain ?? t("tapAgain"));
}

/** Removes the marks of `island`'s tapped buttons; returns whether there were any. */
export function forgetEarlyTaps(island: HTMLElement): boolean {
  const wasTappedBefore = takeTapBeforeReload(island) !== undefined;
  return takeTaps(island).length > 0 || wasTappedBefore;
}

/** Before a reload: the tap on a button of `island` is stored, so that the next page asks again. */
export function keepEarlyTap(island: HTMLElement): void {
  const tapped = takeTaps(island).sort((a, b) => b.at - a.at)[0]?.button;
  if (!tapped) return;
  const kept = `${addressOf(island)} ${buttonsOf(island).indexOf(tapped)}`;
  getSessionStorage()?.setItem(TAP_BEFORE_RELOAD_KEY, kept);
}

/** True when a button of `island` was tapped before the page reloaded. */
export function wasTappedBeforeReload(island: HTMLElement): boolean {
  const kept = getSessionStorage()?.getItem(TAP_BEFORE_RELOAD_KEY);
  return kept?.startsWith(`${addressOf(island)} `) ?? false;
}

/** The button of `island` that was tapped before the page reloaded; returned once. */
function takeTapBeforeReload(island: HTMLElement): HTMLElement | undefined {
  if (!wasTappedBeforeReload(island)) return undefined;
  const storage = getSessionStorage()!;
  const index = storage.getItem(TAP_BEFORE_RELOAD_KEY)!.split(" ").at(-1);
  storage.removeItem(TAP_BEFORE_RELOAD_KEY);
  return buttonsOf(island)[Number(index)];
}

const addressOf = (island: HTMLElement) => `${location.pathname} ${island.dataset.name}`;

const buttonsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>("button")];

function takeTaps(island: HTMLElement): { button: HTMLElement; at: number }[] {
  const buttons = island.querySelectorAll<HTMLElement>("button[data-tapped-at]");
  return Array.from(buttons, (button) => {
    const at = Number(button.dataset.tappedAt);
    button.ariaBusy = null;
    delete button.dataset.tappedAt;
    return { button, at };
  });
}

/** Shows `text` above `button` for a few seconds, over the page, so that nothing moves. */
function askForTap(button: HTMLElement, text: string): void {
  const note = document.createElement("p");
  note.className = "tap-again";
  note.role = "alert";
  note.textContent = text;
  const { left, top, width } = button.getBoundingClientRect();
  note.style.left = `${left + width / 2}px`;
  note.style.top = `${top}px`;
  document.body.append(note);
  const shown = new AbortController();
  const hide = () => {
    shown.abort();
    clearTimeout(timer);
    note.remove();
  };
  const timer = setTimeout(hide, SHOWN);
  for (const name of ["pointerdown", "keydown", "scroll", "resize", "turbo:visit"]) {
    addEventListener(name, hide, { signal: shown.signal });
  }
}
