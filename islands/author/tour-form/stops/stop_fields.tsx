/** The fields of one stop, in two parts: those that authors type first, and the rest. */
import { RADIUS } from "../../../../lib/model/tour/stop_limits.ts";
import { AudioField } from "./audio_field.tsx";
import { TextArea, TextField } from "../field.tsx";
import { LanguageField } from "../language_field.tsx";
import { OldPictureFields, PictureFields } from "../picture_fields.tsx";
import { PlaceFields } from "../place/place_fields.tsx";
import { RecordField } from "../record/record_field.tsx";
import { TranscriptField } from "../transcript/transcript_field.tsx";
import { RadiusField } from "./radius_field.tsx";

type Props = { index: number; onPlace: () => void };

export function StopTexts({ index }: { index: number }) {
  const name = `audioStops.${index}` as const;
  return (
    <>
      <TextField name={`${name}.title`} label="Stop title" />
      <TextArea name={`${name}.description`} label="Stop description" rows={3} />
    </>
  );
}

export function StopFields({ index, onPlace }: Props) {
  const name = `audioStops.${index}` as const;
  return (
    <>
      <AudioField index={index} />
      <TextField
        name={`${name}.audioDuration`}
        label="Audio duration"
        placeholder="4:12"
        hint="Filled in from the recording if possible."
        className="short"
      />
      <TextField
        name={`${name}.contentWarning`}
        label="Content warning"
        optional
        hint="Shown before this story plays, such as: Speaks of violence."
      />
      <TranscriptField index={index} />
      <PictureFields
        name={`${name}.`}
        hint="A file, or the https address of a picture for this stop."
      />
      <OldPictureFields name={`${name}.`} />
      <PlaceFields name={`${name}.`} label="Location" onPlace={onPlace} />
      <RadiusField
        name={`${name}.triggerRadius`}
        hint={`The story starts within this distance, from ${RADIUS.min} to ${RADIUS.max} meters.`}
      />
      <LanguageField
        name={`${name}.language`}
        label="Language of This Stop"
        hint="Only where it is not the archive’s."
      />
      <RecordField name={`${name}.record`} />
    </>
  );
}
