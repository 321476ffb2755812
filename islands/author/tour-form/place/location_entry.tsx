/** The box for a place in any format: coordinates, three words, a Plus Code, an address. */
import { useId } from "react";
import { LocationBox } from "./location_box.tsx";
import type { SearchOptions } from "./location_search.ts";
import type { PlaceName } from "./unsettled_places.ts";
import { useLocationSearch } from "./use_location_search.ts";

type Props = SearchOptions & { name: PlaceName; label: string };

export function LocationEntry({ name, label, ...options }: Props) {
  const entry = useLocationSearch(name, options);
  const id = useId();
  return (
    <div
      className="card-field location-entry"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || entry.leave()}
    >
      <div className="card-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="field-box">
        <LocationBox
          {...{ id, entry }}
          near={options.near}
          names={{ find: `Find ${label}`, mine: `Use my position for ${label}` }}
          found="Location set"
          describedBy={`${id}-formats`}
        />
        <Formats id={`${id}-formats`} threeWords={options.threeWords} />
      </div>
    </div>
  );
}

/** With the slashes of the service; in JSX they would begin a comment. */
const THREE_WORDS = "///filled.count.soap";

function Formats({ id, threeWords }: { id: string; threeWords: boolean }) {
  return (
    <details className="location-formats">
      <summary>Supported formats</summary>
      <ul id={id}>
        <li>
          GPS Coordinates: <code>40.7589, -74.6672</code> or <code>40°45′32″N 74°40′2″W</code>
        </li>
        <li>
          Three-word address: <code>{THREE_WORDS}</code>
        </li>
        <li>
          Plus Code: <code>87G7QG55+H4</code>
        </li>
        <li>
          A link from Google Maps, Apple Maps, OpenStreetMap, Bing Maps, HERE, Mapy or Waze
        </li>
        <li>
          UTM and MGRS: <code>33U 391000 5820000</code> or <code>33UUU9100020000</code>
        </li>
        <li>Address: a street, a school, a town</li>
      </ul>
      {!threeWords && (
        <p>
          Three-word addresses need an API key for full functionality, and this site does not have
          one.
        </p>
      )}
    </details>
  );
}
