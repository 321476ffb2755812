/** Translated texts of a pupil who is no longer in the class, as far as they were not sent. */
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { getKeptWords, type UnsentWords } from "../../../lib/device/words/unsent_words.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

export function LeftTranslations({ memberId }: { memberId: string }) {
  const [left, setLeft] = useState<UnsentWords[]>([]);
  const [said, setSaid] = useState<string>();
  useEffect(() => void getKeptWords().listOf(memberId).then(setLeft), [memberId]);
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
