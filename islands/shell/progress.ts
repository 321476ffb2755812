/** On each page of who is signed in: sends what waits, and offers what this device kept before. */
import { ask } from "./confirm.ts";
import { stored } from "./stored.ts";

/** As in lib/player/device_progress.ts and unsent_progress.ts, which bring zod along. */
const [DEVICE, UNSENT] = ["device-progress", "unsent-progress"];
const ASKED = "merge-asked";

const keeper = async () =>
  (await import("../../lib/progress/progress_sync_instance.ts")).getProgressSync();

addEventListener("turbo:load", () => {
  if (!document.getElementById("page")?.dataset.user) return;
  // The keeper sends by itself what it finds.
  if (stored()?.getItem(UNSENT)) keeper();
  if (stored()?.getItem(DEVICE) && !sessionStorage.getItem(ASKED)) offer();
});

async function offer(): Promise<void> {
  sessionStorage.setItem(ASKED, "1");
  const isWanted = await ask({
    title: "Keep your progress?",
    text: "This device remembers archives that you began before you signed in. " +
      "Your account can take them over.",
    action: "Add to my account",
  });
  if (isWanted) await (await keeper()).merge();
}
