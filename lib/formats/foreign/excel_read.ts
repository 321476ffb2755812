/** Reads the cells of an Excel table (.xlsx). Loads 40 kB: import it only when one comes. */
import readSheets from "read-excel-file/universal";
import { texts } from "../../texts/texts.ts";
import { zipEntries } from "../zip/zip_entries.ts";

const t = texts("imports");

/** Most bytes of all parts, unpacked. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The cells as texts, and the names of the other sheets; `problem` is a message for the author. */
export type ExcelCells = { cells: string[][]; otherSheets: string[] } | { problem: string };

/** The first sheet with two rows and two columns. Never rejects. */
export async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<ExcelCells> {
  try {
    const size = [...zipEntries(bytes)].reduce((sum, entry) => sum + entry.size, 0);
    if (size > MAX_BYTES) return { problem: t("excelTooLarge") };
    const sheets = await readSheets(new Blob([bytes]));
    const chosen = sheets.find(({ data }) => data.length > 1 && data[0].length > 1) ?? sheets[0];
    return {
      cells: chosen.data.map((row) => row.map(textOf)),
      otherSheets: sheets.filter((one) => one !== chosen && one.data.length > 0)
        .map(({ sheet }) => sheet),
    };
  } catch {
    return { problem: t("excelDamaged") };
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  return cell === null || cell === undefined ? "" : String(cell).trim();
}
