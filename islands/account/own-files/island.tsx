/** The files of the account, on its profile. */
import FileRoom from "./file_room.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";

export default function OwnFiles() {
  // They are read by the browser: most who look at their profile want something else.
  return useHydrated() ? <FileRoom /> : <p className="soft">Looking at your files…</p>;
}
