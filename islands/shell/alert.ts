/**
 * Alerts of the runtime, which has no React: a box in the shell that screen readers speak at once.
 */
import { ChunkError } from "../../lib/device/load_chunk.ts";
import { ALERTS_ID } from "../../lib/model/web/page_names.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** The action of an alert: a link or a button. */
type AlertAction = { label: string } & ({ href: string } | { onClick: () => void });

/**
 * Shows `text` in place of the alert before, with `action` if there is one. Returns the function
 * that removes this alert, and no later one.
 */
export function showAlert(text: string, action?: AlertAction): () => void {
  const box = document.createElement("div");
  box.className = "alert";
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  const row = document.createElement("div");
  row.className = "row";
  if (action) row.append(createAction(action));
  row.append(createButton("button", t("dismiss"), () => {}));
  box.append(paragraph, row);
  document.getElementById(ALERTS_ID)?.replaceChildren(box);
  return () => box.remove();
}

/** Says that a tapped part cannot be loaded; `again` repeats the action. */
export function showChunkAlert({ reason, message }: ChunkError, again: () => void): void {
  showAlert(
    message,
    reason === "unreachable"
      ? { label: t("tryAgain"), onClick: again }
      : { label: t("reload"), onClick: () => location.reload() },
  );
}

/**
 * Does `work`, which loads a part of the program. If that cannot be loaded, an alert offers another
 * try; any other error is thrown.
 */
export async function orAlert(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error;
    showChunkAlert(error, () => orAlert(work));
  }
}

function createAction(action: AlertAction): HTMLElement {
  const className = "button primary";
  if ("onClick" in action) return createButton(className, action.label, action.onClick);
  const link = Object.assign(document.createElement("a"), { href: action.href, className });
  link.dataset.turbo = "false";
  link.textContent = action.label;
  return link;
}

/** A button that closes the alert, then acts. */
function createButton(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className });
  button.textContent = label;
  button.addEventListener("click", () => {
    hideAlert();
    onClick();
  });
  return button;
}

/** Removes the alert, if there is one. */
export function hideAlert(): void {
  document.getElementById(ALERTS_ID)?.replaceChildren();
}

addEventListener("turbo:visit", hideAlert);
