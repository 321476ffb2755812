/** Shows in place of an island that it is late or could not be loaded, and offers another try. */
import { ALERTS_ID } from "../../lib/model/web/page_names.ts";
import type { ChunkError } from "../../lib/device/load_chunk.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** The event on the window by which all waiting islands try again. */
export const RETRY_EVENT = "chunk-retry";

/** Neither loaded nor failed: a server that does not answer, or a dead connection. */
const late = (): Reason => ({ reason: "late", message: t("partIsLate") });

/** The milliseconds before that notice; at a latency of four seconds an answer needs several. */
const LATE_AFTER = 8000;

type Reason = Pick<ChunkError, "message"> & { reason: ChunkError["reason"] | "late" };

/**
 * Shows the notice at the top of `island`; among the alerts, which are always visible, for an empty
 * island, or one with a tapped button.
 */
export function createChunkNotice(island: HTMLElement) {
  let notice: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = () => {
    clearTimeout(timer);
    notice?.remove();
    notice = undefined;
  };

  return {
    show({ reason, message }: Reason, { wasTapped = false } = {}): void {
      clearTimeout(timer);
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
    /** Shows after some seconds that an island with buttons is late; `remove` ends that. */
    showWhenLate(): void {
      timer = setTimeout(() => {
        const wasTapped = island.querySelector("[data-tapped-at]") !== null;
        if (island.querySelector("button")) this.show(late(), { wasTapped });
      }, LATE_AFTER);
    },
    remove,
  };
}

function retryButton(): HTMLButtonElement {
  const button = createButton(t("tryAgain"));
  button.addEventListener("click", () => {
    button.ariaBusy = "true";
    dispatchEvent(new Event(RETRY_EVENT));
  });
  return button;
}

function reloadButton(): HTMLButtonElement {
  const button = createButton(t("reload"));
  button.addEventListener("click", () => location.reload());
  return button;
}

function createButton(label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.className = "button";
  // It handles taps itself, so before_first_paint.ts leaves it alone.
  button.dataset.live = "";
  button.textContent = label;
  return button;
}
