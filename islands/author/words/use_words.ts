/** The texts of an archive beside their translation, and what saves them. */
import { type Signal, signal } from "@preact/signals-core";
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import { SIGN_OUT_EVENT, type SignOut } from "../../../lib/device/sign_out.ts";
import { getKeptWords, placeOf } from "../../../lib/device/words/unsent_words.ts";
import { createWordsSaver, type WordsSaver } from "../../../lib/device/words/words_saver.ts";
import type { LanguageOfTour, WordsUnit } from "../../../lib/model/tour/words/words.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** Somebody who translates an archive into a language. */
export type Place = { userId: string; tourId: string; language: string };

/** The languages of the original and of the translation, and the name of the latter. */
export type Languages = { from: string; to: string; name: string };

/** The transcripts are those of recordings in the language, by the ids of their stops. */
type Answer = { units: WordsUnit[]; transcripts: Record<string, Transcript> };

export type Desk = {
  path: string;
  sections: Section[];
  saver: WordsSaver;
  /** By the ids of stops. */
  transcripts: Signal<Record<string, Transcript>>;
};

/** What is loaded, or why it is not, and the next try. */
export function useWords({ userId, tourId, language }: Place) {
  const [desk, setDesk] = useState<Desk>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    const path = `/api/tours/${tourId}/languages/${language}`;
    setProblem(undefined);
    const read = async () => {
      try {
        const { units, transcripts } = await api<Answer>("GET", path);
        if (isOver) return;
        const saver = createWordsSaver({
          units,
          place: placeOf(userId, tourId, language),
          kept: getKeptWords(),
          send: (words) => api<LanguageOfTour>("PATCH", path, { words }),
        });
        setDesk({ path, sections: sectionsOf(units), saver, transcripts: signal(transcripts) });
      } catch (error) {
        setProblem(messageOf(error));
      }
    };
    void read();
    return () => void (isOver = true);
  }, [userId, tourId, language, tries]);
  useEffect(() => desk && sendInTime(desk.saver), [desk]);
  return { desk, problem, again: () => setTries(tries + 1) };
}

/**
 * Sends what waits when the page may be left, and when the network may be back, until the returned
 * function is called.
 */
export function sendInTime(saver: WordsSaver): () => void {
  const over = new AbortController();
  const { signal } = over;
  const send = () => void saver.flush();
  addEventListener("online", send, { signal });
  document.addEventListener("visibilitychange", send, { signal });
  document.addEventListener(
    SIGN_OUT_EVENT,
    (event) => (event as CustomEvent<SignOut>).detail.waitUntil(saver.flush()),
    { signal },
  );
  return () => {
    over.abort();
    saver.end();
  };
}

/** Saves the transcript of a recording in the language, or removes it. Rejects as `api` does. */
export async function setTranscript(
  { path, transcripts }: Desk,
  stopId: string,
  transcript: Transcript | null,
): Promise<void> {
  await api("PATCH", path, { transcripts: [{ stopId, transcript }] });
  const { [stopId]: _, ...others } = transcripts.value;
  transcripts.value = transcript ? { ...others, [stopId]: transcript } : others;
}
