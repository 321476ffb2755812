/** The archives of who looks: to see, to change, to delete. */
import { CirclePlus, Clock, Eye, Headphones, LibraryBig, Pencil, Trash2 } from "lucide-react";
import type { TourSummary } from "../../lib/model/tour.ts";
import { narratives } from "../../lib/ui/tour_labels.ts";
import { deleteWithConfirmation } from "../shell/delete_with_confirmation.ts";

type Props = { tours: TourSummary[]; onDeleted: (id: string) => void };

export function MyTours({ tours, onDeleted }: Props) {
  if (tours.length === 0) {
    return (
      <div className="empty">
        <LibraryBig aria-hidden="true" />
        <h2>No archives yet</h2>
        <p>What you create stands here: to look at, to change, and to take down again.</p>
        <a className="button primary" href="/create-tour">Create Your First Archive</a>
      </div>
    );
  }
  return (
    <>
      <p>
        <a className="button" href="/create-tour">
          <CirclePlus aria-hidden="true" />Create New Archive
        </a>
      </p>
      <ul role="list" className="own-list">
        {tours.map((tour) => <OwnTour key={tour.id} tour={tour} onDeleted={onDeleted} />)}
      </ul>
    </>
  );
}

function OwnTour({ tour: { id, title, duration, stopCount }, onDeleted }: {
  tour: TourSummary;
  onDeleted: (id: string) => void;
}) {
  const remove = async () => {
    const deleted = await deleteWithConfirmation({
      path: `/api/tours/${id}`,
      question: {
        title: "Delete this archive?",
        text: `“${title}” and its narratives are deleted for everybody. This cannot be undone.`,
        action: "Delete",
      },
      done: { title: "Tour deleted", description: title },
      failed: "Failed to delete tour. Please try again.",
    });
    if (deleted) onDeleted(id);
  };
  return (
    <li>
      <div>
        <h2>{title}</h2>
        <p className="own-facts">
          <span>
            <Clock aria-hidden="true" />
            {duration}
          </span>
          <span>
            <Headphones aria-hidden="true" />
            {narratives(stopCount)}
          </span>
        </p>
      </div>
      <div className="own-actions">
        <a className="button" href={`/tour/${id}`}>
          <Eye aria-hidden="true" />View<span className="visually-hidden">{title}</span>
        </a>
        <a className="button" href={`/tour/${id}/edit`}>
          <Pencil aria-hidden="true" />Edit<span className="visually-hidden">{title}</span>
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={`Delete ${title}`}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
