/** Texts of the preview of a walk. */
export const rehearsal = {
  whatWouldPlay: "What would play where",
  walkEnded: {
    one: "The walk has ended. Visitors heard {heard} of {count} story.",
    other: "The walk has ended. Visitors heard {heard} of {count} stories.",
  },
  playsByTap: "{title}, {place}, plays by a tap.",
  playsAt: "{title} plays, {metres} from its middle.",
  isOfferedAt: "{title} is offered, {metres} from its middle.",
  ambientBegins: "The ambient sound of {title} begins.",
  ambientEnds: "The ambient sound ends.",
  stopNumber: "Stop {number}",
  speed: "Speed",
  positionError: "Position error <figures>±{metres}</figures>",
  metres: { one: "{count} metre", other: "{count} metres" },
  previewWalk: "Preview this walk",
  noStopOnMap: "No stop is on the map yet.",
  previewOfWalk: "Preview of the walk",
  closePreview: "Close preview",
  dotWalks:
    "The dot on the map walks the route without sound. The list below shows what would play where.",
  walkAgain: "Walk again",
  pauseWalk: "Pause the walk",
  resumeWalk: "Resume the walk",
} as const;
