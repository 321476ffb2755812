/** Unfolds the parts of a long list before the page is printed, where browsers do not do so. */
export const unfoldForPrint = (): void => addEventListener("beforeprint", unfoldAll);

function unfoldAll(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>(".stop-part")) part.open = true;
}
