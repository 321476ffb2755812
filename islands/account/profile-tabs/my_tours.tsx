/** The archives of an account: to see, to change, to delete. */
import { Fragment } from "react";
import { CirclePlus, Clock, Eye, Headphones, History, LibraryBig, Pencil } from "lucide-react";
import type { OwnTourCard } from "../../../lib/model/tour/tour.ts";
import { DeleteButton } from "../../../lib/ui/delete_button.tsx";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { stopCountText } from "../../../lib/ui/tour/tour_labels.ts";
import { MoreItems } from "../../lists/more_items.tsx";
import type { PagedList } from "../../lists/use_paged_list.ts";
import { deleteArchive } from "../../shell/delete_archive.ts";
import { visitAgain } from "../../shell/visit.ts";
import { VisibilitySwitch } from "../../author/visibility/switch.tsx";
import { OwnItem } from "./own_item.tsx";
import { textIn } from "../../../lib/model/text/language.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

type Props = {
  tours: PagedList<OwnTourCard>;
  /** The element that holds the list. */
  list: React.RefObject<HTMLUListElement | null>;
  /** The number of tours of the account, including later pages. */
  total: number;
  /** The page that shows the next tours without script. */
  nextPage?: string;
  onDeleted: (tour: OwnTourCard) => void;
};

export function MyTours({ tours, list, total, nextPage, onDeleted }: Props) {
  if (total === 0) {
    return (
      <EmptyState icon={LibraryBig} title={t("noArchivesYet")}>
        <p>{t("noArchivesText")}</p>
        <a className="button primary" href={to("/create-tour")}>{t("createFirstArchive")}</a>
      </EmptyState>
    );
  }
  return (
    <>
      <p>
        <a className="button" href={to("/create-tour")}>
          <CirclePlus aria-hidden="true" />
          {t("createNewArchive")}
        </a>
      </p>
      <ul ref={list} role="list" className="own-list">
        {tours.items.map((tour) => <OwnTour key={tour.id} tour={tour} onDeleted={onDeleted} />)}
      </ul>
      <MoreItems list={tours} href={nextPage} total={total} />
    </>
  );
}

function OwnTour(
  { tour, onDeleted }: { tour: OwnTourCard; onDeleted: (tour: OwnTourCard) => void },
) {
  const { id, title, language, duration, stopCount } = tour;
  const name = <span className="visually-hidden" {...textIn(language)}>{title}</span>;
  const remove = () =>
    deleteArchive(tour, {
      remedy: t("restoreWithin30Days"),
      done: { title: t("tourDeleted"), description: title },
      failed: (reason) => ({
        title: t("error"),
        description: t("deleteTourFailed", { reason }),
      }),
      onDeleted: () => onDeleted(tour),
      onRestored: visitAgain,
    });
  return (
    <OwnItem
      title={title}
      language={language}
      facts={[
        <Fragment key="duration">
          <Clock aria-hidden="true" />
          {duration}
        </Fragment>,
        <Fragment key="stops">
          <Headphones aria-hidden="true" />
          {stopCountText(stopCount)}
        </Fragment>,
      ]}
      actions={
        <>
          <a className="button" href={to(`/tour/${id}`)}>
            <Eye aria-hidden="true" />
            {rich(t, "viewName", { name })}
          </a>
          <a className="button" href={to(`/tour/${id}/edit?from=profile`)}>
            <Pencil aria-hidden="true" />
            {rich(t, "editName", { name })}
          </a>
          <a
            className="icon-button"
            href={to(`/tour/${id}/history`)}
            aria-label={t("historyOfTitle", { title })}
          >
            <History aria-hidden="true" />
          </a>
          <DeleteButton title={title} onClick={remove} />
        </>
      }
    >
      <VisibilitySwitch tour={tour} />
    </OwnItem>
  );
}
