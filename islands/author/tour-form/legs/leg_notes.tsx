/** What goes on with the ways, over the foot of the map. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { texts } from "../../../../lib/texts/texts.ts";
import { handDrawing } from "./hand_drawing.ts";
import { useLegs } from "./use_legs.ts";

const t = texts("places");

/** How many ways were found so far. */
export function WaysProgress() {
  useSignals();
  const legs = useLegs();
  const { value: progress } = legs.progress;
  return (
    <div className="map-change" role="status">
      {progress && !progress.isQuiet && (
        <>
          <p>{t("findingWays", { done: progress.done, total: progress.total })}</p>
          <button type="button" className="button" onClick={legs.cancel}>{t("cancel")}</button>
        </>
      )}
    </div>
  );
}

/** What taps do while a way is drawn by hand. Enter ends it, Escape gives it up. */
export function HandDrawing() {
  useSignals();
  const legs = useLegs();
  const { value: drawing } = handDrawing;
  const isOn = drawing !== undefined;
  const cancel = () => void (handDrawing.value = undefined);
  const done = () => {
    const { to, points } = handDrawing.peek()!;
    cancel();
    if (points.length > 0) legs.draw(to, points);
  };
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const onButton = (event.target as HTMLElement).closest("button, input, a, [role=button]");
      if (event.key === "Escape") cancel();
      else if (event.key === "Enter" && !onButton) done();
      else return;
      event.preventDefault(); // It would close the sheet that the map is on a phone.
      event.stopPropagation();
    };
    document.addEventListener("keydown", pressed, { capture: true });
    return () => document.removeEventListener("keydown", pressed, { capture: true });
  }, [isOn]);
  useEffect(() => cancel, []);
  if (!drawing) return null;
  return (
    <div className="map-change leg-drawing">
      <button type="button" className="button" onClick={cancel}>{t("cancel")}</button>
      <button type="button" className="button primary" onClick={done}>{t("done")}</button>
    </div>
  );
}
