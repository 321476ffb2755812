/** A text that no stop has: why, and the choice of a stop for it. */
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { orAlert } from "../../../shell/alert.ts";
import type { TourValues } from "../values.ts";
import { attachText } from "./attach_text.ts";
import { hasText } from "./read_texts.ts";
import { StopChoice } from "./stop_choice.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

type Props = { reason: string; file?: File };

export function LeftText({ reason, file }: Props) {
  const form = useFormContext<TourValues>();
  const [said, setSaid] = useState("");
  const put = (index: number) =>
    orAlert(async () => {
      if (await attachText(form, index, file!)) {
        setSaid(t("textIsOnStop", { name: file!.name, number: index + 1 }));
      }
    });
  return (
    <li>
      <span role="status">
        {said || reason} {file && !said && t("dropOrChoose")}
      </span>
      {file && !said && (
        <StopChoice
          name={file.name}
          noteOn={(stop) => hasText(stop) ? t("hasTranscript") : undefined}
          onChoose={put}
        />
      )}
    </li>
  );
}
