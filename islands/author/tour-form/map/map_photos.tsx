/** The photographs without a stop on the map: dragged on a pin, or put on a stop by choice. */
import { coverOfForm } from "../things/thing_paths.ts";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLoosePhotos } from "../batch/loose_photos.ts";
import { StopChoice } from "../batch/stop_choice.tsx";
import { isUnplaced } from "../place/nearby_place.ts";
import type { TourValues } from "../values.ts";
import type { FormMapDrawing } from "./draw_form_map.ts";
import { isPlaced } from "./photo_layer.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

export function MapPhotos({ drawing }: { drawing: FormMapDrawing }) {
  const { getValues } = useFormContext<TourValues>();
  const { photos, putOnStop } = useLoosePhotos();
  const [chosen, setChosen] = useState<string>();
  /** What happened last. */
  const [said, setSaid] = useState("");
  const placed = photos.filter(isPlaced);
  const photo = placed.find(({ id }) => id === chosen);
  const part = useRef<HTMLDivElement>(null);

  const put = (id: string, index: number) => {
    const { name } = photos.find((photo) => photo.id === id) ?? {};
    putOnStop(id, index);
    setChosen(undefined);
    setSaid(t("isOnStop", { name: name ?? "", number: index + 1 }));
  };
  useEffect(() => drawing.photos.show(placed, { onPut: put, onSelect: setChosen }));
  useEffect(() => {
    if (placed.length > 0 && isUnplaced(getValues())) drawing.openAt(placed[0].place);
  }, [placed.length > 0]);
  useEffect(() => part.current?.querySelector("select")?.focus(), [photo?.id]);

  return (
    <>
      {photo && (
        <div ref={part} className="map-photo-choice">
          <p>{photo.name}</p>
          <StopChoice
            name={photo.name}
            noteOn={(stop) => coverOfForm(stop) ? t("hasAPicture") : undefined}
            onChoose={(index) => put(photo.id, index)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t("leaveWhere", { name: photo.name })}
            onClick={() => setChosen(undefined)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
      <p role="status" className="map-photo-said">{said}</p>
    </>
  );
}
