/** The pages where authors create and edit an archive. */
import { ArrowLeft, History } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { CreateTour } from "./create_tour.tsx";
import { EditForm } from "./edit_form.tsx";
import type { EditFormProps, TourFormProps } from "./form_props.ts";
import { createTogether, TogetherContext } from "./together/together.ts";
import { SiteServicesContext } from "./site_services.ts";

export default function TourForm(props: TourFormProps) {
  return (
    <SiteServicesContext value={props.services}>
      {props.mode === "edit" ? <EditTour {...props} /> : <CreateTour {...props} />}
    </SiteServicesContext>
  );
}

/** Editing an archive: the same form for an existing tour. */
function EditTour(props: EditFormProps) {
  const hydrated = useHydrated();
  const [together] = useState(() => togetherOf(props));
  return (
    <div className="wrap create-page">
      <div className="page-head">
        <a className="back" href={props.back.href} data-back="">
          <ArrowLeft aria-hidden="true" />
          {props.back.label}
        </a>
        <h1>Edit Archive</h1>
        <a className="button" href={`/tour/${props.tour.id}/history`}>
          <History aria-hidden="true" />History
        </a>
      </div>
      {hydrated
        ? (
          <TogetherContext value={together}>
            <EditForm {...props} />
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
