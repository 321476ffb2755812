/** Sizes of files in words. */
import { language } from "../../texts/texts.ts";

/** `bytes` as people read them, such as "14.2 MB": a megabyte is a million bytes. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6;
  if (megabytes < 99.95) return written(Math.max(0.1, megabytes), "megabyte", 1);
  if (megabytes < 999.5) return written(megabytes, "megabyte", 0);
  return written(megabytes / 1000, "gigabyte", 1);
}

const written = (size: number, unit: string, digits: number): string =>
  size.toLocaleString(language(), {
    style: "unit",
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
