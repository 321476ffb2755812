/** Where authors make an archive, and change it. */
import { CreateTour } from "./tour-form/create_tour.tsx";
import { EditTour } from "./tour-form/edit_tour.tsx";
import type { TourFormProps } from "./tour-form/form_props.ts";

export default function TourForm(props: TourFormProps) {
  return props.mode === "edit" ? <EditTour {...props} /> : <CreateTour {...props} />;
}
