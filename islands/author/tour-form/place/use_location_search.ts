/** The state of a location box, and its actions. */
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { createLocationSearch, EMPTY_SEARCH, type SearchOptions } from "./location_search.ts";
import type { TourValues } from "../values.ts";
import { addLocationBox, type PlaceName } from "./unsettled_places.ts";

/** `name` is the prefix of the fields: "" for the start, else the stop with a dot after it. */
export function useLocationSearch(name: PlaceName, options: SearchOptions) {
  const form = useFormContext<TourValues>();
  const path = `${name}placeText` as const;
  const [text] = useState(() => form.getValues(path) ?? "");
  const [state, setState] = useState({ ...EMPTY_SEARCH, text });
  /** The search is made once, and must see the present form. */
  const latest = useRef({ ...options, path });
  latest.current = { ...options, path };
  const [search] = useState(() =>
    createLocationSearch({
      threeWords: options.threeWords,
      near: () => latest.current.near(),
      current: () => latest.current.current(),
      onLocated: (at) => latest.current.onLocated(at),
      onState: setState,
      text,
      onWaiting: (text) =>
        form.setValue(latest.current.path, text || undefined, { shouldDirty: true }),
    })
  );
  // A text typed before the page was left is searched, as when the box is left.
  useEffect(() => {
    if (text) search.leave();
    const changes = form.watch((_, { name = "" }) => {
      if (/^(audioStops\.\d+\.)?(latitude|longitude)?$/.test(name)) search.placeChanged();
    });
    return () => changes.unsubscribe();
  }, []);
  useEffect(() => search.end, []);
  useEffect(() => addLocationBox(name, search.settle), [name]);
  return { ...state, ...search };
}
