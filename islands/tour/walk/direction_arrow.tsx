import { effect, untracked } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { ArrowUp } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { getOrientation } from "../../../lib/device/location/orientation.ts";
import { getWalk } from "../../../lib/walk/walk_instance.ts";
import { isInPocket } from "./screen_state.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

type Props = {
  /** Degrees clockwise from the way that the visitor faces, or from north where it is not known. */
  angle: number;
  /** That way, in degrees from north, which the map shows. */
  facing?: number;
  small: boolean;
};

/**
 * Points to the next stop, as the words of the walk say, to which it gives the compass. On an
 * iPhone a tap on it asks for that.
 */
export function DirectionArrow({ angle, facing, small }: Props) {
  useSignals();
  const orientation = getOrientation();
  useEffect(followCompass, []);
  useFacing(facing);
  const turned = useTurns(angle);
  const arrow = (
    <span className="walk-arrow" data-size={small ? "small" : undefined} aria-hidden="true">
      <ArrowUp style={{ rotate: `${turned}deg` }} />
    </span>
  );
  if (orientation.status.value !== "blocked") return arrow;
  return (
    <button
      type="button"
      className="walk-compass"
      aria-label={t("turnArrow")}
      onClick={() => orientation.request()}
    >
      {arrow}
      <span aria-hidden="true">{t("compass")}</span>
    </button>
  );
}

/** Tells the walk where the device points, which in a pocket is anywhere. */
function followCompass(): () => void {
  const orientation = getOrientation();
  const { face } = getWalk();
  const unfollow = orientation.follow();
  const end = effect(() => {
    const heading = isInPocket.value ? undefined : orientation.heading.value;
    untracked(() => face(heading));
  });
  return () => {
    end();
    unfollow();
    face(undefined);
  };
}

/** Shows on the map, which has north up, where the visitor faces. */
function useFacing(facing: number | undefined): void {
  useLayoutEffect(() => {
    if (facing === undefined) return;
    const { style, dataset } = document.documentElement;
    dataset.walkFacing = "";
    style.setProperty("--walk-facing", `${facing}deg`);
    return () => {
      delete dataset.walkFacing;
      style.removeProperty("--walk-facing");
    };
  }, [facing]);
}

/** The same angle, plus whole turns, so that the arrow turns the shorter way round. */
function useTurns(angle: number): number {
  const shown = useRef(angle);
  const turn = ((angle - shown.current) % 360 + 540) % 360 - 180;
  shown.current += turn;
  return Math.round(shown.current);
}
