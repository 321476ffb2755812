/** The fields of one stop, in its four parts. The title stands above them. */
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { ChaptersField } from "../chapters/chapters_field.tsx";
import { QuickPhoto } from "../media/photo_button.tsx";
import { PartField } from "../parts/part_field.tsx";
import { HereButton } from "../place/here_button.tsx";
import { LanguageField } from "../language_field.tsx";
import { ThingsField } from "../things/things_field.tsx";
import { RecordField } from "../record/record_field.tsx";
import { ReleasesField } from "../releases/releases_field.tsx";
import { AmbientField } from "../stops/ambient_field.tsx";
import { AudioField } from "../stops/audio_field.tsx";
import type { OpenStopsActions } from "../stops/use_open_stops.ts";
import { WhereField } from "../stops/where_field.tsx";
import { isIn, TextBoxes } from "../text_boxes.tsx";
import { TranscriptField } from "../transcript/transcript_field.tsx";
import { Part } from "./part.tsx";
import { PictureSummary, PlaceSummary, RecordSummary } from "./summaries.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = { index: number; open: OpenStopsActions };

export const StopTitle = ({ index }: { index: number }) => (
  <TextBoxes
    fields={STOP_FIELDS}
    prefix={`audioStops.${index}.`}
    which={(_, name) => name === "title"}
  />
);

export function StopParts({ index, open }: Props) {
  const prefix = `audioStops.${index}.` as const;
  return (
    <>
      <div data-part="story">
        <AudioField index={index} />
        <PartField index={index} />
        <TextBoxes fields={STOP_FIELDS} prefix={prefix} which={({ lead }) => lead === "audioUrl"} />
        <TextBoxes
          fields={STOP_FIELDS}
          prefix={prefix}
          which={(field, name) => isIn("story", field) && name !== "title"}
        />
        <TranscriptField index={index} />
        <ChaptersField index={index} />
      </div>
      <Part
        name="place"
        summary={<PlaceSummary prefix={prefix} />}
        quick={<HereButton index={index} />}
      >
        <WhereField index={index} onPlace={() => open.select(index)} />
        <AmbientField index={index} />
      </Part>
      <Part
        name="pictures"
        summary={<PictureSummary prefix={prefix} />}
        quick={<QuickPhoto index={index} />}
      >
        <ThingsField
          name={prefix}
          hint={t("pictureHint")}
        />
      </Part>
      <Part name="record" summary={<RecordSummary prefix={prefix} />}>
        <TextBoxes
          fields={STOP_FIELDS}
          prefix={prefix}
          which={(field) => isIn("record", field)}
        />
        <LanguageField
          name={`${prefix}language`}
          label={t("languageOfStop")}
          hint={t("languageOfStopHint")}
        />
        <RecordField name={`${prefix}record`} />
        <ReleasesField index={index} />
      </Part>
    </>
  );
}
