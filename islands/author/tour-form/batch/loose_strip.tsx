/** The photographs that no stop has yet: dragged or put on one, made stops, or dismissed. */
import { Images, Plus, X } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import { counted } from "../../../../lib/formats/report.ts";
import type { LoosePhoto } from "./loose_photos.ts";
import { useLoosePhotos } from "./loose_photos.ts";
import { StopChoice } from "./stop_choice.tsx";
import { usePhotoDrag } from "./use_photo_drag.ts";
import type { BatchWork } from "./use_batch.ts";

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
        ? `${name} is on stop ${index + 1}.`
        : `Stop ${index + 1} has ${MAX_THINGS} pictures, which is the most.`,
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
            <Images aria-hidden="true" />Photographs without a stop
          </h3>
          <p className="soft">
            Drag a photograph on a stop, or choose its stop.{" "}
            {photos.every(({ isStored }) => isStored)
              ? "They stay on this device until then."
              : "This device couldn’t store all of them: until then, keep this page open."}
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
                  setSaid(`${photo.name} was removed.`);
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
              {usable.length === 1
                ? "Make it a stop"
                : `Make ${counted(usable.length, "stop")} of them`}
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
            return count > 0 ? `has ${counted(count, "picture")}` : undefined;
          }}
          onChoose={onPut}
        />
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name}`}
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
