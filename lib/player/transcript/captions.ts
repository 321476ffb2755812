/** The captions of the page's one audio element, for browsers and devices that show them. */
import { PLAYER_AUDIO_ID } from "../../model/web/page_names.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("player");

/**
 * Gives the player's audio a track with the WebVTT file at `src`; returns the function that removes
 * it. The file is not fetched until somebody switches the track on. Browser only.
 */
export function addCaptions(src: string, srclang: string): () => void {
  const track = Object.assign(document.createElement("track"), {
    kind: "captions",
    label: t("transcript"),
    srclang,
    src,
  });
  document.getElementById(PLAYER_AUDIO_ID)?.append(track);
  return () => track.remove();
}
