/**
 * Runs in the page, before or after it has loaded: makes its geolocation a scripted one.
 * `moveTo(place)` is what the device measures seven times, 1.5 s apart by the clocks of page and
 * device: what confirms a jump.
 */
export const SCRIPT_DEVICE = `
  const watches = new Set();
  let place, passed = 0, ahead = 0;
  // In a task of its own, as a device reports: Firefox reads an address against the script that is
  // running, which would be this one.
  const report = (take) => {
    const timestamp = Date.now() + ahead;
    setTimeout(take, 0, { coords: { ...place, accuracy: 5 }, timestamp });
  };
  Geolocation.prototype.getCurrentPosition = (take) => place && report(take);
  Geolocation.prototype.watchPosition = (take) => {
    watches.add(take);
    if (place) report(take);
    return watches.size;
  };
  Geolocation.prototype.clearWatch = () => watches.clear();
  const { now } = performance;
  performance.now = () => now.call(performance) + passed;
  window.moveTo = (next) => {
    place = next;
    for (let i = 0; i < 7; i++) {
      watches.forEach(report);
      ahead += 1500;
      setTimeout(() => passed += 1500);
    }
  };`;
