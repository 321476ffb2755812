/** The tours kept on this device, with their sizes. */
import { CloudDownload, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import {
  type KeptTour,
  listKeptTours,
  removeKeptTour,
} from "../../../lib/offline/keep/kept_tours.ts";
import { pageCaches } from "../../../lib/offline/keep/patient_caches.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { stopCountText } from "../../../lib/ui/tour/tour_labels.ts";
import { NOT_REMOVED } from "../../tour/keep-tour/problem_text.ts";
import { confirm } from "../../shell/confirm.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { askedFor, KeptSearch } from "./search.tsx";
import { toast } from "../../shell/toasts.ts";

/** With `ifAny`, nothing is shown without kept tours. */
export default function KeptTours({ ifAny = false }: { ifAny?: boolean }) {
  const [tours, setTours] = useState<KeptTour[]>();
  const [isUnknown, setUnknown] = useState(false);
  const read = async () => {
    try {
      // Browsers have no caches outside of a secure context.
      setTours("caches" in globalThis ? await listKeptTours(pageCaches) : []);
      setUnknown(false);
    } catch (error) {
      console.warn("What is kept here is not known", error);
      setUnknown(true);
    }
  };
  useEffect(() => {
    read();
    // Another tab may have changed them.
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  if (ifAny && !tours?.length) return null;
  if (isUnknown && !tours) return <Unknown />;
  if (!tours) return <p className="soft" aria-live="polite">Looking for saved archives…</p>;
  if (tours.length === 0) return <Nothing />;
  return (
    <>
      <p className="soft" aria-live="polite">{ifAny && "Saved on this device: "}{summary(tours)}</p>
      {(!ifAny || askedFor()) && <KeptSearch tours={tours} />}
      <ul className="kept-tours" role="list">
        {tours.map((tour) => <KeptEntry key={tour.id} tour={tour} onRemoved={read} />)}
      </ul>
    </>
  );
}

function KeptEntry({ tour, onRemoved }: { tour: KeptTour; onRemoved: () => void }) {
  const { id, title, stopCount, bytes, bytesHere, completedAt } = tour;
  const remove = async () => {
    const isSure = await confirm({
      title: "Remove from this device?",
      text: `“${title}” will then need a connection. The archive itself stays online.`,
      action: "Remove",
    });
    if (!isSure) return;
    try {
      await removeKeptTour(pageCaches, id);
    } catch (error) {
      console.warn("The archive is still on this device", error);
      toast({ title: "Not Removed", description: NOT_REMOVED, kind: "error" });
    }
    onRemoved();
  };
  return (
    <li>
      <div>
        <h2>
          <a href={`/tour/${id}`} {...textIn()}>{title}</a>
        </h2>
        <p className="soft">
          {stopCountText(stopCount)} ·{" "}
          {completedAt
            ? sizeText(bytes)
            : `only ${sizeText(bytesHere)} of ${sizeText(bytes)} saved`}
        </p>
      </div>
      <button
        type="button"
        className="button quiet"
        aria-label={`Remove ${title}`}
        onClick={remove}
      >
        <Trash2 aria-hidden="true" />
        <span>Remove</span>
      </button>
    </li>
  );
}

function summary(tours: KeptTour[]): string {
  const bytes = tours.reduce((sum, { bytesHere }) => sum + bytesHere, 0);
  return tours.length === 1
    ? `One archive, ${sizeText(bytes)}.`
    : `${tours.length} archives, ${sizeText(bytes)} in all.`;
}

/** The device's state is unknown: the list may well be complete. */
const Unknown = () => (
  <p className="notice" role="alert">
    This browser doesn’t show what is saved here. Nothing is lost: reload the page, or restart the
    browser. If this is a private window, open a normal one.
  </p>
);

const Nothing = () => (
  <EmptyState icon={CloudDownload} title="No saved archives yet">
    <p>
      Open an archive while you’re online, and choose “Save on this device”. You can then read it
      and hear its stories without a connection.
    </p>
    <a className="button primary" href="/tours">Explore archives</a>
  </EmptyState>
);
