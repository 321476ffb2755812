/** The form itself: details, map, stops. What surrounds it differs between creating and editing. */
import {
  type FormEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { FormProvider } from "react-hook-form";
import { loadChunk } from "../../lib/browser/load_chunk.ts";
import { TourDetails } from "./details/details.tsx";
import { FormMap } from "./map/form_map.tsx";
import { attachDropped } from "./media/attach_file.ts";
import { forgetEarlierFiles } from "./media/earlier_files.ts";
import { useFileDrop } from "./media/file_drop.ts";
import { useFinishedUploads } from "./media/use_finished_uploads.ts";
import type { ArchiveForm, FormProps } from "./form_props.ts";
import { StopsEditor, type StopsHandle } from "./stops/stops_editor.tsx";
import type { OpenStops } from "./stops/use_open_stops.ts";

type Props = Pick<FormProps, "tiles" | "threeWords"> & {
  form: ArchiveForm;
  open: OpenStops;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

export function Editor({ form, open, tiles, threeWords, onSubmit, children }: Props) {
  const stops = useRef<StopsHandle>(null);
  useEffect(loadForOffline, []);
  useFinishedUploads(form);
  useEffect(() => forgetEarlierFiles, []);
  const drop = useFileDrop((files, target) => {
    const index = attachDropped(form, target, files);
    if (index === undefined) stops.current?.addFiles(files);
    else if (index >= 0) open.show(index);
    return true;
  });
  return (
    <FormProvider {...form}>
      <form
        className="archive-form"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={ignoreEnter}
        {...drop}
      >
        <TourDetails threeWords={threeWords} open={open} />
        <FormMap tiles={tiles} open={open} stops={stops} />
        <StopsEditor ref={stops} threeWords={threeWords} open={open} />
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Enter in a box would press the first button that submits: only that button publishes or saves.
 */
function ignoreEnter(event: KeyboardEvent): void {
  const { target } = event;
  const isBox = target instanceof HTMLInputElement && !/^(button|submit|file)$/.test(target.type);
  if (event.key === "Enter" && isBox) event.preventDefault();
}

/**
 * What is needed most without network: the message that a save failed, and the export to a file.
 */
function loadForOffline() {
  const parts = [() => import("../toaster.tsx"), () => import("./files/export_files.ts")];
  Promise.all(parts.map((load) => loadChunk<unknown>(load))).catch((error) =>
    console.warn("Toasts or the export are not loaded for a time without network", error)
  );
}
