/**
 * True on iPhones and iPads, whose browsers are all WebKit: `standalone` is its own, and an iPad
 * claims to be a Mac, which has no touch screen.
 */
export const isIos = (
  device: { maxTouchPoints: number; standalone?: boolean } = navigator,
): boolean => "standalone" in device && device.maxTouchPoints > 1;
