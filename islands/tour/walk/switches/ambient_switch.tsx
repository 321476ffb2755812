/** The switch of ambient sounds, where the archive has some. */
import { useSignals } from "@preact/signals-react/runtime";
import { Trees } from "lucide-react";
import { unlockAmbient } from "../../../../lib/walk/ambient/ambient_audio.ts";
import { ambientChoice } from "../../../../lib/walk/ambient/ambient_instance.ts";
import { hasAmbient } from "../../../../lib/walk/ambient/occupied.ts";
import type { WalkState } from "../../../../lib/walk/state.ts";
import { Switch } from "./switch.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("walk");

export function AmbientSwitch({ walk }: { walk: WalkState }) {
  useSignals();
  if (!hasAmbient(walk.tour)) return null;
  const set = (on: boolean) => {
    unlockAmbient();
    ambientChoice.set(on);
  };
  return (
    <Switch isOn={ambientChoice.isOn.value} set={set}>
      <Trees aria-hidden="true" />
      {t("ambientSound")}
    </Switch>
  );
}
