/** What an author has said of the columns of a table, for the next table with the same ones. */
import type { ColumnNames } from "../../../../lib/formats/own_address.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { TABLE_COLUMNS_KEY } from "../../../../lib/device/storage_keys.ts";

type Kept = { columns: ColumnNames }[];

/** Most tables that are remembered, the newest first. */
const MOST = 20;

const isFor = (columns: readonly string[], kept: ColumnNames) =>
  JSON.stringify(Object.keys(kept)) === JSON.stringify(columns);

export const keptColumns = (columns: readonly string[]): ColumnNames | undefined =>
  readKept().find((kept) => isFor(columns, kept.columns))?.columns;

export function keepColumns(columns: ColumnNames): void {
  const others = readKept().filter((kept) => !isFor(Object.keys(columns), kept.columns));
  const next: Kept = [{ columns }, ...others].slice(0, MOST);
  try {
    getLocalStorage()?.setItem(TABLE_COLUMNS_KEY, JSON.stringify(next));
  } catch {
    // No room: the author is asked again.
  }
}

function readKept(): Kept {
  try {
    const kept = JSON.parse(getLocalStorage()?.getItem(TABLE_COLUMNS_KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
