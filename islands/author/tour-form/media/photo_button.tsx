/** Opens the camera: for a picture, and for a hand in the street. */
import { Camera } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ThingValues } from "../../../../lib/formats/fields/things.ts";
import type { TourValues } from "../values.ts";
import { useContext } from "react";
import { orAlert } from "../../../shell/alert.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import { addThings } from "../things/add_things.ts";
import { indexOfPrefix, type Prefix, stopPrefix } from "../things/thing_paths.ts";
import { FileButton } from "./file_button.tsx";
import { useUploadsOff } from "./use_uploads_off.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = {
  /** The holder of the picture. */
  prefix: Prefix;
  onFiles: (files: File[]) => void;
};

export const PhotoButton = ({ prefix, onFiles }: Props) => (
  <FileButton
    kind="picture"
    label={prefix === ""
      ? t("photographForArchive")
      : t("photographForStop", { number: indexOfPrefix(prefix) + 1 })}
    capture
    onFiles={onFiles}
  >
    <Camera aria-hidden="true" />
    {t("takePhoto")}
  </FileButton>
);

/** For a stop without a picture: the part Pictures adds others. */
export function QuickPhoto({ index }: { index: number }) {
  const form = useFormContext<TourValues>();
  const target = useContext(ArchiveTarget);
  const off = useUploadsOff();
  const isPictured = useWatch({
    control: form.control,
    name: `audioStops.${index}.things`,
    compute: (things: ThingValues[] = []) => things.some(({ url }) => url !== ""),
  });
  if (isPictured || off) return null;
  return (
    <div className="quick">
      <PhotoButton
        prefix={stopPrefix(index)}
        onFiles={(files) => orAlert(() => addThings(form, stopPrefix(index), files, target))}
      />
    </div>
  );
}
