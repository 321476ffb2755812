/**
 * An author who saves in the store at the first argument until the process is killed: archives that
 * are there, new ones, drafts, deletions and what brings back. In whatever is one thing, title,
 * stops and data say the same number. Prints a line when each of this was done once.
 */
import { createDraft, updateDraft } from "../../../lib/store/drafts/drafts.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { deleteTour, restoreTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { makeStop, makeTour } from "../data/tours.ts";

const [url, userId] = Deno.args;
const kv = await Deno.openKv(url);
const now = () => new Date();

const tourOf = (title: string) =>
  makeTour({ title, audioStops: [makeStop({ title }), makeStop({ title })] });
const draftOf = (title: string) => ({ title, draftData: { title, text: title.repeat(40_000) } });

const tours = await Promise.all(
  [1, 2, 3, 4].map(() => createTour(kv, tourOf("0"), { userId })),
);
const draft = await createDraft(kv, draftOf("0"), { userId, now: now() });
for (let n = 1;; n++) {
  const title = String(n % 10);
  const { id } = tours[n % 3];
  await updateTour(kv, id, tourOf(title));
  await updateDraft(kv, draft.id, draftOf(title), { userId, now: now() });
  await (n % 2 === 1 ? deleteTour(kv, tours[3].id) : restoreTour(kv, tours[3].id));
  if (n % 20 === 0) tours[0] = await createTour(kv, tourOf(title), { userId });
  if (n === 2) console.log("writing");
}
