/** What the pages pass to the form, and the type of the form itself. */
import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "../../../lib/model/tour/draft.ts";
import type { Tour, TourInput } from "../../../lib/model/tour/tour.ts";
import type { TourMapProps } from "../../map/place.ts";
import type { SiteServices } from "./site_services.ts";
import type { TourValues } from "./values.ts";

/** What creating and editing share. */
export type FormProps = {
  tiles: TourMapProps["tiles"];
  services: SiteServices;
  /** The id of the viewer; absent for somebody who has not signed in. */
  userId?: string;
  /** The address of the sign-in that comes back to this page. */
  signInHref: string;
};

/** Where the form was opened: its address, and the words of the link that leads there. */
export type BackLink = { href: string; label: string };

/** The archive that is edited, and what of its editing is stored. */
export type EditedTour = {
  tour: Tour;
  /** The changes of the viewer that are not published. */
  draft?: Draft;
  /** The version from which those changes began, where the archive has a newer one. */
  base?: Tour;
};

/** What editing needs beside that. */
export type EditFormProps = FormProps & EditedTour & { back: BackLink };

export type TourFormProps = (FormProps & { mode: "create" }) | (EditFormProps & { mode: "edit" });

/** react-hook-form's form: typed values go in, and a checked `TourInput` comes out. */
export type ArchiveForm = UseFormReturn<TourValues, unknown, TourInput>;

/** As much of the form as those need who put something into a box. */
export type FormAccess = Pick<
  UseFormReturn<TourValues>,
  "getValues" | "setValue" | "clearErrors"
>;
