/** Schemas for addresses that users enter; the rules are in url_rules.ts. */
import { cloudDriveOf } from "./cloud_drives.ts";
import { isSafeUrl, isTestBeep, parseUrl } from "./url_rules.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");

const AUDIO_URL_RULE = { error: () => t("audioUrl") };
const IMAGE_URL_RULE = { error: () => t("imageUrl") };

/** An address that the player accepts: an https URL, a path of ours, or a test sound. */
export const StoredAudioUrl = z.string(AUDIO_URL_RULE).trim().refine(
  (text) => isTestBeep(text) || isSafeUrl(text),
  AUDIO_URL_RULE,
);

/** Sites, besides cloud drives, whose links open a page with a recording and not the recording. */
const PLAYER_SITES: { name: string; hosts: string[] }[] = [
  { name: "YouTube", hosts: ["youtube.com", "youtu.be", "youtube-nocookie.com"] },
  { name: "SoundCloud", hosts: ["soundcloud.com"] },
  { name: "Spotify", hosts: ["open.spotify.com", "spotify.link"] },
  { name: "Vimeo", hosts: ["vimeo.com"] },
  { name: "Apple Podcasts", hosts: ["podcasts.apple.com"] },
  { name: "WeTransfer", hosts: ["wetransfer.com", "we.tl"] },
];

/** The name of the site ("YouTube", "Google Drive") on which a link opens a page, or undefined. */
function siteOf(text: string): string | undefined {
  const url = isSafeUrl(text) ? parseUrl(text) : undefined;
  if (!url) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  const isOn = (site: string) => host === site || host.endsWith(`.${site}`);
  return cloudDriveOf(url) ?? PLAYER_SITES.find(({ hosts }) => hosts.some(isOn))?.name;
}

/** The address of a recording, as an author may enter it; links that open a page are refused. */
export const AudioUrl = StoredAudioUrl.superRefine((text, context) => {
  const site = siteOf(text);
  if (!site) return;
  context.addIssue({
    code: "custom",
    message: t("pageNotRecording", { site }),
  });
});

/** The address of a sound that loops: as for a recording, without the test sounds. */
export const AmbientUrl = AudioUrl.refine(isSafeUrl, AUDIO_URL_RULE);

/** The address of a picture: an https URL or a path of ours. */
export const ImageUrl = z.string(IMAGE_URL_RULE).trim().refine(isSafeUrl, IMAGE_URL_RULE);
