/** Sizes of files in words. */

/** `bytes` as people read them, such as "14.2 MB": a megabyte is a million bytes. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6;
  if (megabytes < 0.1) return "0.1 MB";
  if (megabytes < 99.95) return `${megabytes.toFixed(1)} MB`;
  if (megabytes < 999.5) return `${Math.round(megabytes)} MB`;
  return `${(megabytes / 1000).toFixed(1)} GB`;
}
