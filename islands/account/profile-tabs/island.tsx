/** A user's archives, drafts, progress and statistics in four tabs. */
import { Tabs } from "radix-ui";
import { useRef, useState } from "react";
import type { DraftSummary } from "../../../lib/model/tour/draft.ts";
import type { ListPage } from "../../../lib/device/api.ts";
import type { OwnTourCard } from "../../../lib/model/tour/tour.ts";
import { expiryOf, type TrashedDraft, type TrashedTour } from "../../../lib/model/tour/trash.ts";
import { usePagedList } from "../../lists/use_paged_list.ts";
import { DeletedDrafts } from "./deleted_drafts.tsx";
import { MyDrafts } from "./my_drafts.tsx";
import { type Begun, MyProgress } from "./my_progress.tsx";
import { MyTours } from "./my_tours.tsx";
import { RecentlyDeleted } from "./recently_deleted.tsx";
import { type Account, Statistics } from "./statistics.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { visitAgain } from "../../shell/visit.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

type Props = {
  tours: ListPage<OwnTourCard>;
  /** The page that shows the next tours without script. */
  nextPage?: string;
  /** The numbers of all tours and stops of the account, including later pages. */
  counts: { tours: number; stops: number };
  drafts: DraftSummary[];
  /** The ids of deleted tours that have a draft of changes. */
  withoutTour: string[];
  begun: Begun[];
  /** The tours of the account that can be restored. */
  deleted: TrashedTour[];
  /** The drafts that can be restored. */
  deletedDrafts: TrashedDraft[];
  account: Account;
  /** The time of the page in milliseconds, so that server and browser compute the same. */
  now: number;
};

export default function ProfileTabs({ account, begun, now, counts, nextPage, ...made }: Props) {
  const alive = useHydrated();
  const toursList = useRef<HTMLUListElement>(null);
  const tours = usePagedList(made.tours, toursList);
  const [total, setTotal] = useState(counts);
  const [drafts, setDrafts] = useState(made.drafts);
  const [deleted, setDeleted] = useState(made.deleted);
  const [deletedDrafts, setDeletedDrafts] = useState(made.deletedDrafts);
  const restoreDraft = (draft: DraftSummary) => {
    setDrafts((drafts) => [draft, ...without(drafts, draft.id)]);
    setDeletedDrafts((all) => all.filter((one) => one.draft.id !== draft.id));
  };
  const panels = [
    {
      name: t("myTours"),
      content: (
        <>
          <MyTours
            tours={tours}
            list={toursList}
            total={total.tours}
            nextPage={nextPage}
            onDeleted={(tour) => {
              tours.remove(tour.id);
              setTotal(({ tours, stops }) => ({ tours: tours - 1, stops: stops - tour.stopCount }));
              setDeleted((deleted) => [{ tour, isOwn: true, ...deletedNow() }, ...deleted]);
            }}
          />
          <RecentlyDeleted
            deleted={deleted}
            now={now}
            onRestored={visitAgain}
            onRemoved={(id) =>
              setDeleted((deleted) => deleted.filter(({ tour }) => tour.id !== id))}
          />
        </>
      ),
    },
    {
      name: t("drafts"),
      content: (
        <>
          <MyDrafts
            drafts={drafts}
            withoutTour={[...made.withoutTour, ...deleted.map(({ tour }) => tour.id)]}
            now={now}
            onDeleted={(draft) => {
              setDrafts((drafts) => without(drafts, draft.id));
              setDeletedDrafts((all) => [{ draft, ...deletedNow() }, ...all]);
            }}
            onRestored={restoreDraft}
          />
          <DeletedDrafts
            deleted={deletedDrafts}
            now={now}
            onRestored={restoreDraft}
            onRemoved={(id) => setDeletedDrafts((all) => all.filter((one) => one.draft.id !== id))}
          />
        </>
      ),
    },
    { name: t("progress"), content: <MyProgress begun={begun} /> },
    {
      name: t("statistics"),
      content: (
        <Statistics
          counts={total}
          drafts={drafts.length}
          begun={begun.length}
          account={account}
        />
      ),
    },
  ];
  return alive ? <LiveTabs panels={panels} /> : <PlainTabs panels={panels} />;
}

/** The expected answer of the server about something just deleted. */
function deletedNow() {
  const deletedAt = new Date().toISOString();
  return { deletedAt, expiresAt: expiryOf(deletedAt) };
}

const without = <T extends { id: string }>(list: T[], id: string) =>
  list.filter((item) => item.id !== id);

type Panels = { panels: { name: string; content: React.ReactNode }[] };

function LiveTabs({ panels }: Panels) {
  return (
    <Tabs.Root className="profile-tabs" defaultValue="0">
      <Tabs.List className="tab-list" aria-label={t("profile")}>
        {panels.map(({ name }, i) => (
          <Tabs.Trigger key={name} value={String(i)}>{name}</Tabs.Trigger>
        ))}
      </Tabs.List>
      {panels.map(({ name, content }, i) => (
        <Tabs.Content key={name} value={String(i)}>{content}</Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/**
 * The same styles from the server, whose pages must have no style attributes, as Radix writes them.
 * Without script all panels show, one below the other.
 */
function PlainTabs({ panels }: Panels) {
  return (
    <div className="profile-tabs plain">
      <div className="tab-list" aria-hidden="true">
        {panels.map(({ name }, i) => (
          <span key={name} data-state={i === 0 ? "active" : undefined}>{name}</span>
        ))}
      </div>
      {panels.map(({ name, content }) => <section key={name} aria-label={name}>{content}</section>)}
    </div>
  );
}
