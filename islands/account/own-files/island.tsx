/** The files of the account, on its profile. */
import FileRoom from "./file_room.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";

export default function OwnFiles() {
  // Loaded by the browser, because few visits to a profile need them.
  return useHydrated() ? <FileRoom /> : <p className="soft">Looking at your files…</p>;
}
