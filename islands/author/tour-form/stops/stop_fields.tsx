/** The fields of one stop, in two parts: those that authors type first, and the rest. */
import { AudioField } from "./audio_field.tsx";
import { TextArea, TextField } from "../field.tsx";
import { LanguageField } from "../language_field.tsx";
import { OldPictureFields, PictureFields } from "../picture_fields.tsx";
import { RecordField } from "../record/record_field.tsx";
import { TranscriptField } from "../transcript/transcript_field.tsx";
import { WhereField } from "./where_field.tsx";

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
      <WhereField index={index} onPlace={onPlace} />
      <LanguageField
        name={`${name}.language`}
        label="Language of This Stop"
        hint="Only where it is not the archive’s."
      />
      <RecordField name={`${name}.record`} />
    </>
  );
}
