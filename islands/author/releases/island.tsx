/** The page of an archive's releases, for its owner. */
import { visitAgain } from "../../shell/visit.ts";
import { ReleaseList, type ReleaseListProps } from "./release_list.tsx";

export default function TourReleases(props: Omit<ReleaseListProps, "refresh" | "takesExport">) {
  return <ReleaseList {...props} refresh={visitAgain} takesExport />;
}
