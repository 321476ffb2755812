/** A box to search for a place in any format, with what it may mean and what was found. */
import { LocateFixed, Search } from "lucide-react";
import { badgeOf } from "../../../../lib/geo/location/detect_format.ts";
import { LOCATION_MESSAGES } from "../../../../lib/model/tour/location.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { PlaceChoices } from "./place_choices.tsx";
import type { SearchBox } from "./use_location_search.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

type Props = {
  id: string;
  entry: SearchBox;
  near: () => Position | undefined;
  /** The names of the two buttons. */
  names: { find: string; mine: string };
  /** Words before a found place. */
  found: string;
  /** The id of a description of the box. */
  describedBy?: string;
};

export function LocationBox({ id, entry, near, names, found, describedBy = "" }: Props) {
  const badge = badgeOf(entry.text);
  return (
    <>
      <div className="location-row">
        <input
          id={id}
          type="text"
          value={entry.text}
          placeholder={t("locationPlaceholder")}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={entry.error ? true : undefined}
          aria-describedby={`${id}-said ${describedBy}`.trim()}
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
          aria-label={names.find}
          disabled={entry.busy}
          onClick={() => entry.search()}
        >
          <Search aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={names.mine}
          disabled={entry.busy}
          onClick={entry.useMine}
        >
          <LocateFixed aria-hidden="true" />
        </button>
      </div>
      {badge && <span className="badge location-badge">{badge}</span>}
      {entry.suggestions.length > 0 && (
        <ul role="list" className="location-suggestions" aria-label={t("suggestions")}>
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
          ? t("lookingItUp")
          : entry.error || (entry.found && `${found}: ${entry.found}`) ||
            (entry.choices.length > 0 && LOCATION_MESSAGES.choose)}
      </p>
      <PlaceChoices
        choices={entry.choices}
        mayBeAddress={entry.mayBeAddress}
        near={near}
        onPick={entry.pick}
        onAddress={() => entry.search({ asAddress: true })}
      />
    </>
  );
}
