/** The old maps of an archive: their scans, texts and points. */
import { ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { convertPicture } from "../../../../lib/device/media/convert_picture.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { MAP_SIDE } from "../../../../lib/geo/warp/warp_mesh.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { MAX_OLD_MAPS } from "../../../../lib/model/media/old_map.ts";
import { messageOf } from "../../../../lib/device/api.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { TextField } from "../field.tsx";
import { FileButton } from "../media/file_button.tsx";
import { titleOf } from "../media/file_kind.ts";
import { useUploadsOff } from "../media/use_uploads_off.ts";
import { newOldMap } from "../../../../lib/formats/fields/maps.ts";
import type { TourValues } from "../values.ts";
import { PlaceOldMap } from "./place_old_map.tsx";

const t = texts("oldMaps");

type Props = { tiles: TourMapProps["tiles"] };

export function OldMapsPanel({ tiles }: Props) {
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const maps = useWatch({ control, name: "oldMaps" }) ?? [];
  const off = useUploadsOff();
  const [problem, setProblem] = useState("");
  /** How many were removed: the maps after them have other places in the form. */
  const [removed, setRemoved] = useState(0);
  const set = (next: TourValues["oldMaps"]) =>
    setValue("oldMaps", next?.length ? next : undefined, { shouldDirty: true });

  const add = async ([file]: File[]) => {
    setProblem("");
    try {
      const { large, small, width, height } = await convertPicture(file, MAP_SIDE);
      const blobs = small ? [large, small] as const : [large] as const;
      const upload = { kind: "picture", name: file.name } as const;
      const id = getUploadQueue().addConverted({ blobs: [...blobs], width, height }, upload);
      set([...getValues("oldMaps") ?? [], newOldMap(uploadAddress(id), titleOf(file.name))]);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <div className="old-maps">
      {maps.map((map, i) => (
        <section key={`${removed} ${i}`} aria-label={map.title || t("untitledMap")}>
          <TextField name={`oldMaps.${i}.title`} label={t("title")} />
          <TextField
            name={`oldMaps.${i}.year`}
            label={t("year")}
            optional
            placeholder="1860"
            className="short"
          />
          <TextField
            name={`oldMaps.${i}.credit`}
            label={t("credit")}
            optional
            hint={t("creditHint")}
          />
          <PlaceOldMap tiles={tiles} index={i} map={map} />
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setRemoved(removed + 1);
              set(maps.filter((_, other) =>
                other !== i
              ));
            }}
          >
            <Trash2 aria-hidden="true" />
            {t("remove")}
          </button>
        </section>
      ))}
      {off
        ? <p className="soft">{off}</p>
        : maps.length < MAX_OLD_MAPS && (
          <FileButton kind="picture" label={t("scan")} onFiles={add}>
            <ImageUp aria-hidden="true" />
            {t("addScan")}
          </FileButton>
        )}
      <p role="status" className={problem ? "field-error" : undefined}>{problem}</p>
    </div>
  );
}
