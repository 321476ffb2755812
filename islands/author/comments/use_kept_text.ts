/** A text that stays on this device from its first letter until it is sent. */
import { useEffect, useRef, useState } from "react";
import { getKeptTexts } from "./kept_texts.ts";

/** The text of the box that `box` names on this device; `initial` where nothing was typed. */
export function useKeptText(box: string, initial = "") {
  const [text, setText] = useState(initial);
  const state = useRef<{ isTyped?: true; sentAs?: string }>({});
  useEffect(() => {
    getKeptTexts().read(box).then((kept) => {
      if (!kept || state.current.isTyped) return;
      setText(kept.text);
      state.current.sentAs = kept.key;
    });
  }, []);
  return {
    text,
    type(text: string): void {
      state.current = { isTyped: true };
      setText(text);
      void getKeptTexts().write(box, text);
    },
    /** The same for each try with one text; `isKept` resolves to whether the device stores both. */
    beginSending(): { key: string; isKept: Promise<boolean> } {
      const key = state.current.sentAs ??= crypto.randomUUID();
      return { key, isKept: getKeptTexts().write(box, text, key) };
    },
    /** The text is sent, or given up. */
    forget(): void {
      state.current = { isTyped: true };
      setText(initial);
      void getKeptTexts().write(box, "");
    },
  };
}
