/** Translations of earlier visits that cannot be saved any more, to be copied. */
import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import type { WordsSaver } from "../../../lib/device/words/words_saver.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("translating");

type Props = { saver: WordsSaver };

export function LeftWords({ saver }: Props) {
  useSignals();
  const left = saver.left.value;
  if (left.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="left-words">
      <h2 id="left-words">{t("leftTitle")}</h2>
      <p>{t("leftText", { count: left.length })}</p>
      <ul>
        {left.map(({ id, text }) => <li key={id} dir="auto">{text}</li>)}
      </ul>
      <button type="button" className="button" onClick={saver.forgetLeft}>{t("removeLeft")}</button>
    </section>
  );
}

/** Copies all texts that are not saved; shows them where the browser refuses that. */
export function CopyWords({ saver }: Props) {
  const [state, setState] = useState<"copied" | "refused">();
  const words = () => saver.unsaved().join("\n\n");
  const copy = () =>
    navigator.clipboard.writeText(words()).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  if (state === "refused") {
    return <textarea className="field" readOnly aria-label={t("copyUnsaved")} value={words()} />;
  }
  return (
    <ActionButton className="button" onAction={copy}>
      {t(state ?? "copyUnsaved")}
    </ActionButton>
  );
}
