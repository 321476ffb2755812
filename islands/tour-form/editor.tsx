/** The form itself: details, map, stops. What surrounds it differs between creating and editing. */
import type { FormEventHandler, ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { TourDetails } from "./details.tsx";
import { FormMap } from "./form_map.tsx";
import type { FormProps } from "./form_props.ts";
import { StopsEditor } from "./stops_editor.tsx";
import type { ArchiveForm } from "./use_device_copy.ts";
import type { OpenStops } from "./use_open_stops.ts";

type Props = Pick<FormProps, "tiles" | "threeWords"> & {
  form: ArchiveForm;
  open: OpenStops;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

export function Editor({ form, open, tiles, threeWords, onSubmit, children }: Props) {
  return (
    <FormProvider {...form}>
      <form className="archive-form" noValidate onSubmit={onSubmit} data-turbo="false">
        <TourDetails threeWords={threeWords} open={open} />
        <FormMap tiles={tiles} open={open} />
        <StopsEditor threeWords={threeWords} open={open} />
        {children}
      </form>
    </FormProvider>
  );
}
