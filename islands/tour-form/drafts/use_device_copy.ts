/** Keeps the form on the device while it is being written. */
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { TourInput } from "../../../lib/model/tour.ts";
import { type SignInMessage } from "../../../lib/model/sign_in.ts";
import { SIGN_IN_CHANNEL } from "../../../lib/browser/storage_keys.ts";
import { type DeviceCopy, dropCopy, holdCopy, keepCopy, resumeLater } from "./device_copy.ts";
import type { TourValues } from "../values.ts";

export type ArchiveForm = UseFormReturn<TourValues, unknown, TourInput>;

/** Writing at each key would be felt in a long form, in milliseconds. */
const PAUSE = 250;

/** What a copy says beside the values, asked when it is written. */
export type CopyFacts = () => Omit<DeviceCopy, "values" | "at">;

/** `drop` forgets the copy for good: the form is sent, or given up. */
export function useDeviceCopy(form: ArchiveForm, facts: CopyFacts) {
  const state = useRef({ touched: false, dropped: false, resuming: false });
  const { id } = facts();

  const write = () => {
    const { touched, dropped } = state.current;
    if (touched && !dropped) keepCopy({ ...facts(), values: form.getValues(), at: Date.now() });
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const release = holdCopy(id);
    const typing = form.watch(() => {
      state.current.touched = true;
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    });
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SignInMessage>) => {
      if (data.result !== "done") return;
      // The page is about to come anew, for somebody who is signed in: it goes on where it is now.
      state.current.touched = true;
      write();
      state.current.resuming = true;
      resumeLater(id);
    };
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("pagehide", write);
      channel.close();
      typing.unsubscribe();
      clearTimeout(timer);
      write();
      release();
    };
  }, []);

  return {
    write,
    isResuming: () => state.current.resuming,
    drop() {
      state.current.dropped = true;
      dropCopy(id);
    },
  };
}
