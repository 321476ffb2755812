/** The files of the account, on its profile. */
import FileRoom from "./file_room.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

export default function OwnFiles() {
  // Loaded by the browser, because few visits to a profile need them.
  return useHydrated() ? <FileRoom /> : <p className="soft">{t("lookingAtFiles")}</p>;
}
