/** Local storage, or undefined in a browser that allows none: there the mere mention throws. */
export function stored(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
