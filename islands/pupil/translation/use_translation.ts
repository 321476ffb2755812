/** The texts of a pupil's translation, and what saves them while the pupil may write. */
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import { getKeptWords, placeOf } from "../../../lib/device/words/unsent_words.ts";
import { createWordsSaver, type WordsSaver } from "../../../lib/device/words/words_saver.ts";
import type { Translated } from "../../../lib/model/class/submission.ts";
import { sendInTime } from "../../author/words/use_words.ts";

/** A translation, and whether the pupil may write in it. */
type Own = { memberId: string; id: string; language: string; isWritten: boolean };

type Opened = { read: Translated; saver?: WordsSaver };

/** What is loaded, or why it is not, and the next try. */
export function useTranslation({ memberId, id, language, isWritten }: Own) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    const path = `/api/class/submissions/${id}/words`;
    setProblem(undefined);
    const load = async () => {
      try {
        const read = await api<Translated>("GET", path);
        if (isOver) return;
        const saver = isWritten
          ? createWordsSaver({
            units: read.units,
            place: placeOf(memberId, id, language),
            kept: getKeptWords(),
            send: (words) => api("PATCH", path, { words }),
          })
          : undefined;
        setOpened({ read, saver });
      } catch (error) {
        if (!isOver) setProblem(messageOf(error));
      }
    };
    void load();
    return () => void (isOver = true);
  }, [memberId, id, language, isWritten, tries]);
  useEffect(() => opened?.saver && sendInTime(opened.saver), [opened]);
  const isCurrent = opened !== undefined && (opened.saver !== undefined) === isWritten;
  return { opened: isCurrent ? opened : undefined, problem, again: () => setTries(tries + 1) };
}

/** Sends all that waits. Resolves to whether the server has it. */
export async function sendAll(saver: WordsSaver): Promise<boolean> {
  await saver.ready;
  void saver.flush();
  let end = () => {};
  await new Promise<void>((resolve) => {
    end = saver.state.subscribe((state) => {
      if (state !== "saving") resolve();
    });
  });
  end();
  return saver.unsaved().length === 0;
}
