/** The draft of the form that is being written, and how its saving goes. */
import { useEffect, useRef, useState } from "react";
import { isWorthSaving } from "../../../lib/model/tour_form.ts";
import { toast } from "../../shell/toasts.ts";
import { createDraftSaver, type DraftSaver, type SaveState } from "./draft_saver.ts";
import type { ArchiveForm } from "./use_device_copy.ts";
import { toUnfinished } from "../values.ts";

const NOTES: Record<SaveState, string> = {
  "idle": "Auto-saving enabled",
  "waiting": "Auto-saving enabled",
  "saving": "Saving...",
  "saved": "Draft saved. Auto-saving enabled",
  "failed": "Not saved yet: kept on this device, and tried again when the network returns",
  "signed-out": "Kept on this device",
};

type Start = { draftId?: string; template?: string; unsaved?: boolean };

export function useDraftSaver(form: ArchiveForm, start: Start, signedIn: boolean) {
  const [state, setState] = useState<SaveState>(signedIn ? "idle" : "signed-out");
  const latest = useRef({ state, draftId: start.draftId });
  const saver = useRef<DraftSaver>(undefined);

  const note = (next: SaveState, draftId = latest.current.draftId) => {
    // Said once, not at each try: the note beside the buttons stays.
    if (next === "failed" && latest.current.state !== "failed") sayFailed();
    if (next !== "saving") latest.current.state = next;
    latest.current.draftId = draftId;
    setState(next);
  };

  const read = () => {
    const values = form.getValues();
    if (!isWorthSaving(toUnfinished(values))) return undefined;
    return { title: values.title, draftData: values, templateUsed: start.template };
  };

  saver.current ??= createDraftSaver({ read, draftId: start.draftId, onState: note, signedIn });

  useEffect(() => {
    const it = saver.current!;
    if (start.unsaved) it.changed();
    const typing = form.watch(() => it.changed());
    const online = () => it.isBehind() && latest.current.state === "failed" && it.save();
    addEventListener("online", online);
    return () => {
      typing.unsubscribe();
      removeEventListener("online", online);
      it.settle();
    };
  }, []);

  return {
    state,
    note: NOTES[state],
    canSave: state !== "signed-out",
    draftId: () => latest.current.draftId,
    isBehind: () => saver.current!.isBehind(),
    settle: () => saver.current!.settle(),
    end: () => saver.current!.end(),
    signedOut: () => note("signed-out"),
    /** Saves at once; says so when that fails, unless `quietly`. */
    async saveNow({ quietly = false }): Promise<void> {
      if (!quietly) latest.current.state = "idle";
      await saver.current!.save();
    },
  };
}

const sayFailed = () =>
  toast({
    title: "Save Failed",
    description: "Unable to save your progress. Please try again.",
    kind: "error",
  });
