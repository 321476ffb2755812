/**
 * Alerts of the runtime, which has no React: a box in the shell that screen readers speak at once.
 */
import { ALERTS_ID } from "../../lib/model/page_names.ts";

/** Shows `text` in place of the alert before, with a link to `action` where there is a way on. */
export function showAlert(text: string, action?: { label: string; href: string }): void {
  const box = document.createElement("div");
  box.className = "alert";
  const words = document.createElement("p");
  words.textContent = text;
  const row = document.createElement("div");
  row.className = "row";
  if (action) {
    const link = Object.assign(document.createElement("a"), { href: action.href });
    link.className = "button primary";
    link.dataset.turbo = "false";
    link.textContent = action.label;
    row.append(link);
  }
  const close = Object.assign(document.createElement("button"), { type: "button" });
  close.className = "button";
  close.textContent = "Dismiss";
  close.addEventListener("click", hideAlert);
  row.append(close);
  box.append(words, row);
  document.getElementById(ALERTS_ID)?.replaceChildren(box);
}

/** Takes the alert away, if there is one. */
export function hideAlert(): void {
  document.getElementById(ALERTS_ID)?.replaceChildren();
}

addEventListener("turbo:visit", hideAlert);
