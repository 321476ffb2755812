/** What became of added files, in a line. */
import { counted } from "../../../../lib/formats/report.ts";
import type { Batch, BatchStop } from "./fill_form.ts";

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
    added.length > 0 && `${filesText(added)} became ${counted(added.length, "stop")}.`,
    joined.length > 0 && `${filesText(joined)} joined ${counted(joined.length, "stop")}.`,
    byTime > 0 && `${photographs(byTime)} ${byTime === 1 ? "was" : "were"} paired by time.`,
    batch.loose > 0 && `${photographs(batch.loose)} ${batch.loose === 1 ? "has" : "have"} no ` +
      "stop yet.",
    others > 0 && `${counted(others, "file")} ${others === 1 ? "was" : "were"} not taken.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : "No files were added.";
}

const photographs = (count: number) => counted(count, "photograph");

function filesText(stops: readonly BatchStop[]): string {
  const count = (name: "recording" | "picture" | "text", word: string) => {
    const files = stops.filter((stop) => stop[name]).length;
    return files > 0 ? [counted(files, word)] : [];
  };
  return listText([
    ...count("recording", "recording"),
    ...count("picture", "photograph"),
    ...count("text", "text"),
  ]);
}

/** "a, b and c". */
export const listText = (texts: readonly string[]): string =>
  texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}` : texts.join();
