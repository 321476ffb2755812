/** Acts on all chosen rows of a list, in one request. */
import { useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { ActResult } from "../../../lib/model/account/act_result.ts";
import { orToast } from "../../forms/or_toast.ts";
import { toast, UNDO_DURATION } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";
import type { Selection } from "./use_selection.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("acts");
const ofDrafts = texts("drafts");

/** The body beside the ids, and its texts for a number of rows. */
export type BulkAct = {
  body: { act: string; [field: string]: unknown };
  doing: (count: number) => string;
  done: (count: number) => string;
  /** The act that undoes it. */
  undo?: BulkAct;
  /** Whether the rows leave the list. */
  removes?: true;
};

/** The refused ids with the reasons, and the result of the act in words. */
type Refused = { done: string; reasons: Map<string, string> };

export type Bulk = {
  /** The running act, in words. */
  doing?: string;
  refused?: Refused;
  /** Why the last request failed as a whole, where no dialog shows it. */
  problem?: string;
  /** Acts on the chosen rows; resolves to why the whole request failed, if it did. */
  run(act: BulkAct): Promise<string | undefined>;
  /** The same, and shows why it failed. */
  runAndTell(act: BulkAct): Promise<void>;
};

/** The place of the acts, and the list. */
type Parts = {
  path: string;
  selection: Selection;
  remove: (id: string) => void;
};

export function useBulk({ path, selection, remove }: Parts): Bulk {
  const [doing, setDoing] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [problem, setProblem] = useState<string>();
  // A second press comes before the first is drawn.
  const isRunning = useRef(false);

  const run = async (act: BulkAct) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const ids = selection.chosen;
    setDoing(act.doing(ids.length));
    setRefused(undefined);
    setProblem(undefined);
    try {
      const results = await api<ActResult[]>("POST", path, { ...act.body, ids });
      const reasons = reasonsIn(results);
      const done = ids.filter((id) => !reasons.has(id));
      const text = done.length > 0 ? act.done(done.length) : "";
      if (done.length > 0) tell(text, act.undo && (() => undo(act.undo!, done)));
      if (reasons.size === 0) return void await visitAgain();
      if (act.removes) done.forEach(remove);
      selection.keep([...reasons.keys()]);
      setRefused({ done: text, reasons });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      const message = messageOf(error);
      return isRefused ? message : t("maybeDone", { message });
    } finally {
      isRunning.current = false;
      setDoing(undefined);
    }
  };

  const undo = async (act: BulkAct, ids: readonly string[]) => {
    await orToast(async () => {
      const results = await api<ActResult[]>("POST", path, { ...act.body, ids });
      const reasons = reasonsIn(results);
      tell(act.done(ids.length - reasons.size), undefined, reasons);
    });
    await visitAgain();
  };

  const runAndTell = async (act: BulkAct) => setProblem(await run(act));
  return { doing, refused, problem, run, runAndTell };
}

const reasonsIn = (results: ActResult[]) =>
  new Map(results.flatMap((one) => one.isDone ? [] : [[one.id, one.reason] as const]));

function tell(title: string, run?: () => void, reasons = new Map<string, string>()): void {
  const description = [...new Set(reasons.values())].join(" ");
  toast({
    title,
    ...description && { description, kind: "error" as const },
    ...run && { duration: UNDO_DURATION, action: { label: ofDrafts("undo"), run } },
  });
}
