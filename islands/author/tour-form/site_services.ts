/** What the host has set up beside the program; the whole form can ask. */
import { createContext, useContext } from "react";

export type SiteServices = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** Whether a machine writes recordings down. */
  transcription: boolean;
};

export const SiteServicesContext = createContext<SiteServices>({
  threeWords: false,
  transcription: false,
});

export const useSiteServices = (): SiteServices => useContext(SiteServicesContext);
