import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed } from "lucide-react";
import type { LiveText } from "../../../lib/player/transcript/live_text.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

/** Back to the voice, after the reader has scrolled. */
export function Follow({ text }: { text: LiveText }) {
  useSignals();
  return !text.isOn.value && (
    <button type="button" className="button follow" onClick={text.resume}>
      <LocateFixed aria-hidden="true" />
      {t("follow")}
    </button>
  );
}
