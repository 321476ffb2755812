/**
 * "Show more": appends the next page of a list in place (see lib/ui/show_more.tsx). Its work is
 * loaded on use.
 */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { isPlainClick } from "../../runtime/is_plain_click.ts";
import { orAlert } from "../alert.ts";

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-show-more]");
  if (!link || !isPlainClick(event)) return;
  // Before Turbo, which would open the next page instead.
  event.preventDefault();
  orAlert(async () => {
    const { appendNextPage } = await loadChunk(() => import("./append_next_page.ts"));
    await appendNextPage(link);
  });
});
