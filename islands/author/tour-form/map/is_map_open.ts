/** Whether the map of the form is open as a sheet, on a narrow screen. */
import { signal } from "@preact/signals-core";

export const isMapOpen = signal(false);
