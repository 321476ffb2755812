/** The directions of the keys that move what lies on a map, in degrees clockwise from north. */
export const BEARINGS: Record<string, number> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
};
