/** The pictures of the stops, each of which can also be the archive's. */
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { coverOfForm } from "../things/thing_paths.ts";
import type { StopValues, TourValues } from "../values.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useLocalUrl } from "./use_local_url.ts";

type StopPicture = { url: string; index: number };

type Props = {
  /** The picture that the archive has. */
  address: string;
  onUse: (address: string) => void;
};

/** More are shown on request, because each may be read from this device. */
const SHOWN = 12;

export function StopPictures({ address, onUse }: Props) {
  const { control } = useFormContext<TourValues>();
  // Typing in stops does not redraw this.
  const pictures = useWatch({ control, name: "audioStops", compute: picturesOf });
  const [isAll, setAll] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <div className="stop-pictures" role="group" aria-label="Use a stop’s photo">
      <p className="soft" aria-hidden="true">Use a stop’s photo</p>
      <ul role="list">
        {(isAll ? pictures : pictures.slice(0, SHOWN)).map((picture) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={`Use the photo of stop ${picture.index + 1}`}
              aria-pressed={picture.url === address}
              onClick={() => picture.url === address || onUse(picture.url)}
            >
              <StopThumbnail address={picture.url} />
              <span aria-hidden="true">{picture.index + 1}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > SHOWN && !isAll && (
        <button
          type="button"
          className="button quiet"
          onClick={() => setAll(true)}
        >
          Show all {pictures.length} photos
        </button>
      )}
    </div>
  );
}

/** The pictures of stops, each once. */
function picturesOf(stops: StopValues[]): StopPicture[] {
  const found = new Map<string, StopPicture>();
  for (const [index, stop] of stops.entries()) {
    const url = coverOfForm(stop);
    if (url && !found.has(url)) found.set(url, { index, url });
  }
  return [...found.values()];
}

function StopThumbnail({ address }: { address: string }) {
  return <Thumbnail url={useLocalUrl(address)} sizes="5rem" />;
}
