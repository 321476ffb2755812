/**
 * A link that leads back, such as "Back to Archives", leads to the page as it was left, where that is
 * the one before in the history; the search, the scrolling and all that was shown are there again.
 */
import { isPlainClick } from "./is_plain_click.ts";

/** As much of the browser's Navigation API as is used here. Browsers without it open the link. */
type Navigation = {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
};

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-back]");
  if (!link || !isPlainClick(event) || pathBefore() !== link.pathname) return;
  // Before Turbo, which would open the page anew.
  event.preventDefault();
  history.back();
});

/** The path of the page of ours that is one step back; undefined where there is none. */
function pathBefore(): string | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[index - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}
