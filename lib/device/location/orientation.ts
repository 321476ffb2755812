/** The direction in which the device points, if it has a compass. */
import { type Signal, signal } from "@preact/signals-core";

/**
 * 'off': not followed. 'silent': followed, without a report so far. 'blocked': the same on a
 * browser such as iOS's, which has to ask the person in a tap. 'on': reported, with or without a
 * compass. 'denied': the person has refused.
 */
type OrientationStatus = "off" | "silent" | "blocked" | "on" | "denied";

/** The used part of a DeviceOrientationEvent; `webkitCompassHeading` is Safari's. */
export type OrientationReading = {
  /** Degrees counterclockwise from north (absolute) to the top of the device. */
  alpha: number | null;
  absolute?: boolean;
  /** Degrees clockwise from north to the top of the device. */
  webkitCompassHeading?: number;
  /** Degrees; negative while the compass is not calibrated. */
  webkitCompassAccuracy?: number;
};

/** The event types of the two ways in which browsers report a compass. */
const EVENTS = ["deviceorientationabsolute", "deviceorientation"] as const;

/** Degrees: smaller changes, from a shaking hand, would only make the arrow tremble. */
const STEP = 3;

/**
 * The parts of an orientation: the window, the permission request of iOS, and the page's rotation
 * on the screen in degrees.
 */
export type OrientationParts = {
  target: EventTarget;
  requestPermission?: () => Promise<"granted" | "denied">;
  screenAngle: () => number;
};

/** The signals of an orientation, and its ways to follow and to ask. */
type Orientation = ReturnType<typeof createOrientation>;

/** Makes the orientation, which listens only while it is followed. */
export function createOrientation({ target, requestPermission, screenAngle }: OrientationParts) {
  const status: Signal<OrientationStatus> = signal("off");
  /** Degrees clockwise from north to the top of the page; undefined where there is no compass. */
  const heading = signal<number | undefined>();
  let followers = 0;

  function receive(event: Event): void {
    status.value = "on";
    const north = headingOf(event as unknown as OrientationReading, event.type);
    if (north === undefined) return;
    const turned = (north + screenAngle() + 360) % 360;
    const last = heading.peek();
    if (last === undefined || angleBetween(last, turned) >= STEP) heading.value = turned;
  }

  function listen(): void {
    // Before a permission nothing is reported, but some browsers need none.
    for (const type of EVENTS) target.addEventListener(type, receive);
    status.value = requestPermission ? "blocked" : "silent";
  }

  function end(): void {
    for (const type of EVENTS) target.removeEventListener(type, receive);
    heading.value = undefined;
    status.value = "off";
  }

  return {
    status,
    heading,
    /** Keeps `heading` up to date until the returned function is called. */
    follow(): () => void {
      if (followers++ === 0) listen();
      let isOver = false;
      return () => {
        if (!isOver && --followers === 0) end();
        isOver = true;
      };
    },
    /** Within a tap: asks the person if needed. Never rejects. */
    async request(): Promise<void> {
      const answer = await requestPermission?.().catch(() => "denied" as const);
      if (status.peek() === "blocked") status.value = answer === "denied" ? "denied" : "silent";
    },
  };
}

/**
 * Degrees clockwise from north to the top of the device; undefined for a reading relative to the
 * device's first direction.
 *
 * Source: W3C Device Orientation and Motion, and Apple's `webkitCompassHeading`.
 */
function headingOf(reading: OrientationReading, type: string): number | undefined {
  const { webkitCompassHeading: compass, webkitCompassAccuracy, alpha, absolute } = reading;
  if (typeof compass === "number" && Number.isFinite(compass)) {
    return (webkitCompassAccuracy ?? 0) < 0 ? undefined : compass;
  }
  if (alpha === null || !Number.isFinite(alpha)) return undefined;
  return type === "deviceorientationabsolute" || absolute ? 360 - alpha : undefined;
}

/** The angle between two directions: 0 to 180 degrees. */
const angleBetween = (a: number, b: number) => Math.abs((a - b + 540) % 360 - 180);

let instance: Orientation | undefined;

type IosEvent = { requestPermission?: () => Promise<"granted" | "denied"> };

/** The one orientation of the page, made at the first call. Asks nothing. Browser only. */
export function getOrientation(): Orientation {
  const { DeviceOrientationEvent } = globalThis as { DeviceOrientationEvent?: IosEvent };
  instance ??= createOrientation({
    target: globalThis,
    requestPermission: DeviceOrientationEvent?.requestPermission?.bind(DeviceOrientationEvent),
    screenAngle: () => screen.orientation?.angle ?? 0,
  });
  return instance;
}
