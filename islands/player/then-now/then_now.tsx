/** The pictures of a stop; those of two times have a slider, which is loaded on demand. */
import type { OldPicture, Picture } from "../../../lib/model/media/picture.ts";
import { StopPicture } from "../../../lib/ui/tour/stop_picture.tsx";
import { usePart } from "../../runtime/use_part.ts";

/** `isSmall`: only the buttons, where there is no room for pictures. */
export function ThenNow({ stop, isSmall }: { stop: Picture & OldPicture; isSmall?: boolean }) {
  const { part } = usePart(Boolean(stop.oldImageUrl), () => import("./controls.tsx"));
  const controls = part && <part.Controls stop={stop} isSmall={isSmall} />;
  return isSmall ? controls : <StopPicture picture={stop}>{controls}</StopPicture>;
}
