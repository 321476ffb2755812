/** The pictures of a stop; those of two times have a slider, which is loaded on demand. */
import { oldViewOf } from "../../../lib/model/media/thing.ts";
import { type Pictured, StopPicture } from "../../../lib/ui/tour/stop_picture.tsx";
import { usePart } from "../../runtime/use_part.ts";

/** `isSmall`: only the buttons, where there is no room for pictures. */
export function ThenNow({ stop, isSmall }: { stop: Pictured; isSmall?: boolean }) {
  const { part } = usePart(oldViewOf(stop.things) !== undefined, () => import("./controls.tsx"));
  const controls = part && <part.Controls stop={stop} isSmall={isSmall} />;
  return isSmall ? controls : <StopPicture picture={stop}>{controls}</StopPicture>;
}
