/** The fields of one stop, in two parts: what its author types first, and the rest. */
import { RADIUS } from "../../../lib/model/stop_limits.ts";
import { AudioField } from "./audio_field.tsx";
import { TextArea, TextField } from "../field.tsx";
import { PictureFields } from "../picture_fields.tsx";
import { PlaceFields } from "../place/place_fields.tsx";
import { RadiusField } from "./radius_field.tsx";

type Props = { index: number; threeWords: boolean; onPlace: () => void };

export function StopTexts({ index }: { index: number }) {
  const name = `audioStops.${index}` as const;
  return (
    <>
      <TextField name={`${name}.title`} label="Stop Title" />
      <TextArea name={`${name}.description`} label="Stop Description" rows={3} />
    </>
  );
}

export function StopFields({ index, threeWords, onPlace }: Props) {
  const name = `audioStops.${index}` as const;
  return (
    <>
      <AudioField index={index} />
      <TextField
        name={`${name}.audioDuration`}
        label="Audio Duration"
        placeholder="4:12"
        hint="Filled in from the recording where it can be read."
        className="short"
      />
      <PictureFields
        name={`${name}.`}
        hint="A file, or the https address of a picture for this stop."
      />
      <PlaceFields name={`${name}.`} label="Location" threeWords={threeWords} onPlace={onPlace} />
      <RadiusField
        name={`${name}.triggerRadius`}
        hint={`How near a visitor must be, ${RADIUS.min} to ${RADIUS.max} meters.`}
      />
    </>
  );
}
