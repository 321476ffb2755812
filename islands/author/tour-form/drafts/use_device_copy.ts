/** Stores the form on the device while it is being written. */
import { useEffect, useRef, useState } from "react";
import { ACCOUNT_DATA_REMOVED_EVENT } from "../../../../lib/device/sign_out.ts";
import { afterPause } from "../../../../lib/model/after_pause.ts";
import type { ArchiveForm } from "../form_props.ts";
import { type DeviceCopy, getDeviceCopies } from "./device_copies.ts";
import { onSignIn } from "./wake.ts";

/**
 * From the last key to the copy, and from the first key that it lacks, in milliseconds: storing at
 * each key would slow a long form down.
 */
const WAITS = { pause: 250, longest: 500 };

/**
 * Fields of a copy besides the values, read when it is stored. For an author whose account was
 * deleted it is a new archive without an owner, like one that is written without an account.
 */
type CopyFacts = Omit<DeviceCopy, "values"> & {
  /** Whether the form has changes that the server lacks: only such a form needs a copy. */
  hasUnsavedChanges: boolean;
};

type FormCopy = ReturnType<typeof useDeviceCopy>;

/**
 * The copy of `form`, stored after each change until the form is saved or sent, or the author signs
 * out.
 */
export function useDeviceCopy(form: ArchiveForm, facts: () => CopyFacts) {
  const copies = getDeviceCopies();
  const [isStored, setStored] = useState(true);
  const state = useRef({ isOver: false, isResuming: false });
  const [id] = useState(() => facts().id);

  const store = async ({ evenIfSaved = false } = {}): Promise<boolean> => {
    if (state.current.isOver) return false;
    const { hasUnsavedChanges, ...copy } = facts();
    const isNeeded = hasUnsavedChanges || evenIfSaved || state.current.isResuming;
    const done =
      await (isNeeded ? copies.store({ ...copy, values: form.getValues() }) : copies.remove(id));
    setStored(done);
    return done;
  };

  const remove = () => {
    state.current.isOver = true;
    void copies.remove(id);
  };

  useEffect(() => {
    const storing = afterPause(() => void store(), WAITS);
    const release = copies.hold(id);
    const typing = form.watch(() => {
      state.current.isResuming = false;
      storing.call();
    });
    const stopListening = onSignIn(async () => {
      // A background tab in which the author was signed in is left unchanged.
      if (facts().userId && document.visibilityState === "hidden") return;
      // The page is about to be loaded again for a signed-in user: it continues with the present
      // form.
      state.current.isResuming = true;
      copies.resumeLater(id);
      if (!await store({ evenIfSaved: true })) state.current.isResuming = false;
    });
    // A phone ends hidden pages without another word.
    const hide = () => document.visibilityState === "hidden" && storing.flush();
    const leave = () => void store();
    // While the browser asks whether to leave, the database has the time that it needs.
    addEventListener("beforeunload", leave);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    document.addEventListener(ACCOUNT_DATA_REMOVED_EVENT, remove);
    void store();
    return () => {
      removeEventListener("beforeunload", leave);
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      document.removeEventListener(ACCOUNT_DATA_REMOVED_EVENT, remove);
      stopListening();
      typing.unsubscribe();
      storing.cancel();
      if (!state.current.isResuming) void store();
      release();
    };
  }, []);

  return {
    /** Whether the last attempt to store the form succeeded. */
    isStored,
    /**
     * Stores the form now, or removes its copy when all is saved; resolves to false when it cannot
     * be stored.
     */
    store: () => store(),
    /** Removes the copy for good: the form is sent. */
    remove,
    /** True when leaving needs no question: the form is sent, or continues in the next page. */
    mayLeave: () => state.current.isOver || state.current.isResuming,
  };
}
