/** What the pages tell the form. */
import type { Tour } from "../../lib/model/tour.ts";
import type { TourMapProps } from "../map/place.ts";

/** What creating and editing share. */
export type FormProps = {
  tiles: TourMapProps["tiles"];
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** Who writes; absent for somebody who has not signed in. */
  userId?: string;
  /** The address of the sign-in that comes back to this page. */
  signInHref: string;
};

export type TourFormProps = FormProps & ({ mode: "create" } | { mode: "edit"; tour: Tour });
