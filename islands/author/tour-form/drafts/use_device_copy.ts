/** Stores the form on the device while it is being written. */
import { useEffect, useRef, useState } from "react";
import { ACCOUNT_DATA_REMOVED_EVENT } from "../../../../lib/device/sign_out.ts";
import type { ArchiveForm } from "../form_props.ts";
import { type DeviceCopy, getDeviceCopies } from "./device_copies.ts";
import { onSignIn } from "./wake.ts";

/**
 * From the last key to the copy, in milliseconds: storing at each key would slow a long form down.
 */
const PAUSE = 250;

/**
 * Fields of a copy besides the values, read when it is stored. For an author whose account was
 * deleted it is a new archive without an owner, like one that is written without an account.
 */
type CopyFacts = Omit<DeviceCopy, "values" | "at"> & {
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
  const [isStored, setStored] = useState(copies.isAvailable);
  const state = useRef({ isOver: false, isResuming: false });
  const [id] = useState(() => facts().id);

  const store = ({ evenIfSaved = false } = {}): boolean => {
    if (state.current.isOver) return false;
    const { hasUnsavedChanges, ...copy } = facts();
    if (!hasUnsavedChanges && !evenIfSaved && !state.current.isResuming) {
      copies.remove(id);
      return copies.isAvailable;
    }
    const stored = copies.store({ ...copy, values: form.getValues() });
    setStored(stored);
    return stored;
  };

  const remove = () => {
    state.current.isOver = true;
    copies.remove(id);
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const release = copies.hold(id);
    const typing = form.watch(() => {
      clearTimeout(timer);
      state.current.isResuming = false;
      timer = setTimeout(store, PAUSE);
    });
    const stopListening = onSignIn(() => {
      // A background tab in which the author was signed in is left unchanged.
      if (facts().userId && document.visibilityState === "hidden") return;
      // The page is about to be loaded again for a signed-in user: it continues with the present
      // form.
      state.current.isResuming = store({ evenIfSaved: true });
      if (state.current.isResuming) copies.resumeLater(id);
    });
    const leave = () => void store();
    addEventListener("pagehide", leave);
    document.addEventListener(ACCOUNT_DATA_REMOVED_EVENT, remove);
    store();
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener(ACCOUNT_DATA_REMOVED_EVENT, remove);
      stopListening();
      typing.unsubscribe();
      clearTimeout(timer);
      if (!state.current.isResuming) store();
      release();
    };
  }, []);

  return {
    /** Whether the last attempt to store the form succeeded. */
    isStored,
    /**
     * Stores the form now, or removes its copy when all is saved; false when it cannot be stored.
     */
    store: () => store(),
    /** Removes the copy for good: the form is sent. */
    remove,
    /** True when leaving needs no question: the form is sent, or continues in the next page. */
    mayLeave: () => state.current.isOver || state.current.isResuming,
  };
}
