/** The state of a location box, and what can be done in it. */
import { useEffect, useRef, useState } from "react";
import { createLocationSearch, EMPTY_SEARCH, type SearchOptions } from "./location_search.ts";
import { addLocationBox } from "./unsettled_places.ts";

/** `name` as in `addLocationBox`: saving the form waits for the box. */
export function useLocationSearch(name: string, options: SearchOptions) {
  const [state, setState] = useState(EMPTY_SEARCH);
  /** The search is made once, and must meet the form as it is then. */
  const latest = useRef(options);
  latest.current = options;
  const [search] = useState(() =>
    createLocationSearch({
      threeWords: options.threeWords,
      near: () => latest.current.near(),
      current: () => latest.current.current(),
      onLocated: (at) => latest.current.onLocated(at),
      onState: setState,
    })
  );
  useEffect(() => search.end, []);
  useEffect(() => addLocationBox(name, search.settle), [name]);
  return { ...state, ...search };
}
