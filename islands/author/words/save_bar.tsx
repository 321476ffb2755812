/** Whether everything is saved, and the way to the next text. */
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { ApiError, isForLater, messageOf, NoAnswer } from "../../../lib/device/api.ts";
import type { SaveState, WordsSaver } from "../../../lib/device/words/words_saver.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { CopyWords } from "./left_words.tsx";

const t = texts("translating");

type Props = {
  saver: WordsSaver;
  /** What the last step has found. */
  said: string;
  goOn: () => void;
};

export function SaveBar({ saver, said, goOn }: Props) {
  useSignals();
  const state = useNotedState(saver);
  const problem = problemOf(state);
  const note = problem ?? (said || (state === undefined ? "" : t(state as "saving" | "saved")));
  return (
    <div className="save-bar" data-problem={problem ? "" : undefined}>
      <div className="save-note" role="status">
        {note}
        {!saver.isKept.value && state !== "saved" && <p>{t("notKept")}</p>}
      </div>
      <div className="save-actions">
        {isRefused(state) && <CopyWords saver={saver} />}
        <button type="button" className="button primary" title={t("nextHint")} onClick={goOn}>
          {t("next")}
        </button>
      </div>
    </div>
  );
}

/**
 * The state to be said: a failure is said while it is tried again, since a note that changes its
 * height moves the buttons. The caller calls `useSignals`.
 */
export function useNotedState({ state: { value: state } }: WordsSaver): SaveState | undefined {
  const noted = useRef<SaveState>(undefined);
  if (state !== "saving" || !isFailed(noted.current)) noted.current = state;
  return noted.current;
}

const isFailed = (state: SaveState | undefined): state is { error: unknown } =>
  typeof state === "object";

/** True after an answer with which no further try helps. */
export const isRefused = (state: SaveState | undefined): boolean =>
  isFailed(state) && !(state.error instanceof NoAnswer) &&
  !(state.error instanceof ApiError && isForLater(state.error.status));

/**
 * Why the last save failed. `signedOut` is the text for people who are no longer signed in.
 */
export function problemOf(
  state: SaveState | undefined,
  signedOut: string = t("notSavedSignedOut"),
): string | undefined {
  if (!isFailed(state)) return undefined;
  const { error } = state;
  if (error instanceof NoAnswer) return t("notSavedOffline");
  if (error instanceof ApiError && error.status === 401) return signedOut;
  const message = messageOf(error);
  return isRefused(state) ? t("notSavedRefused", { message }) : t("notSavedLater", { message });
}
