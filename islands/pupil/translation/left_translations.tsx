/** Translated texts that were not sent, and that the pupil can no longer change. */
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import { getKeptWords, type UnsentWords } from "../../../lib/device/words/unsent_words.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** The texts of a class that are on this device alone; read again with the class. */
export function useUnsentWords(known: KnownClass): UnsentWords[] {
  const [unsent, setUnsent] = useState<UnsentWords[]>([]);
  useEffect(() => void getKeptWords().listOf(known.me.id).then(setUnsent), [known]);
  return unsent;
}

export function LeftTranslations({ left }: { left: UnsentWords[] }) {
  const [said, setSaid] = useState<string>();
  if (left.length === 0) return null;
  const copy = () =>
    navigator.clipboard.writeText(left.map(({ text }) => text).join("\n\n")).then(
      () => setSaid(t("copied")),
      () => setSaid(t("notCopied")),
    );
  return (
    <section aria-labelledby="left-translations">
      <h2 id="left-translations">{t("leftTranslations")}</h2>
      <ul role="list" className="story-list">
        {left.map(({ id, text }) => <li key={id} dir="auto">{text}</li>)}
      </ul>
      <div className="story-buttons">
        <ActionButton className="button" onAction={copy}>
          <Copy aria-hidden="true" />
          {t("copyText")}
        </ActionButton>
      </div>
      <p role="status" className="soft">{said}</p>
    </section>
  );
}
