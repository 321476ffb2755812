/** The earlier versions of a language: what differs in each, and a button to bring it back. */
import { ChevronDown, History } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { WordsDifferences, WordsVersion } from "../../../lib/model/tour/words/versions.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { orToast } from "../../forms/or_toast.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { HISTORY } from "./history_address.ts";
import type { Desk, Languages } from "./use_words.ts";
import { VersionTexts } from "./version_texts.tsx";

const t = texts("translating");

type Props = {
  desk: Desk;
  language: Languages;
  /** Called once the words of a version are saved. */
  onBroughtBack: () => void;
};

export function HistoryPart({ desk, language, onBroughtBack }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (location.hash !== HISTORY) return;
    root.current!.open = true;
    root.current!.scrollIntoView();
  }, []);
  return (
    <details
      ref={root}
      className="words-files"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t("history")}</summary>
      <p className="soft">{t("historyExplained")}</p>
      {isOpen && <Versions {...{ desk, language, onBroughtBack }} />}
    </details>
  );
}

function Versions({ desk, language, onBroughtBack }: Props) {
  const { path, saver } = desk;
  const [versions, setVersions] = useState<WordsVersion[]>();
  const [problem, setProblem] = useState<string>();
  const [opened, setOpened] = useState<number>();
  useEffect(() => {
    saver.flush().then(() => api<WordsVersion[]>("GET", `${path}/versions`)).then(
      setVersions,
      (error) => setProblem(messageOf(error)),
    );
  }, [desk]);

  const bringBack = async (revision: number) => {
    const sure = await confirm({
      title: t("bringBackTitle"),
      text: t("bringBackText"),
      action: t("bringBackAction"),
    });
    if (!sure) return;
    const isDone = await orToast(async () => {
      await saver.flush();
      const read = await api<WordsDifferences>("GET", `${path}/versions/${revision}`);
      await api("PATCH", path, {
        words: read.words.map(({ key, of, then = "", now = "" }) => {
          return { key, text: then, ...of && { of }, was: now };
        }),
        transcripts: read.transcripts.map(({ stopId, then = null }) => {
          return { stopId, transcript: then };
        }),
        keepsBefore: true,
      });
    }, t("notBroughtBack"));
    if (!isDone) return;
    toast({ title: t("broughtBack"), description: t("broughtBackText") });
    onBroughtBack();
  };

  if (problem) return <p role="alert">{problem}</p>;
  if (!versions) return <p className="soft" role="status">{t("loadingTexts")}</p>;
  if (versions.length === 0) return <p role="status">{t("noVersions")}</p>;
  const now = Date.now();
  return (
    <ol role="list" className="own-list versions">
      {versions.map(({ revision, savedAt, savedBy, differing }) => {
        const time = timeAgo(Date.parse(savedAt), now);
        const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
        const id = `words-version-${revision}`;
        return (
          <li key={revision}>
            <div>
              <h3>
                <time dateTime={savedAt}>{time}</time>
              </h3>
              <p className="meta">
                <span>
                  {savedBy
                    ? rich(t, "savedBy", { savedBy: <Words>{savedBy}</Words> })
                    : t("savedByUnknown")}
                </span>
                <span>{differing === 0 ? t("asNow") : t("differing", { count: differing })}</span>
              </p>
            </div>
            {differing > 0 && (
              <div className="own-actions">
                <button
                  type="button"
                  className="button"
                  aria-expanded={opened === revision}
                  aria-controls={id}
                  onClick={() => setOpened(opened === revision ? undefined : revision)}
                >
                  {rich(t, "compareVersion", { time, hidden })}
                  <ChevronDown aria-hidden="true" />
                </button>
                <ActionButton className="button" onAction={() => bringBack(revision)}>
                  <History aria-hidden="true" />
                  {rich(t, "bringBack", { time, hidden })}
                </ActionButton>
              </div>
            )}
            <div id={id} className="version-comparison">
              {opened === revision && <VersionTexts {...{ desk, language, revision }} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
