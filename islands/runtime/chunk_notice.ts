/** Says in the place of an island that it could not be loaded, and offers the way on. */
import { ALERTS_ID } from "../../lib/model/page_names.ts";
import type { ChunkError } from "../../lib/browser/load_chunk.ts";

/** The event on the window by which all islands that wait try again. */
export const RETRY_EVENT = "chunk-retry";

/**
 * Shows the notice at the top of `island`; among the alerts, which are always in sight, for one
 * that shows nothing yet, or whose button was tapped.
 */
export function createChunkNotice(island: HTMLElement) {
  let notice: HTMLElement | undefined;

  const remove = () => {
    notice?.remove();
    notice = undefined;
  };

  return {
    show({ reason, message }: ChunkError, { wasTapped = false } = {}): void {
      const alerts = document.getElementById(ALERTS_ID)!;
      const isEmpty = notice?.parentElement !== island && island.childElementCount === 0;
      const isAlert = wasTapped || isEmpty || notice?.parentElement === alerts;
      remove();
      notice = document.createElement("div");
      notice.className = isAlert ? "alert" : "notice chunk-notice";
      notice.role = "status";
      const text = document.createElement("p");
      text.textContent = message;
      notice.append(text, reason === "unreachable" ? retryButton() : reloadButton());
      if (isAlert) alerts.replaceChildren(notice);
      else island.prepend(notice);
    },
    remove,
  };
}

function retryButton(): HTMLButtonElement {
  const button = createButton("Try again");
  button.addEventListener("click", () => {
    button.ariaBusy = "true";
    dispatchEvent(new Event(RETRY_EVENT));
  });
  return button;
}

function reloadButton(): HTMLButtonElement {
  const button = createButton("Reload");
  button.addEventListener("click", () => location.reload());
  return button;
}

function createButton(label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.className = "button";
  // It answers by itself: before_first_paint.ts leaves it alone.
  button.dataset.live = "";
  button.textContent = label;
  return button;
}
