/** The archives of the signed-in user that may take shared files. */
import { api } from "../../../lib/device/api.ts";
import type { DraftSummary } from "../../../lib/model/tour/draft.ts";
import { SHARED_PARAMETER } from "../../../lib/model/web/share.ts";

/** An archive or draft: its title, and the address of its form, which takes the files. */
export type Taker = { href: string; title: string; isDraft: boolean };

/** The form of a new archive. */
export const NEW_ARCHIVE_HREF = `/create?${SHARED_PARAMETER}=1`;

/** The drafts first. Rejects as `api` does. */
export async function listTakers(): Promise<Taker[]> {
  const [drafts, tours] = await Promise.all([
    api<DraftSummary[]>("GET", "/api/drafts"),
    api<{ id: string; title: string }[]>("GET", "/api/tours/user"),
  ]);
  const own = new Set(tours.map(({ id }) => id));
  // The form of an archive goes on with its draft.
  const others = drafts.filter(({ tourId }) => tourId === undefined || !own.has(tourId));
  return [
    ...others.map(({ id, title }) => ({
      href: `/create?draft=${encodeURIComponent(id)}&${SHARED_PARAMETER}=1`,
      title,
      isDraft: true,
    })),
    ...tours.map(({ id, title }) => ({
      href: `/tour/${id}/edit?${SHARED_PARAMETER}=1`,
      title,
      isDraft: false,
    })),
  ];
}
