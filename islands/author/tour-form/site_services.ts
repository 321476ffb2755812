/** The optional services that the host has set up, for the whole form. */
import { createContext, useContext } from "react";

export type SiteServices = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** Whether a machine transcribes recordings. */
  transcription: boolean;
  /** Whether a server finds ways along streets. */
  router: boolean;
  /** Whether the author hands in what visitors are to see. */
  review: boolean;
};

export const SiteServicesContext = createContext<SiteServices>({
  threeWords: false,
  transcription: false,
  router: false,
  review: false,
});

export const useSiteServices = (): SiteServices => useContext(SiteServicesContext);
