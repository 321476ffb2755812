/** The address in place of a recording that is not released: no player opens it. */
export const WITHHELD_AUDIO = "withheld";
