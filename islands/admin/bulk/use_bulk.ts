/** Acts on all chosen rows of a list, in one request. */
import { useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { counted } from "../../../lib/formats/report.ts";
import type { ActResult } from "../../../lib/model/account/act_result.ts";
import { orToast } from "../../forms/or_toast.ts";
import { toast, UNDO_DURATION } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";
import type { Selection } from "./use_selection.ts";

/** The body beside the ids, and its texts, in which `what` is "5 archives". */
export type BulkAct = {
  body: { act: string; [field: string]: unknown };
  doing: (what: string) => string;
  done: (what: string) => string;
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

/** The place of the acts, the name of one thing, and the list. */
type Parts = {
  path: string;
  noun: string;
  selection: Selection;
  remove: (id: string) => void;
};

const UNSURE = "A part of it may be done; to repeat it does no harm.";

export function useBulk({ path, noun, selection, remove }: Parts): Bulk {
  const [doing, setDoing] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [problem, setProblem] = useState<string>();
  // A second press comes before the first is drawn.
  const isRunning = useRef(false);

  const run = async (act: BulkAct) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const ids = selection.chosen;
    setDoing(act.doing(counted(ids.length, noun)));
    setRefused(undefined);
    setProblem(undefined);
    try {
      const results = await api<ActResult[]>("POST", path, { ...act.body, ids });
      const reasons = reasonsIn(results);
      const done = ids.filter((id) => !reasons.has(id));
      const text = done.length > 0 ? act.done(counted(done.length, noun)) : "";
      if (done.length > 0) tell(text, act.undo && (() => undo(act.undo!, done)));
      if (reasons.size === 0) return void await visitAgain();
      if (act.removes) done.forEach(remove);
      selection.keep([...reasons.keys()]);
      setRefused({ done: text, reasons });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      return isRefused ? messageOf(error) : `${messageOf(error)} ${UNSURE}`;
    } finally {
      isRunning.current = false;
      setDoing(undefined);
    }
  };

  const undo = async (act: BulkAct, ids: readonly string[]) => {
    await orToast(async () => {
      const results = await api<ActResult[]>("POST", path, { ...act.body, ids });
      const reasons = reasonsIn(results);
      tell(act.done(counted(ids.length - reasons.size, noun)), undefined, reasons);
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
    ...run && { duration: UNDO_DURATION, action: { label: "Undo", run } },
  });
}
