/** The pages where authors create and edit an archive. */
import { ArrowLeft, History } from "lucide-react";
import { useEffect, useState } from "react";
import { CreateTour } from "./create_tour.tsx";
import { type DeviceCopy, getDeviceCopies } from "./drafts/device_copies.ts";
import { EditForm } from "./edit_form.tsx";
import type { EditFormProps, TourFormProps } from "./form_props.ts";
import { createTogether, TogetherContext } from "./together/together.ts";
import { SiteServicesContext } from "./site_services.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

export default function TourForm(props: TourFormProps) {
  return (
    <SiteServicesContext value={props.services}>
      <noscript>
        <div className="wrap">
          <p className="notice">{t("needsJavaScript")}</p>
        </div>
      </noscript>
      {props.mode === "edit" ? <EditTour {...props} /> : <CreateTour {...props} />}
    </SiteServicesContext>
  );
}

/** Editing an archive: the same form for an existing tour. */
function EditTour(props: EditFormProps) {
  /** Known once the device has answered: the form begins with it. */
  const [found, setFound] = useState<{ resumed?: DeviceCopy }>();
  useEffect(() => {
    const { userId, tour } = props;
    getDeviceCopies().consumeResumed(userId, tour.id).then((resumed) => setFound({ resumed }));
  }, []);
  const [together] = useState(() => togetherOf(props));
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <div className="wrap create-page">
      <div className="page-head">
        <a className="back" href={props.back.href} data-back="">
          <ArrowLeft aria-hidden="true" />
          {props.back.label}
        </a>
        <h1>{t("editArchive")}</h1>
        <div ref={setHead} className="head-note" />
        <a className="button" href={to(`/tour/${props.tour.id}/history`)}>
          <History aria-hidden="true" />
          {t("history")}
        </a>
      </div>
      {found
        ? (
          <TogetherContext value={together}>
            <EditForm {...props} {...found} head={head} />
          </TogetherContext>
        )
        : <div className="catalogue-card skeleton form-skeleton" />}
    </div>
  );
}

function togetherOf({ tour, userId, together }: EditFormProps) {
  if (!together || userId === undefined) return undefined;
  const savedStops = new Set(tour.audioStops.map(({ id }) => id));
  return createTogether({ ...together, tourId: tour.id, userId, savedStops });
}
