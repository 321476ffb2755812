/** In place of Start during a walk. Loaded when one begins. */
import { useSignals } from "@preact/signals-react/runtime";
import { Map as MapIcon } from "lucide-react";
import { describeWalk, sentenceOf } from "../../../lib/walk/description.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { isScreenOpen, setScreenOpen } from "./screen_state.ts";
import { useFocusOnMount } from "./use_focus_on_mount.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** The button back to the walking screen, for visitors who read the text meanwhile. */
export function UnderWay({ walk }: { walk: WalkState }) {
  useSignals();
  return isScreenOpen.value ? null : <BackToMap walk={walk} />;
}

function BackToMap({ walk }: { walk: WalkState }) {
  const button = useFocusOnMount<HTMLButtonElement>({ always: true });
  return (
    <>
      <p className="figures">{sentenceOf(describeWalk(walk))}</p>
      <button
        ref={button}
        type="button"
        className="button primary"
        onClick={() => setScreenOpen(true)}
      >
        <MapIcon aria-hidden="true" />
        {t("backToMap")}
      </button>
    </>
  );
}
