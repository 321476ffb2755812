/** Shares a link by the device's share sheet if there is one, else by the clipboard. */

/** The used part of `navigator`; some functions are missing, or need https. */
type ShareDevice = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/**
 * Shares a link. 'shared': the share sheet was opened, even if the person closed it. 'copied': it
 * is in the clipboard. 'refused': neither is possible. Never rejects.
 */
export async function shareLink(
  device: ShareDevice,
  link: { title: string; url: string },
): Promise<"shared" | "copied" | "refused"> {
  if (device.share) {
    try {
      await device.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "shared";
      // The sheet did not open, as in some embedded browsers.
    }
  }
  try {
    await device.clipboard!.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}
