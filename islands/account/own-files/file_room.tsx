/** The files of the account with their sizes and uses, and buttons to free storage. */
import { FileAudio, Image, Trash2 } from "lucide-react";
import { Fragment, useEffect, useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { getFormCopies } from "../../../lib/device/forms/form_copies.ts";
import { counted } from "../../../lib/formats/report.ts";
import { mediaHashesIn } from "../../../lib/model/media/media.ts";
import type { FilesRemoved, OwnFiles, UnusedFile } from "../../../lib/model/media/own_files.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";

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
      const text = `Deleted ${counted(removed.files, "file")}. ${
        sizeText(removed.bytes)
      } are free.`;
      setDone(removed.files > 0 ? text : "Nothing was deleted: the files are in use by now.");
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
          <button type="button" className="button" onClick={load}>Try again</button>
        </div>
      )
      : <p className="soft" role="status">Looking at your files…</p>;
  }
  if (own.used === 0) {
    return (
      <div className="file-room">
        <p ref={status} role="status" tabIndex={-1}>{done}</p>
        <p>You have no recordings or pictures here. There is room for {sizeText(own.quota)}.</p>
      </div>
    );
  }
  const named = new Set(mediaHashesIn([forms, unsaved?.()]));
  const unused = own.unused.filter(({ hash }) => !named.has(hash));
  return (
    <div className="file-room">
      <p>
        Your files take <strong>{sizeText(own.used)}</strong> of {sizeText(own.quota)}.
      </p>
      <progress value={own.used} max={own.quota || 1} aria-label="Used room" />
      {own.used >= own.quota && (
        <p className="field-error">There is no room for further files. Those stored here stay.</p>
      )}
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
    [held.archives, "in your archives and drafts."],
    [
      held.versions,
      "in earlier versions of archives. A version stays for at least 30 days, and until 50 newer " +
      "ones were saved.",
    ],
    [
      held.trash,
      <Fragment key="trash">
        in what you deleted recently. It goes after 30 days, or at once when you delete it for good
        under <a href="/profile#recently-deleted">Recently deleted</a>.
      </Fragment>,
    ],
    [held.others, "in archives of other people, such as those that you handed over."],
    [unfinished, "for files that are still being sent. Unfinished ones go after three days."],
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
          <strong>{counted(inForms, "file")}</strong>
          <span>in a form on this device that isn’t saved yet.</span>
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
    return <p className="soft">Something uses each of your files: there are none to delete.</p>;
  }
  const old = files.filter((file) => !isNew(file));
  const ask = async () => {
    const text = `${counted(old.length, "file")} that no archive, version or draft uses will be ` +
      "deleted. You can’t undo this.";
    if (await confirm({ title: "Delete unused files?", text, action: "Delete" })) {
      await onRemove(old);
    }
  };
  const size = sizeText(files.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <section className="file-unused" aria-labelledby="unused-files">
      <h3 id="unused-files">
        {counted(files.length, "file")} that nothing uses: {size}
      </h3>
      {old.length > 0 && (
        <ActionButton className="button" onAction={ask}>
          <Trash2 aria-hidden="true" />
          {old.length === files.length
            ? "Delete all unused files"
            : `Delete the older ${old.length}`}
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
          Show all {files.length}
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
          {sizeText(bytes)}
          {isNew(file) && ", sent within the last hour: a form may still need it"}
        </span>
      </span>
      <ActionButton className="icon-button" aria-label={`Delete ${name}`} onAction={onRemove}>
        <Trash2 aria-hidden="true" />
      </ActionButton>
    </li>
  );
}

const isNew = ({ createdAt }: UnusedFile) => Date.now() - Date.parse(createdAt) < NEW_MS;
