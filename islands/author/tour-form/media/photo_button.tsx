/** Opens the camera: for a picture, and for a hand in the street. */
import { Camera } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ThingValues } from "../../../../lib/formats/fields/things.ts";
import type { TourValues } from "../values.ts";
import { useSignals } from "@preact/signals-react/runtime";
import { useMediaField } from "./earlier_file.tsx";
import { FileButton } from "./file_button.tsx";

type Props = {
  /** The holder of the picture, such as "stop 2". */
  of: string;
  onFiles: (files: File[]) => void;
};

export const PhotoButton = ({ of, onFiles }: Props) => (
  <FileButton kind="picture" label={`Photograph for ${of}`} capture onFiles={onFiles}>
    <Camera aria-hidden="true" />Take a photo
  </FileButton>
);

/** For a stop without a picture: the part Pictures replaces one, and brings it back. */
export function QuickPhoto({ index }: { index: number }) {
  useSignals();
  const { control } = useFormContext<TourValues>();
  const isPictured = useWatch({
    control,
    name: `audioStops.${index}.things`,
    compute: (things: ThingValues[] = []) => things.some(({ url }) => url !== ""),
  });
  const { off, add } = useMediaField(`audioStops.${index}.things.0.url`);
  if (isPictured || off) return null;
  return (
    <div className="quick">
      <PhotoButton of={`stop ${index + 1}`} onFiles={add} />
    </div>
  );
}
