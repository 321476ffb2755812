/** The fields of one stop, in two parts: those that authors type first, and the rest. */
import { AudioField } from "./audio_field.tsx";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { LanguageField } from "../language_field.tsx";
import { OldPictureFields, PictureFields } from "../picture_fields.tsx";
import { TextBoxes } from "../text_boxes.tsx";
import { RecordField } from "../record/record_field.tsx";
import { ChaptersField } from "../chapters/chapters_field.tsx";
import { TranscriptField } from "../transcript/transcript_field.tsx";
import { WhereField } from "./where_field.tsx";

type Props = { index: number; onPlace: () => void };

export function StopTexts({ index }: { index: number }) {
  return (
    <TextBoxes
      fields={STOP_FIELDS}
      prefix={`audioStops.${index}.`}
      which={({ isRequired, lead }) => Boolean(isRequired && !lead)}
    />
  );
}

export function StopFields({ index, onPlace }: Props) {
  const name = `audioStops.${index}` as const;
  return (
    <>
      <AudioField index={index} />
      <TextBoxes
        fields={STOP_FIELDS}
        prefix={`${name}.`}
        which={({ isRequired, lead }) => lead === "audioUrl" || !isRequired && !lead}
      />
      <TranscriptField index={index} />
      <ChaptersField index={index} />
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
