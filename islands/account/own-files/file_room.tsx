/** The files of the account with their sizes and uses, and buttons to free storage. */
import { FileAudio, Image, Trash2 } from "lucide-react";
import { Fragment, useEffect, useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { getFormCopies } from "../../../lib/device/forms/form_copies.ts";
import { mediaHashesIn } from "../../../lib/model/media/media.ts";
import type { FilesRemoved, OwnFiles, UnusedFile } from "../../../lib/model/media/own_files.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

const PATH = "/api/account/files";

/** A file younger than this, in milliseconds, may belong to a form on another device: an hour. */
const NEW_MS = 3600 * 1000;

/** More are shown on request. */
const SHOWN = 20;

type Props = {
  /** Texts of this page that may name files and are not saved yet. */
  unsaved?: () => unknown;
  /** Called when storage was freed. */
  onFreed?: () => void;
};

export default function FileRoom({ unsaved, onFreed }: Props) {
  const [own, setOwn] = useState<OwnFiles>();
  const [forms, setForms] = useState<unknown[]>([]);
  const [done, setDone] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const { problem, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      setForms(await formsHere());
      setOwn(await api<OwnFiles>("GET", PATH));
    });
  useEffect(() => void load(), []);

  const remove = (files: readonly UnusedFile[]) =>
    attempt(async () => {
      const hashes = files.map(({ hash }) => hash);
      const removed = await api<FilesRemoved>("DELETE", PATH, { hashes });
      const text = t("deletedFilesFree", { count: removed.files, size: sizeText(removed.bytes) });
      setDone(removed.files > 0 ? text : t("nothingDeleted"));
      status.current?.focus();
      setForms(await formsHere());
      setOwn(await api<OwnFiles>("GET", PATH));
      onFreed?.();
    });
  if (!own) {
    return problem
      ? (
        <div className="file-room">
          <p className="field-error" role="alert">{problem}</p>
          <button type="button" className="button" onClick={load}>{t("tryAgain")}</button>
        </div>
      )
      : <p className="soft" role="status">{t("lookingAtFiles")}</p>;
  }
  if (own.used === 0) {
    return (
      <div className="file-room">
        <p ref={status} role="status" tabIndex={-1}>{done}</p>
        <p>{t("noFiles", { size: sizeText(own.quota) })}</p>
      </div>
    );
  }
  const named = new Set(mediaHashesIn([forms, unsaved?.()]));
  const unused = own.unused.filter(({ hash }) => !named.has(hash));
  return (
    <div className="file-room">
      <p>
        {rich(t, "filesTake", {
          used: <strong>{sizeText(own.used)}</strong>,
          quota: sizeText(own.quota),
        })}
      </p>
      <progress value={own.used} max={own.quota || 1} aria-label={t("usedRoom")} />
      {own.used >= own.quota && <p className="field-error">{t("noRoom")}</p>}
      <Holders own={own} inForms={own.unused.length - unused.length} />
      <p ref={status} role="status" tabIndex={-1}>{done}</p>
      {problem && <p className="field-error" role="alert">{problem}</p>}
      <Unused files={unused} onRemove={remove} />
    </div>
  );
}

/** The copies of forms on this device: a copy may name a file that no draft on the server has. */
const formsHere = (): Promise<unknown[]> => getFormCopies().list().catch(() => []);

/** The files that cannot be removed here, with advice. */
function Holders({ own: { held, unfinished }, inForms }: { own: OwnFiles; inForms: number }) {
  const lines: [bytes: number, text: React.ReactNode][] = [
    [held.archives, t("heldByArchives")],
    [
      held.versions,
      t("heldByVersions"),
    ],
    [
      held.trash,
      <Fragment key="trash">
        {rich(t, "heldByTrash", {
          link: (text) => <a href={to("/profile#recently-deleted")}>{text}</a>,
        })}
      </Fragment>,
    ],
    [held.others, t("heldByOthers")],
    [unfinished, t("heldUnfinished")],
  ];
  return (
    <ul role="list" className="file-holders">
      {lines.filter(([bytes]) => bytes > 0).map(([bytes, text], i) => (
        <li key={i}>
          <strong>{sizeText(bytes)}</strong>
          <span>{text}</span>
        </li>
      ))}
      {inForms > 0 && (
        <li>
          <strong>{t("files", { count: inForms })}</strong>
          <span>{t("heldByForm")}</span>
        </li>
      )}
    </ul>
  );
}

type UnusedProps = {
  files: readonly UnusedFile[];
  onRemove: (files: readonly UnusedFile[]) => Promise<void>;
};

function Unused({ files, onRemove }: UnusedProps) {
  const [isAll, setAll] = useState(false);
  if (files.length === 0) {
    return <p className="soft">{t("noUnusedFiles")}</p>;
  }
  const old = files.filter((file) => !isNew(file));
  const ask = async () => {
    const text = t("deleteUnusedText", { count: old.length });
    if (await confirm({ title: t("deleteUnusedTitle"), text, action: t("delete") })) {
      await onRemove(old);
    }
  };
  const size = sizeText(files.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <section className="file-unused" aria-labelledby="unused-files">
      <h3 id="unused-files">
        {t("unusedFiles", { count: files.length, size })}
      </h3>
      {old.length > 0 && (
        <ActionButton className="button" onAction={ask}>
          <Trash2 aria-hidden="true" />
          {old.length === files.length
            ? t("deleteAllUnused")
            : t("deleteOlder", { count: old.length })}
        </ActionButton>
      )}
      <ul role="list">
        {(isAll ? files : files.slice(0, SHOWN)).map((file) => (
          <UnusedRow
            key={file.hash}
            file={file}
            onRemove={() => onRemove([file])}
          />
        ))}
      </ul>
      {!isAll && files.length > SHOWN && (
        <button
          type="button"
          className="button quiet"
          onClick={() => setAll(true)}
        >
          {t("showAll", { count: files.length })}
        </button>
      )}
    </section>
  );
}

function UnusedRow({ file, onRemove }: { file: UnusedFile; onRemove: () => Promise<void> }) {
  const { kind, name, url, bytes } = file;
  const Icon = kind === "recording" ? FileAudio : Image;
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        <a href={url} target="_blank" rel="noopener">{name}</a>
        <span className="soft">
          {isNew(file) ? t("sentLately", { size: sizeText(bytes) }) : sizeText(bytes)}
        </span>
      </span>
      <ActionButton
        className="icon-button"
        aria-label={t("deleteName", { name })}
        onAction={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </ActionButton>
    </li>
  );
}

const isNew = ({ createdAt }: UnusedFile) => Date.now() - Date.parse(createdAt) < NEW_MS;
