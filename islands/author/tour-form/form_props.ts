/** What the pages pass to the form, and the type of the form itself. */
import type { UseFormReturn } from "react-hook-form";
import type { Draft } from "../../../lib/model/tour/draft.ts";
import type { Tour, TourInput } from "../../../lib/model/tour/tour.ts";
import type { TourMapProps } from "../../map/place.ts";
import type { SiteServices } from "./site_services.ts";
import type { TogetherProps } from "./together/together.ts";
import type { TourValues } from "./values.ts";

/** What creating and editing share. */
export type FormProps = {
  tiles: TourMapProps["tiles"];
  services: SiteServices;
  /** The id of the viewer; missing without a sign-in. */
  userId?: string;
  /** The address of the sign-in that comes back to this page. */
  signInHref: string;
};

/** Where the form was opened from: its address, and the text of the link back. */
export type BackLink = { href: string; label: string };

/** The edited archive, and its stored draft. */
export type EditedTour = {
  tour: Tour;
  /** The viewer's unpublished changes. */
  draft?: Draft;
  /** The version that those changes began from, if the archive has a newer one. */
  base?: Tour;
};

/** Additional props of editing. */
export type EditFormProps = FormProps & EditedTour & {
  back: BackLink;
  /** Whether the viewer is the owner or an administrator, who say who sees the archive. */
  isOwner: boolean;
  /** The languages with words, besides the archive's own. */
  languages: string[];
  /** The others who work on it; missing for somebody alone without any comments. */
  together?: TogetherProps;
};

export type TourFormProps = (FormProps & { mode: "create" }) | (EditFormProps & { mode: "edit" });

/** react-hook-form's form: typed values go in, and a checked `TourInput` comes out. */
export type ArchiveForm = UseFormReturn<TourValues, unknown, TourInput>;

/** The part of the form for code that fills in a box. */
export type FormAccess = Pick<
  UseFormReturn<TourValues>,
  "getValues" | "setValue" | "clearErrors"
>;
