/** Whether the map of the form is open as a sheet, on a narrow screen. */
import { signal } from "@preact/signals-core";

export const isMapOpen = signal(false);

/** As `--two-columns` in the styles: beside the form the map needs no opening. */
export const besideForm = () => matchMedia("(min-width: 60rem)");
