/** The optional services that the host has set up, for the whole form. */
import { createContext, useContext } from "react";

export type SiteServices = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** Whether a machine transcribes recordings. */
  transcription: boolean;
  /** The protocol of the server that finds ways along streets, if there is one. */
  router?: "osrm" | "valhalla";
  /** Whether the author hands in what visitors are to see. */
  review: boolean;
};

export const SiteServicesContext = createContext<SiteServices>({
  threeWords: false,
  transcription: false,
  review: false,
});

export const useSiteServices = (): SiteServices => useContext(SiteServicesContext);
