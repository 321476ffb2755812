/** All archives, with an administrator's actions. A table, which on a phone reads as cards. */
import { Eye, Pencil } from "lucide-react";
import { useRef } from "react";
import type { ListPage } from "../../lib/device/api.ts";
import type { OwnTourCard } from "../../lib/model/tour/tour.ts";
import { DeleteButton } from "../../lib/ui/delete_button.tsx";
import { AdminTable } from "../lists/admin_table.tsx";
import { MoreItems } from "../lists/more_items.tsx";
import { usePagedList } from "../lists/use_paged_list.ts";
import { visibilityLabel } from "../author/visibility/labels.ts";
import { deleteArchive } from "../shell/delete_archive.ts";
import { visitAgain } from "../shell/visit.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { Words } from "../../lib/ui/words.tsx";

/** `owner` is missing for the demo archives. */
type Row =
  & Pick<OwnTourCard, "id" | "title" | "language" | "stopCount" | "tourType" | "visibility">
  & {
    owner?: { name: string; email: string };
  };

/** Includes the tours of later pages. */
type Props = {
  tours: ListPage<Row>;
  /** The page that shows the next tours without script. */
  nextPage?: string;
  total: number;
  /** Whether a filter is active. */
  isSearch: boolean;
};

const COLUMNS = ["Title", "ID", "Stops", "Type", "Who can see it", "Owner", "Actions"];

export default function AdminTours({ tours: first, nextPage, total, isSearch }: Props) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const tours = usePagedList(first, rows);

  const remove = (tour: Row) =>
    deleteArchive(tour, {
      remedy: "You can undo this right afterwards. The owner can’t.",
      done: { title: "Tour deleted successfully", description: tour.title },
      failed: (message) => ({ title: `Failed to delete tour: ${message}` }),
      // The figures and the audit log have changed as well, so the whole page is fetched again.
      onDeleted: visitAgain,
      onRestored: visitAgain,
    });

  if (tours.items.length === 0) {
    if (isSearch) return <p className="soft">No archives found.</p>;
    return (
      <p className="soft">
        There are no archives yet. <a href="/create">Create the first one</a>
      </p>
    );
  }
  return (
    <>
      <AdminTable columns={COLUMNS} rows={rows}>
        {tours.items.map((tour) => (
          <TourRow
            key={tour.id}
            tour={tour}
            onDelete={() => remove(tour)}
          />
        ))}
      </AdminTable>
      <MoreItems list={tours} href={nextPage} total={total} />
    </>
  );
}

function TourRow({ tour, onDelete }: { tour: Row; onDelete: () => void }) {
  const { id, title, language, stopCount, tourType, visibility, owner } = tour;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" {...textIn(language)}>{title}</th>
      <td role="cell" data-label="ID">
        <code title={id}>…{id.slice(-8)}</code>
      </td>
      <td role="cell" data-label="Stops">{stopCount}</td>
      <td role="cell" data-label="Type">{tourType === "ordered" ? "ordered" : "discovery"}</td>
      <td role="cell" data-label="Who can see it">{visibilityLabel(visibility)}</td>
      <td role="cell" data-label="Owner" title={owner?.email}>
        <Words>{owner?.name ?? "–"}</Words>
      </td>
      <td role="cell" className="admin-actions">
        <a className="icon-button" href={`/tour/${id}`} aria-label={`View ${title}`}>
          <Eye aria-hidden="true" />
        </a>
        <a
          className="icon-button"
          href={`/tour/${id}/edit?from=admin`}
          aria-label={`Edit ${title}`}
        >
          <Pencil aria-hidden="true" />
        </a>
        <DeleteButton title={title} onClick={onDelete} />
      </td>
    </tr>
  );
}
