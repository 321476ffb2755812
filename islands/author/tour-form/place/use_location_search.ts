/** The state of a location box, and its actions. */
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { createLocationSearch, EMPTY_SEARCH, type SearchOptions } from "./location_search.ts";
import type { TourValues } from "../values.ts";
import { addLocationBox, type PlaceName } from "./unsettled_places.ts";

export type SearchBox = ReturnType<typeof useSearch>;

/** A search whose found place is only passed on. */
export function useSearch(options: SearchOptions) {
  const { threeWords, text = "" } = options;
  const [state, setState] = useState({ ...EMPTY_SEARCH, text });
  /** The search is made once, and must call the present functions. */
  const latest = useRef(options);
  latest.current = options;
  const [search] = useState(() =>
    createLocationSearch({
      threeWords,
      near: () => latest.current.near(),
      current: () => latest.current.current(),
      onLocated: (at) => latest.current.onLocated(at),
      onState: setState,
      text,
      onWaiting: (text) => latest.current.onWaiting?.(text),
    })
  );
  useEffect(() => search.end, []);
  return { ...state, ...search };
}

/**
 * A search whose text belongs to the form until it has become a place. `name` is the prefix of the
 * fields: "" for the start, else the stop with a dot after it.
 */
export function useLocationSearch(name: PlaceName, options: SearchOptions): SearchBox {
  const form = useFormContext<TourValues>();
  const path = `${name}placeText` as const;
  const [text] = useState(() => form.getValues(path) ?? "");
  const search = useSearch({
    ...options,
    text,
    onWaiting: (text) => form.setValue(path, text || undefined, { shouldDirty: true }),
  });
  // A text typed before the page was left is searched, as when the box is left.
  useEffect(() => {
    if (text) search.leave();
    const changes = form.watch((_, { name = "" }) => {
      if (/^(audioStops\.\d+\.)?(latitude|longitude)?$/.test(name)) search.placeChanged();
    });
    return () => changes.unsubscribe();
  }, []);
  useEffect(() => addLocationBox(name, search.settle), [name]);
  return search;
}
