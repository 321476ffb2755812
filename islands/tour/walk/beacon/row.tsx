/** The switch of the audio beacon, and the question where one is. */
import { useSignals } from "@preact/signals-react/runtime";
import { AudioLines, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { getOrientation } from "../../../../lib/device/location/orientation.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { WALK_BEACON_KEY } from "../../../../lib/device/storage_keys.ts";
import type { WalkSession } from "../../../../lib/walk/session.ts";
import { createStoredChoice } from "../../../../lib/device/stored_choice.ts";
import { usePart } from "../../../runtime/use_part.ts";
import { Switch } from "../switches/switch.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("walk");

const choice = createStoredChoice(getLocalStorage(), WALK_BEACON_KEY);

const loadGuide = () => import("./guide.tsx");

/** Alt+W asks where one is also while the row is not shown. */
export function BeaconRow({ cues, isShown }: Pick<WalkSession, "cues"> & { isShown: boolean }) {
  useSignals();
  const isOn = choice.isOn.value;
  const [isTapped, setTapped] = useState(false);
  const [answer, setAnswer] = useState("");
  const { part, failure, retry } = usePart(isOn, loadGuide);

  useEffect(() => {
    if (!part) return;
    const guide = part.guideOfMap();
    guide.setOn(isOn);
    if (isOn && isTapped) guide.introduce();
  }, [part, isOn]);

  /** Within a tap, without which an iPhone gives neither its compass nor a sound. */
  function turn(on: boolean): void {
    choice.set(on);
    setTapped(true);
    if (!on) return;
    getOrientation().request();
    cues.unlock();
    if (failure) retry();
  }

  function ask(): void {
    loadChunk(loadGuide).then(({ guideOfMap }) => guideOfMap().whereAmI()).then(
      setAnswer,
      (error: Error) => setAnswer(error.message),
    );
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey || code !== "KeyW") return;
      event.preventDefault();
      ask();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  useEffect(() => setAnswer(""), [isShown]);

  if (!isShown) return answer && <p className="walk-where">{answer}</p>;
  return (
    <>
      <Switch isOn={isOn} set={turn}>
        <AudioLines aria-hidden="true" />
        {t("beacon")}
      </Switch>
      <button type="button" className="button" aria-keyshortcuts="Alt+W" onClick={ask}>
        <MapPin aria-hidden="true" />
        {t("whereAmI")}
      </button>
      {answer && <p className="walk-where">{answer}</p>}
      {isOn && (part ? <part.BeaconState /> : failure && <p>{failure}</p>)}
    </>
  );
}
