/** Unfolds the parts of a long list in browsers that do not do so themselves. */

/** The part with the stop of `fragment`; some browsers stay at the top of the page. */
export function unfoldLinked(fragment: string): void {
  const stop = document.getElementById(fragment.slice(1));
  const part = stop?.closest<HTMLDetailsElement>(".stop-part:not([open])");
  if (!part) return;
  part.open = true;
  stop!.scrollIntoView();
}

/** All parts, before the page is printed. */
export const unfoldForPrint = (): void => addEventListener("beforeprint", unfoldAll);

function unfoldAll(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>(".stop-part")) part.open = true;
}
