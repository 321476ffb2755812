/** Says that the visitor has just shared the location: what waits for that may show itself. */
import { LOCATION_SHARED_EVENT } from "../../lib/model/web/page_names.ts";

/**
 * Marks this page as before_first_paint.ts marks the next ones, and wakes the islands that wait.
 */
export function announceSharedLocation(): void {
  document.documentElement.dataset.located = "";
  document.dispatchEvent(new Event(LOCATION_SHARED_EVENT));
}
