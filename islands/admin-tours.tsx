/**
 * All archives, with what an administrator may do to each. A table, which on a phone reads as
 * cards.
 */
import { Eye, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { api, type ListPage, messageOf } from "../lib/browser/api.ts";
import type { TourCard } from "../lib/model/tour.ts";
import { MoreItems } from "./lists/more_items.tsx";
import { usePagedList } from "./lists/use_paged_list.ts";
import { confirm } from "./shell/confirm.ts";
import { toast } from "./shell/toasts.ts";

type Row = Pick<TourCard, "id" | "title" | "stopCount" | "tourType">;

/** `total` counts the tours of later pages, too. */
type Props = {
  tours: ListPage<Row>;
  /** The page that shows the next tours without script. */
  nextPage?: string;
  total: number;
};

export default function AdminTours({ tours: first, nextPage, total }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const tours = usePagedList(first, body);
  const [busy, setBusy] = useState<string>();

  const remove = async ({ id, title }: Row) => {
    const sure = await confirm({
      title: "Delete this archive?",
      text: `“${title}” and its narratives are deleted for everybody. This cannot be undone.`,
      action: "Delete",
    });
    if (!sure) return;
    setBusy(id);
    try {
      await api("DELETE", `/api/tours/${id}`);
      toast({ title: "Tour deleted successfully", description: title });
      // The figures and the audit log have changed as well: the whole page is fetched anew.
      const { reloadPage } = await import("./shell/loading.ts");
      await reloadPage();
    } catch (error) {
      toast({ title: `Failed to delete tour: ${messageOf(error)}`, kind: "error" });
    } finally {
      setBusy(undefined);
    }
  };

  if (tours.items.length === 0) {
    return (
      <p className="soft">
        There are no archives. <a href="/create">Create the first</a>
      </p>
    );
  }
  return (
    <>
      <table className="admin-tours" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {["Title", "ID", "Stops", "Type", "Actions"].map((name) => (
              <th key={name} role="columnheader" scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {tours.items.map((tour) => (
            <TourRow
              key={tour.id}
              tour={tour}
              busy={busy !== undefined}
              onDelete={() => remove(tour)}
            />
          ))}
        </tbody>
      </table>
      <MoreItems list={tours} href={nextPage} total={total} />
    </>
  );
}

function TourRow(
  { tour, busy, onDelete }: { tour: Row; busy: boolean; onDelete: () => void },
) {
  const { id, title, stopCount, tourType } = tour;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{title}</th>
      <td role="cell" data-label="ID">
        <code title={id}>…{id.slice(-8)}</code>
      </td>
      <td role="cell" data-label="Stops">{stopCount}</td>
      <td role="cell" data-label="Type">{tourType === "ordered" ? "ordered" : "discovery"}</td>
      <td role="cell" className="admin-actions">
        <a className="icon-button" href={`/tour/${id}`} aria-label={`View ${title}`}>
          <Eye aria-hidden="true" />
        </a>
        <a className="icon-button" href={`/tour/${id}/edit`} aria-label={`Edit ${title}`}>
          <Pencil aria-hidden="true" />
        </a>
        <button
          type="button"
          className="icon-button needs-script"
          disabled={busy}
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}
