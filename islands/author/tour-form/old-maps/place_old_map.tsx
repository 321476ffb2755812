/** Places a scan: the same spots on the scan and on the map, and the picture that follows. */
import { Check, Download, FileUp, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { messageOf } from "../../../../lib/device/api.ts";
import { downloadFile } from "../../../../lib/device/download_file.ts";
import { warpPicture } from "../../../../lib/device/media/warp_picture.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { readGeoreference, toGeoreferenceFile } from "../../../../lib/formats/iiif/georeference.ts";
import { fitTransform } from "../../../../lib/geo/warp/fit_transform.ts";
import { type WarpMesh, warpMesh } from "../../../../lib/geo/warp/warp_mesh.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import {
  type ControlPoint,
  MAX_CONTROL_POINTS,
  MIN_CONTROL_POINTS,
  type Transformation,
} from "../../../../lib/model/media/old_map.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { useFieldError } from "../field.tsx";
import { useLocalUrl } from "../media/use_local_url.ts";
import type { OldMapValues } from "../../../../lib/formats/fields/maps.ts";
import type { TourValues } from "../values.ts";
import { PointsAsText } from "./points_as_text.tsx";
import { TwoMaps } from "./two_maps.tsx";
import { useScan } from "./use_scan.ts";

const t = texts("oldMaps");

type Props = { tiles: TourMapProps["tiles"]; index: number; map: OldMapValues };

export function PlaceOldMap({ tiles, index, map }: Props) {
  const { getValues, setValue, clearErrors } = useFormContext<TourValues>();
  const { points, transformation } = map;
  const scanUrl = useLocalUrl(map.scanUrl);
  const scan = useScan(scanUrl);
  const placed = useLocalUrl(map.imageUrl);
  const error = useFieldError(`oldMaps.${index}.points`) ??
    useFieldError(`oldMaps.${index}.edges`) ?? useFieldError(`oldMaps.${index}.imageUrl`);
  const [message, setMessage] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const [isPlacing, setPlacing] = useState(false);

  /** The picture no longer fits other points, and is made again. */
  const change = (next: Partial<Pick<OldMapValues, "points" | "transformation">>) => {
    const now = getValues("oldMaps") ?? [];
    const changed = { ...now[index], ...next, imageUrl: "", edges: undefined };
    setValue("oldMaps", now.map((one, i) => i === index ? changed : one), { shouldDirty: true });
    setMessage("");
  };

  const place = async () => {
    if (!scan) return;
    setPlacing(true);
    try {
      setMessage(t("placing"));
      const mesh = meshOf(points, transformation, scan);
      if (!mesh) {
        return setMessage(t("pointsDontPlace"));
      }
      const blob = await warpPicture(scan, mesh);
      const { width, height, edges } = mesh;
      const name = t("placedName", { title: map.title || t("map") });
      const id = getUploadQueue().addConverted(
        { blobs: [blob], width, height },
        { kind: "picture", name },
      );
      const now = getValues("oldMaps") ?? [];
      const changed = { ...now[index], imageUrl: uploadAddress(id), edges };
      setValue("oldMaps", now.map((one, i) => i === index ? changed : one), { shouldDirty: true });
      clearErrors(`oldMaps.${index}`);
      setMessage(t("placed"));
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setPlacing(false);
    }
  };

  const importPoints = async (chosen: File) => {
    const read = scan && readGeoreference(await chosen.text(), scan);
    if (!read) {
      return setMessage(t("noGeoreference", { name: chosen.name }));
    }
    change(read);
    const count = read.points.length;
    setMessage(
      read.leftOut > 0
        ? t("pointsImportedRest", { count, more: read.leftOut })
        : t("pointsImported", { count }),
    );
  };
  const exportPoints = () => {
    if (!scan) return;
    const source = {
      id: new URL(map.scanUrl, location.href).href,
      type: "Image",
      width: scan.width,
      height: scan.height,
    };
    const text = toGeoreferenceFile(map, source);
    const blob = new Blob([text], { type: "application/ld+json" });
    downloadFile(`${map.title || t("map")}.georeference.json`, blob);
  };

  const isPlaced = map.imageUrl !== "" && map.edges !== undefined;
  return (
    <div className="place-old-map">
      {scan
        ? (
          <TwoMaps
            {...{ tiles, scanUrl, scan, points }}
            placed={isPlaced && placed ? { url: placed, edges: map.edges! } : undefined}
            onPoints={(points) => change({ points })}
          />
        )
        : <p className="soft" role="status">{t("readingScan")}</p>}
      <label className="old-map-kind">
        <span>{t("scanIs")}</span>
        <select
          value={transformation}
          onChange={({ target }) => change({ transformation: target.value as Transformation })}
        >
          <option value="thinPlateSpline">{t("bent")}</option>
          <option value="polynomial">{t("stretched")}</option>
        </select>
      </label>
      <PointsAsText points={points} onPoints={(points) => change({ points })} />
      <div className="old-map-actions">
        <button
          type="button"
          className="button primary"
          disabled={!scan || isPlacing || points.length < MIN_CONTROL_POINTS}
          onClick={place}
        >
          <Check aria-hidden="true" />
          {isPlaced ? t("placeAgain") : t("placeMap")}
        </button>
        <button
          type="button"
          className="button"
          disabled={points.length === 0}
          onClick={() => change({ points: points.slice(0, -1) })}
        >
          <Undo2 aria-hidden="true" />
          {t("removeLast")}
        </button>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" />
          {t("importPoints")}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          translate="no"
          aria-label="Georeference Annotation"
          accept=".json,application/json,application/ld+json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen) void importPoints(chosen);
          }}
        />
        <button
          type="button"
          className="button"
          disabled={points.length === 0}
          onClick={exportPoints}
        >
          <Download aria-hidden="true" />
          {t("exportPoints")}
        </button>
      </div>
      <p role="status" className={error ? "field-error" : "soft"}>
        {error ?? (message ||
          t("pointsSet", {
            count: points.length,
            fewest: MIN_CONTROL_POINTS,
            most: MAX_CONTROL_POINTS,
          }))}
      </p>
    </div>
  );
}

function meshOf(
  points: readonly ControlPoint[],
  kind: Transformation,
  scan: ImageBitmap,
): WarpMesh | undefined {
  const transform = fitTransform(points, kind);
  return transform && warpMesh(transform, scan);
}
