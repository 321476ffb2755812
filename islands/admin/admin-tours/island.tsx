/** All archives, with an administrator's actions. A table, which on a phone reads as cards. */
import { Eye, Pencil } from "lucide-react";
import { useRef } from "react";
import type { ListPage } from "../../../lib/device/api.ts";
import type { OwnTourCard } from "../../../lib/model/tour/tour.ts";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { AdminTable } from "../../lists/admin_table.tsx";
import { MoreItems } from "../../lists/more_items.tsx";
import { usePagedList } from "../../lists/use_paged_list.ts";
import { visibilityLabel } from "../../author/visibility/labels.ts";
import { deleteArchive } from "../../shell/delete_archive.ts";
import { visitAgain } from "../../shell/visit.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { ChooseBox } from "../bulk/choose_box.tsx";
import { ChooseAll, SelectionBar } from "../bulk/selection_bar.tsx";
import { useBulk } from "../bulk/use_bulk.ts";
import { type Selection, useSelection } from "../bulk/use_selection.ts";
import { ChosenTours } from "./chosen_tours.tsx";
import { number } from "../../../lib/texts/formats.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("acts");

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

const columns = () => [
  t("choose"),
  t("title"),
  "ID",
  t("stops"),
  t("type"),
  t("visibility"),
  t("owner"),
  t("actions"),
];

export default function AdminTours({ tours: first, nextPage, total, isSearch }: Props) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const tours = usePagedList(first, rows);
  const selection = useSelection(tours.items.map(({ id }) => id));
  const path = "/api/admin/tours/acts";
  const bulk = useBulk({ path, selection, remove: tours.remove });

  const remove = (tour: Row) =>
    deleteArchive(tour, {
      remedy: t("undoNow"),
      done: { title: t("tourDeleted"), description: tour.title },
      failed: (message) => ({ title: t("deleteFailed", { message }) }),
      // The figures and the audit log have changed as well, so the whole page is fetched again.
      onDeleted: visitAgain,
      onRestored: visitAgain,
    });

  if (tours.items.length === 0) {
    if (isSearch) return <p className="soft">{t("noArchivesFound")}</p>;
    return (
      <p className="soft">
        {rich(t, "noArchives", { link: (words) => <a href={to("/create")}>{words}</a> })}
      </p>
    );
  }
  return (
    <>
      <ChooseAll count={tours.items.length} selection={selection} />
      <AdminTable columns={columns()} rows={rows}>
        {tours.items.map((tour) => (
          <TourRow
            key={tour.id}
            tour={tour}
            selection={selection}
            onDelete={() => remove(tour)}
          />
        ))}
      </AdminTable>
      <MoreItems list={tours} href={nextPage} total={total - tours.removed} />
      <SelectionBar
        noun="archive"
        rows={tours.items.map(({ id, title }) => ({ id, name: title }))}
        selection={selection}
        bulk={bulk}
      >
        <ChosenTours chosen={selection.chosen} bulk={bulk} />
      </SelectionBar>
    </>
  );
}

type RowProps = { tour: Row; selection: Selection; onDelete: () => void };

function TourRow({ tour, selection, onDelete }: RowProps) {
  const { id, title, language, stopCount, tourType, visibility, owner } = tour;
  return (
    <tr role="row" data-chosen={selection.has(id) ? "" : undefined}>
      <ChooseBox id={id} name={title} selection={selection} />
      <th role="rowheader" scope="row" {...textIn(language)}>{title}</th>
      <td role="cell" data-label="ID">
        <code title={id}>…{id.slice(-8)}</code>
      </td>
      <td role="cell" data-label={t("stops")}>{number(stopCount)}</td>
      <td role="cell" data-label={t("type")}>
        {t(tourType === "ordered" ? "ordered" : "discovery")}
      </td>
      <td role="cell" data-label={t("visibility")}>{visibilityLabel(visibility)}</td>
      <td role="cell" className="person" data-label={t("owner")} title={owner?.email}>
        <Words>{owner?.name ?? "–"}</Words>
      </td>
      <td role="cell" className="admin-actions">
        <a className="icon-button" href={to(`/tour/${id}`)} aria-label={t("viewTitle", { title })}>
          <Eye aria-hidden="true" />
        </a>
        <a
          className="icon-button"
          href={to(`/tour/${id}/edit?from=admin`)}
          aria-label={t("editTitle", { title })}
        >
          <Pencil aria-hidden="true" />
        </a>
        <DeleteButton title={title} onClick={onDelete} />
      </td>
    </tr>
  );
}
