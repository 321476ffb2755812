/** The saved versions of an archive with their changes, and a button to restore each. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { SavedRevision } from "../../../lib/model/tour/revision.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { confirm } from "../../shell/confirm.ts";
import { orToast } from "../../forms/or_toast.ts";
import { toast, UNDO_DURATION } from "../../shell/toasts.ts";
import { visit, visitAgain } from "../../shell/visit.ts";
import { handedInMessage } from "../visibility/handed_in.ts";
import type { ComparedWith } from "./comparison.tsx";
import { Version } from "./version.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  /** The archive as it is now. */
  tour: Tour;
  /** Newest first. */
  revisions: SavedRevision[];
  /** When the page was made, in milliseconds since 1970. */
  now: number;
  /** Whether a restored version waits for review. */
  waits: boolean;
};

export default function TourHistory({ tour, revisions, now, waits }: Props) {
  const [open, setOpen] = useState<{ revision: number; comparedWith: ComparedWith }>();

  /** False where it was not restored, or waits for review. */
  const save = async (revision: number): Promise<boolean> => {
    let isShown = true;
    const isDone = await orToast(async () => {
      const path = `/api/tours/${tour.id}/revisions/${revision}/restore`;
      const { handedIn } = await api<{ handedIn?: unknown }>("POST", path);
      if (handedIn) {
        toast(handedInMessage());
        isShown = false;
        await visit(`/tour/${tour.id}/review`);
      } else await visitAgain();
    }, t("notRestored"));
    return isDone && isShown;
  };
  const restore = async (revision: number) => {
    const sure = await confirm({
      title: t("restoreVersionTitle", { revision: String(revision) }),
      text: waits ? t("restoreForReview") : t("restoreText"),
      action: t("restore"),
    });
    if (!sure || !await save(revision)) return;
    toast({
      title: t("versionRestored"),
      description: t("versionIsNewest", { revision: String(revision) }),
      duration: UNDO_DURATION,
      action: { label: t("undo"), run: () => save(tour.revision) },
    });
  };

  return (
    <ol role="list" className="own-list versions">
      {revisions.map((saved) => (
        <Version
          key={saved.revision}
          {...{ saved, tour, now }}
          comparedWith={open?.revision === saved.revision ? open.comparedWith : undefined}
          onCompare={(comparedWith) =>
            setOpen(comparedWith && { revision: saved.revision, comparedWith })}
          onRestore={() => restore(saved.revision)}
        />
      ))}
    </ol>
  );
}
