/** The ambient sound of a stop's zone: a file or an address. Only stops on the map have a zone. */
import { FileUp } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { boxTexts } from "../../../../lib/model/tour/fields/names.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { TextField, useFieldError } from "../field.tsx";
import { EarlierFileNote, useMediaField } from "../media/earlier_file.tsx";
import { FileButton } from "../media/file_button.tsx";
import { FieldFile } from "../media/stored_file.tsx";
import { Offered } from "../open-one/offered.tsx";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

const FIELD = STOP_FIELDS.ambientUrl;

type Props = { index: number };

export function AmbientField({ index }: Props) {
  const { control } = useFormContext<TourValues>();
  const place = useWatch({ control, name: `audioStops.${index}.place` });
  if (place) return null;
  return (
    <Offered name="ambientUrl" field={FIELD} path={`audioStops.${index}.ambientUrl`}>
      <AmbientSound index={index} />
    </Offered>
  );
}

function AmbientSound({ index }: Props) {
  useSignals();
  const name = `audioStops.${index}.ambientUrl` as const;
  const media = useMediaField(name);
  const error = useFieldError(name);
  const words = boxTexts(FIELD);
  return (
    <>
      <FieldFile kind="recording" label={words.label} field={media} error={error}>
        <TextField
          name={name}
          {...words}
          inputMode="url"
          placeholder={t("httpsOrAddFile")}
          optional
        />
      </FieldFile>
      <div className="picture-file">
        {media.off ? <p className="soft">{media.off}</p> : (
          <FileButton
            kind="recording"
            label={t("ambientOfStop", { number: index + 1 })}
            onFiles={media.add}
          >
            <FileUp aria-hidden="true" />
            {media.address ? t("replace") : t("addFile")}
          </FileButton>
        )}
      </div>
      <EarlierFileNote kind="recording" field={media} />
    </>
  );
}
