/** Readings of the store that many requests share. */

/**
 * Makes a function that returns what `read` returns for an argument, from a reading that begins
 * after the call: what was written before the call is seen. Calls during a reading of the same name
 * share the next one, so that there are never more than two under way for each, however many
 * requests come in.
 */
export function shareReadings<T, Of = void>(
  read: (of: Of) => Promise<T>,
  nameOf: (of: Of) => string = () => "",
): (of: Of) => Promise<T> {
  const all = new Map<string, { running: Promise<T>; next?: Promise<T> }>();

  function begin(of: Of, name: string): Promise<T> {
    const reading = { running: read(of) };
    all.set(name, reading);
    const end = () => {
      if (all.get(name) === reading) all.delete(name);
    };
    reading.running.then(end, end);
    return reading.running;
  }

  return (of) => {
    const name = nameOf(of);
    const reading = all.get(name);
    if (!reading) return begin(of, name);
    const next = () => begin(of, name);
    return reading.next ??= reading.running.then(next, next);
  };
}
