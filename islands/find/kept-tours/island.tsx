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
import { notRemovedText } from "../../tour/keep-tour/problem_text.ts";
import { confirm } from "../../shell/confirm.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { askedFor, KeptSearch } from "./search.tsx";
import { toast } from "../../shell/toasts.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

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
  if (!tours) return <p className="soft" aria-live="polite">{t("lookingForSaved")}</p>;
  if (tours.length === 0) return <Nothing />;
  return (
    <>
      <p className="soft" aria-live="polite">{summary(tours, ifAny)}</p>
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
      title: t("removeQuestion"),
      text: t("removeText", { title }),
      action: t("remove"),
    });
    if (!isSure) return;
    try {
      await removeKeptTour(pageCaches, id);
    } catch (error) {
      console.warn("The archive is still on this device", error);
      toast({ title: t("notRemoved"), description: notRemovedText(), kind: "error" });
    }
    onRemoved();
  };
  return (
    <li>
      <div>
        <h2>
          <a href={to(`/tour/${id}`)} {...textIn()}>{title}</a>
        </h2>
        <p className="soft">
          {completedAt
            ? t("stopsAndSize", { count: stopCount, size: sizeText(bytes) })
            : t("stopsPartlySaved", {
              count: stopCount,
              saved: sizeText(bytesHere),
              size: sizeText(bytes),
            })}
        </p>
      </div>
      <button
        type="button"
        className="button quiet"
        aria-label={t("removeTitle", { title })}
        onClick={remove}
      >
        <Trash2 aria-hidden="true" />
        <span>{t("remove")}</span>
      </button>
    </li>
  );
}

function summary(tours: KeptTour[], isOnDevice: boolean): string {
  const bytes = tours.reduce((sum, { bytesHere }) => sum + bytesHere, 0);
  const values = { count: tours.length, size: sizeText(bytes) };
  return isOnDevice ? t("savedOnDevice", values) : t("archivesAndSize", values);
}

/** The device's state is unknown: the list may well be complete. */
const Unknown = () => <p className="notice" role="alert">{t("savedUnknown")}</p>;

const Nothing = () => (
  <EmptyState icon={CloudDownload} title={t("noneSaved")}>
    <p>{t("noneSavedText")}</p>
    <a className="button primary" href={to("/tours")}>{t("exploreArchives")}</a>
  </EmptyState>
);
