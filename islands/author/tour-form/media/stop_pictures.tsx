/** The pictures of the stops, each of which can also be the archive's. */
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { newThing, type ThingValues } from "../../../../lib/formats/fields/things.ts";
import { changeThings } from "../things/thing_changes.ts";
import { coverIndex } from "../things/thing_paths.ts";
import type { FormAccess } from "../form_props.ts";
import type { StopValues, TourValues } from "../values.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useLocalUrl } from "./use_local_url.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type StopPicture = { url: string; index: number };

/** The things of the archive. */
type Props = { cards: readonly Pick<ThingValues, "url" | "then">[] };

/** More are shown on request, because each may be read from this device. */
const SHOWN = 12;

export function StopPictures({ cards }: Props) {
  const form = useFormContext<TourValues>();
  const address = cards.find(({ url, then }) => url && !then)?.url;
  // Typing in stops does not redraw this.
  const pictures = useWatch({ control: form.control, name: "audioStops", compute: picturesOf });
  const [isAll, setAll] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <div className="stop-pictures" role="group" aria-label={t("useStopPhoto")}>
      <p className="soft" aria-hidden="true">{t("useStopPhoto")}</p>
      <ul role="list">
        {(isAll ? pictures : pictures.slice(0, SHOWN)).map((picture) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={t("usePhotoOfStop", { number: picture.index + 1 })}
              aria-pressed={picture.url === address}
              onClick={() => picture.url === address || takePicture(form, picture.index)}
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
          {t("showAllPhotos", { total: pictures.length })}
        </button>
      )}
    </div>
  );
}

/** The stop's picture and its words take the place of the archive's. */
function takePicture(form: FormAccess, index: number): void {
  const { things: ofStop } = form.getValues(`audioStops.${index}`);
  const { id: _, from: _from, to: _to, ...picture } = ofStop[coverIndex(ofStop)];
  const things = form.getValues("things");
  const at = Math.max(coverIndex(things), 0);
  const hasPlace = things.length > 0 && !things[at].then;
  const next = hasPlace
    ? things.map((thing, i) => i === at ? { ...thing, ...picture } : thing)
    : [newThing(picture), ...things];
  const said = hasPlace && things[at].url ? t("pictureReplaced") : t("pictureAdded");
  changeThings(form, "", next, { said });
}

/** The pictures of stops, each once. */
function picturesOf(stops: StopValues[]): StopPicture[] {
  const found = new Map<string, StopPicture>();
  for (const [index, stop] of stops.entries()) {
    const url = stop.things[coverIndex(stop.things)]?.url;
    if (url && !found.has(url)) found.set(url, { index, url });
  }
  return [...found.values()];
}

function StopThumbnail({ address }: { address: string }) {
  return <Thumbnail url={useLocalUrl(address)} sizes="5rem" />;
}
