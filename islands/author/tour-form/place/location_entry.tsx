/** The box for a place in any format: coordinates, three words, a Plus Code, an address. */
import { LocateFixed, Search } from "lucide-react";
import { useId } from "react";
import { badgeOf } from "../../../../lib/geo/location/detect_format.ts";
import { LOCATION_MESSAGES } from "../../../../lib/model/tour/location.ts";
import type { SearchOptions } from "./location_search.ts";
import { PlaceChoices } from "./place_choices.tsx";
import type { PlaceName } from "./unsettled_places.ts";
import { useLocationSearch } from "./use_location_search.ts";

type Props = SearchOptions & { name: PlaceName; label: string };

export function LocationEntry({ name, label, ...options }: Props) {
  const { threeWords, near } = options;
  const entry = useLocationSearch(name, options);
  const id = useId();
  const badge = badgeOf(entry.text);
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
        <div className="location-row">
          <input
            id={id}
            type="text"
            value={entry.text}
            placeholder="Coordinates, address, map link…"
            autoComplete="off"
            aria-invalid={entry.error ? true : undefined}
            aria-describedby={`${id}-said ${id}-formats`}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault(); // It would submit the whole form.
              entry.search();
            }}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Find ${label}`}
            disabled={entry.busy}
            onClick={() => entry.search()}
          >
            <Search aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Use my position for ${label}`}
            disabled={entry.busy}
            onClick={entry.useMine}
          >
            <LocateFixed aria-hidden="true" />
          </button>
        </div>
        {badge && <span className="badge location-badge">{badge}</span>}
        {entry.suggestions.length > 0 && (
          <ul role="list" className="location-suggestions" aria-label="Suggestions">
            {entry.suggestions.map(({ words, nearestPlace }) => (
              <li key={words}>
                <button
                  type="button"
                  onClick={() => entry.choose(words)}
                >
                  <strong>{`///${words}`}</strong>
                  {nearestPlace && <span className="soft">{nearestPlace}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p id={`${id}-said`} role="status" className={entry.error ? "field-error" : "location-set"}>
          {entry.busy
            ? "Looking it up…"
            : entry.error || (entry.found && `Location set: ${entry.found}`) ||
              (entry.choices.length > 0 && LOCATION_MESSAGES.choose)}
        </p>
        <PlaceChoices
          choices={entry.choices}
          mayBeAddress={entry.mayBeAddress}
          near={near}
          onPick={entry.pick}
          onAddress={() => entry.search({ asAddress: true })}
        />
        <Formats id={`${id}-formats`} threeWords={threeWords} />
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
