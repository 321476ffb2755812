/** Hands a link on: by the device's share sheet where there is one, else by the clipboard. */

/** What of `navigator` is used; browsers leave out what they do not have, or not without https. */
type ShareDevice = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/**
 * Shares a link. 'shared': a share sheet has taken care of it, or was put away by the person.
 * 'copied': it is in the clipboard. 'refused': neither is possible. Never rejects.
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
      // The sheet did not open: an embedded browser may forbid it.
    }
  }
  try {
    await device.clipboard!.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}
