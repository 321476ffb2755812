/** The form itself: details, map, stops. Creating and editing surround it with different parts. */
import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { orAlert } from "../../shell/alert.ts";
import { attachDropped, DROP_TARGETS } from "./batch/attach_dropped.ts";
import { DropNote } from "./batch/drop_note.tsx";
import { forgetEarlierFiles } from "./media/earlier_files.ts";
import { forgetThingChanges } from "./things/thing_changes.ts";
import { filePaste, useFileDrop } from "./batch/file_drop.ts";
import { takeShared } from "./batch/take_shared.ts";
import { useFinishedUploads } from "./media/use_finished_uploads.ts";
import type { ArchiveForm, FormProps } from "./form_props.ts";
import { LeftTakes } from "./takes/left_takes.tsx";
import { ArchiveTarget } from "./stops/stop_id.ts";
import type { StopsHandle } from "./stops/use_stop_list.ts";
import type { OpenStops } from "./stops/use_open_stops.ts";
import { Workbench } from "./workbench.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

type Props = Pick<FormProps, "tiles"> & {
  form: ArchiveForm;
  /** NEW_ARCHIVE, or the id of the archive that is edited. */
  target: string;
  open: OpenStops;
  /** Recordings and photographs that become its first stops. */
  files?: File[];
  /** Takes the archive out of dropped files; resolves to the other files. */
  onDropped: (files: File[]) => Promise<File[]>;
  onSubmit: FormEventHandler;
  /** Who may see the archive: a further part of it. */
  publication?: ReactNode;
  children: ReactNode;
};

export function Editor(
  { form, target, open, tiles, files, onSubmit, publication, ...props }: Props,
) {
  const stops = useRef<StopsHandle>(null);
  useEffect(loadForOffline, []);
  useFinishedUploads(form, target);
  useEffect(() => () => {
    forgetEarlierFiles();
    forgetThingChanges();
  }, []);
  useEffect(() => {
    const begin = async () => {
      if (files && files.length > 0) await stops.current?.addFiles(files);
      await takeShared((shared) => stops.current!.addFiles(shared));
    };
    orAlert(begin);
  }, []);
  const take = (files: File[], element: Element, at?: number) => {
    const isForOne = at === undefined;
    const index = isForOne ? attachDropped(form, element, files, target) : undefined;
    if (index === undefined) orAlert(async () => void await stops.current?.addFiles(files, at));
    else if (index >= 0) open.show(index);
  };
  const drop = useFileDrop(
    (files, element, at) =>
      orAlert(async () => {
        const left = await props.onDropped(files);
        if (left.length > 0) take(left, element, at);
      }),
    DROP_TARGETS,
  );
  return (
    <FormProvider {...form}>
      <ArchiveTarget value={target}>
        <LeftTakes open={open} />
        <div className="archive-form" onPaste={filePaste(take)}>
          <Workbench {...{ tiles, open, publication }} ref={stops} />
          {/* Only around the bar: what is open may have forms, and Enter sends nothing. */}
          <form className="archive-bar" noValidate onSubmit={onSubmit}>{props.children}</form>
          <DropNote drop={drop} text={t("dropToAdd")} />
        </div>
      </ArchiveTarget>
    </FormProvider>
  );
}

/**
 * Preloads the parts for times without a network: the message after a failed save, and the export.
 */
function loadForOffline() {
  const parts = [
    () => import("../../shell/toaster.island.tsx"),
    () => import("./files/export_files.ts"),
  ];
  Promise.all(parts.map((load) => loadChunk<unknown>(load))).catch((error) =>
    console.warn("Toasts or the export are not loaded for a time without network", error)
  );
}
