import { useEffect, useRef, useState } from "react";
import { createLocationSearch, EMPTY_SEARCH, type SearchOptions } from "./location_search.ts";

/** The state of a location box, and what can be done in it. */
export function useLocationSearch(options: SearchOptions) {
  const [state, setState] = useState(EMPTY_SEARCH);
  /** The search is made once, and must meet the form as it is then. */
  const latest = useRef(options);
  latest.current = options;
  const [search] = useState(() =>
    createLocationSearch({
      threeWords: options.threeWords,
      near: () => latest.current.near(),
      onLocated: (at) => latest.current.onLocated(at),
      onState: setState,
    })
  );
  useEffect(() => search.end, []);
  return { ...state, ...search };
}
