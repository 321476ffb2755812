/** A popup window, and whether it is still open. */

const [WIDTH, HEIGHT] = [480, 640];

/** How often to check, and how long it must seem to be closed, in milliseconds. */
const [LOOK, GRACE] = [500, 1500];

/**
 * Opens `href` in the one sign-in popup; undefined when the browser blocks it. `onClosed` is called
 * at most once.
 */
export function openPopup(href: string, onClosed: () => void) {
  const left = screenX + (outerWidth - WIDTH) / 2;
  const top = screenY + (outerHeight - HEIGHT) / 2;
  const size = `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = open(href, "sign-in", `popup,${size}`);
  if (!popup) return undefined;

  let closedFor = 0;
  const timer = setInterval(() => {
    // A provider's page may isolate itself from ours, and then seems closed while it is open: it is
    // closed only when the person is back at our page, too.
    closedFor = popup.closed && document.hasFocus() ? closedFor + LOOK : 0;
    if (closedFor < GRACE) return;
    clearInterval(timer);
    onClosed();
  }, LOOK);

  return {
    isOpen: () => !popup.closed,
    focus: () => popup.focus(),
    /** Stops checking, because the result is known. */
    forget: () => clearInterval(timer),
  };
}
