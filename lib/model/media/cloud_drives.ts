/** Share links of cloud drives, which open a page and not the file itself. */

const DRIVES: { name: string; hosts: string[]; isDirect?: (url: URL) => boolean }[] = [
  { name: "Google Drive", hosts: ["drive.google.com", "docs.google.com"] },
  {
    name: "Dropbox",
    hosts: ["dropbox.com", "db.tt"],
    // With either of these two, Dropbox redirects to the file instead of showing its page.
    isDirect: ({ searchParams: query }) => query.get("raw") === "1" || query.get("dl") === "1",
  },
  { name: "OneDrive", hosts: ["onedrive.live.com", "1drv.ms", "sharepoint.com"] },
  { name: "iCloud", hosts: ["icloud.com"] },
  {
    name: "Box",
    hosts: ["box.com"],
    isDirect: (url) => url.pathname.startsWith("/shared/static/"),
  },
  { name: "MEGA", hosts: ["mega.nz", "mega.io"] },
  { name: "Proton Drive", hosts: ["drive.proton.me"] },
];

/**
 * The name of the cloud drive that serves documents at the host of `url` ("Google Drive"), or
 * undefined. Hosts that serve the file itself, such as dl.dropboxusercontent.com, do not count.
 */
export function cloudDriveOf(url: URL): string | undefined {
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  const drive = DRIVES.find(({ hosts }) => hosts.some((h) => host === h || host.endsWith(`.${h}`)));
  return drive && !drive.isDirect?.(url) ? drive.name : undefined;
}
