/** The photographs that no stop has yet: dragged or put on one, made stops, or dismissed. */
import { Images, Plus, X } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import type { LoosePhoto } from "./loose_photos.ts";
import { useLoosePhotos } from "./loose_photos.ts";
import { StopChoice } from "./stop_choice.tsx";
import { usePhotoDrag } from "./use_photo_drag.ts";
import type { BatchWork } from "./use_batch.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

export function LooseStrip({ work }: { work: Pick<BatchWork, "makeStops"> }) {
  const id = useId();
  const { photos, putOnStop, dismiss } = useLoosePhotos();
  /** What happened last, for screen readers as well. */
  const [said, setSaid] = useState("");
  const put = (id: string, index: number) => {
    const { name } = photos.find((photo) => photo.id === id) ?? {};
    const isPut = putOnStop(id, index);
    setSaid(
      isPut
        ? t("photoIsOnStop", { name: String(name), number: index + 1 })
        : t("stopIsFull", { number: index + 1, most: MAX_THINGS }),
    );
  };
  const begin = usePhotoDrag(put);
  const usable = photos.filter(({ problem }) => !problem);
  return (
    <>
      <p role="status" className="loose-said">{said}</p>
      {photos.length > 0 && (
        <section className="loose-photos" aria-labelledby={id}>
          <h3 id={id}>
            <Images aria-hidden="true" />
            {t("loosePhotos")}
          </h3>
          <p className="soft">
            {photos.every(({ isStored }) => isStored)
              ? t("loosePhotosStored")
              : t("loosePhotosUnstored")}
          </p>
          <ul role="list">
            {photos.map((photo) => (
              <Photo
                key={photo.id}
                photo={photo}
                onDrag={(event) => begin(event, photo.id)}
                onPut={(index) => put(photo.id, index)}
                onDismiss={() => {
                  dismiss(photo.id);
                  setSaid(t("photoRemoved", { name: photo.name }));
                }}
              />
            ))}
          </ul>
          {usable.length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => work.makeStops(usable)}
            >
              <Plus aria-hidden="true" />
              {usable.length === 1 ? t("makeStop") : t("makeStops", { count: usable.length })}
            </button>
          )}
        </section>
      )}
    </>
  );
}

type PhotoProps = {
  photo: LoosePhoto;
  onDrag: (event: DragEvent) => void;
  onPut: (index: number) => void;
  onDismiss: () => void;
};

function Photo({ photo, onDrag, onPut, onDismiss }: PhotoProps) {
  const { name, url, place, problem } = photo;
  return (
    <li draggable={!problem} onDragStart={onDrag}>
      {url ? <img src={url} alt="" loading="lazy" draggable={false} /> : <Images />}
      <span>
        {name}
        {place && <span className="soft">{placeText(place)}</span>}
        {problem && <span className="field-error">{problem}</span>}
      </span>
      {!problem && (
        <StopChoice
          name={name}
          noteOn={({ things }) => {
            const count = things.filter(({ url }) => url).length;
            return count > 0 ? t("hasPictures", { count }) : undefined;
          }}
          onChoose={onPut}
        />
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t("removePhoto", { name })}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

/** Some ten metres are enough to tell places apart. */
const placeText = ({ latitude, longitude }: NonNullable<LoosePhoto["place"]>) =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
