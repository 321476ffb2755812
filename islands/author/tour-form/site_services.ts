/** The optional services that the host has set up, for the whole form. */
import { createContext, useContext } from "react";

export type SiteServices = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** Whether a machine transcribes recordings. */
  transcription: boolean;
};

export const SiteServicesContext = createContext<SiteServices>({
  threeWords: false,
  transcription: false,
});

export const useSiteServices = (): SiteServices => useContext(SiteServicesContext);
