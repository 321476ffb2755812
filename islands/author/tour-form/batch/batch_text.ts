/** What became of added files, in a line. */
import type { Batch, BatchStop } from "./fill_form.ts";
import { language, texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/**
 * "12 recordings, 12 photographs and 12 texts became 12 stops. 2 photographs were paired by time."
 */
export function batchText(batch: Batch): string {
  const isNew = new Set(batch.added.map(({ id }) => id));
  const added = batch.stops.filter(({ id }) => isNew.has(id));
  const joined = batch.stops.filter(({ id }) => !isNew.has(id));
  const byTime = batch.stops.filter(({ picture }) => picture?.by === "time").length;
  const others = batch.left.length + batch.unknown.length;
  const said = [
    added.length > 0 &&
    t("filesBecameStops", { count: added.length, files: filesText(added) }),
    joined.length > 0 &&
    t("filesJoinedStops", { count: joined.length, files: filesText(joined) }),
    byTime > 0 && t("photosPaired", { count: byTime }),
    batch.loose > 0 &&
    t("photosLoose", { count: batch.loose }),
    others > 0 && t("filesNotTaken", { count: others }),
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : t("noFilesAdded");
}

function filesText(stops: readonly BatchStop[]): string {
  const count = (name: keyof typeof COUNTS) => {
    const files = stops.filter((stop) => stop[name]).length;
    return files > 0 ? [t(COUNTS[name], { count: files })] : [];
  };
  return listText([
    ...count("recording"),
    ...count("picture"),
    ...count("text"),
  ]);
}

const COUNTS = { recording: "recordings", picture: "photographs", text: "texts" } as const;

/** "a, b and c". */
export const listText = (texts: readonly string[]): string =>
  new Intl.ListFormat(language() === "en" ? "en-GB" : language()).format(texts);
