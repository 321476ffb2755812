/** The tours that are kept on this device, with their sizes. */
import { CloudDownload, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type KeptTour, readKeptTours, removeKeptTour } from "../lib/offline/kept_tours.ts";
import { sizeText } from "../lib/offline/size_text.ts";
import { EmptyState } from "../lib/ui/empty_state.tsx";
import { narratives } from "../lib/ui/tour_labels.ts";
import { confirm } from "./shell/confirm.ts";

/** With `ifAny`, nothing is shown where nothing is kept. */
export default function KeptTours({ ifAny = false }: { ifAny?: boolean }) {
  const [tours, setTours] = useState<KeptTour[]>();
  const read = () => readKeptTours(globalThis.caches).then(setTours);
  useEffect(() => {
    read();
    // Another tab may have changed what is here.
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  if (ifAny && !tours?.length) return null;
  if (!tours) return <p className="soft" aria-live="polite">Checking what is kept here…</p>;
  if (tours.length === 0) return <Nothing />;
  return (
    <>
      <p className="soft" aria-live="polite">{ifAny && "Kept on this phone: "}{summary(tours)}</p>
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
      title: "Remove from this phone?",
      text: `“${title}” will then need a connection. The archive itself stays online.`,
      action: "Remove",
    });
    if (!isSure) return;
    await removeKeptTour(globalThis.caches, id);
    onRemoved();
  };
  return (
    <li>
      <div>
        <h2>
          <a href={`/tour/${id}`}>{title}</a>
        </h2>
        <p className="soft">
          {narratives(stopCount)} · {completedAt
            ? sizeText(bytes)
            : `only ${sizeText(bytesHere)} of ${sizeText(bytes)} is here`}
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

const Nothing = () => (
  <EmptyState icon={CloudDownload} title="Nothing is kept on this phone yet">
    <p>
      While you are online, open an archive and choose “Keep on this phone”. Its page, its
      recordings and its pictures are then here, wherever you walk.
    </p>
    <a className="button primary" href="/tours">Browse Archives</a>
  </EmptyState>
);
