/** Where the recording is, a way to hear it, and its length read from the file. */
import { LoaderCircle, Pause, Play } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "../field.tsx";
import { usePreview } from "./use_preview.ts";
import type { TourValues } from "../values.ts";

export function AudioField({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const name = `audioStops.${index}.audioUrl` as const;
  const url = useWatch({ control, name });
  const preview = usePreview(index, url ?? "");
  const Icon = preview.state === "playing"
    ? Pause
    : preview.state === "loading"
    ? LoaderCircle
    : Play;
  return (
    <div className="audio-field">
      <TextField name={name} label="Audio URL" inputMode="url" placeholder="https://…" />
      <div className="audio-try">
        <button
          type="button"
          className="button"
          disabled={!url?.trim()}
          onClick={preview.toggle}
        >
          <Icon aria-hidden="true" data-busy={preview.state === "loading" || undefined} />
          {preview.state === "idle" ? "Try it" : "Stop"}
        </button>
        <p role="status" className="soft">{preview.note}</p>
      </div>
    </div>
  );
}
