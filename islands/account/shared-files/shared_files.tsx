/** The files that were shared with the program, and links to the forms that may take them. */
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { currentUser } from "../../../lib/device/current_user.ts";
import {
  listShared,
  removeShared,
  type SharedFile,
} from "../../../lib/device/uploads/shared_files.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { NO_ROOM, NOT_KEPT, SHARE_PATH } from "../../../lib/model/web/share.ts";
import { sizeText } from "../../../lib/offline/keep/size_text.ts";
import { listTakers, NEW_ARCHIVE_HREF, type Taker } from "./takers.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

const FAILURES = { [NOT_KEPT]: "filesNotKept", [NO_ROOM]: "filesNoRoom" } as const;

export function SharedFiles() {
  const [files, setFiles] = useState<SharedFile[]>();
  const [problem, setProblem] = useState(failureOf(location.hash));
  const read = () => listShared().then(setFiles, (error) => setProblem(messageOf(error)));
  useEffect(() => void read(), []);
  const remove = async ({ id }: SharedFile) => {
    await removeShared([id]).catch((error) => setProblem(messageOf(error)));
    await read();
  };
  return (
    <>
      {problem && <p className="notice" role="alert">{problem}</p>}
      {files?.length === 0 && !problem && <p>{t("noFilesWaiting")}</p>}
      {files && files.length > 0 && (
        <>
          <ul className="shared-files" role="list" aria-label={t("waitingFiles")}>
            {files.map((one) => (
              <li key={one.id}>
                <span>
                  {one.file.name} <span className="soft">({sizeText(one.file.size)})</span>
                </span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("removeName", { name: one.file.name })}
                  onClick={() => remove(one)}
                >
                  <Trash2 aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <Takers />
        </>
      )}
    </>
  );
}

const failureOf = (hash: string): string =>
  hash in FAILURES ? t(FAILURES[hash as keyof typeof FAILURES]) : "";

/** Where the files may go. */
function Takers() {
  const isSignedIn = currentUser() !== undefined;
  const [takers, setTakers] = useState<Taker[]>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!isSignedIn) return;
    const read = () =>
      listTakers().then((found) => {
        setTakers(found);
        setProblem("");
      }, (error) => setProblem(messageOf(error)));
    read();
    addEventListener("online", read);
    return () => removeEventListener("online", read);
  }, []);
  return (
    <section className="shared-takers" aria-labelledby="takers">
      <h2 id="takers">{t("addToArchive")}</h2>
      {!isSignedIn && (
        <p>
          {rich(t, "signInToChoose", {
            link: (text) => (
              <a
                href={`/api/login?next=${encodeURIComponent(SHARE_PATH)}`}
                data-turbo="false"
                data-sign-in=""
              >
                {text}
              </a>
            ),
          })}
        </p>
      )}
      {problem && <p role="status">{t("archivesNotListed", { problem })}</p>}
      <ul className="shared-files" role="list">
        {takers?.map(({ href, title, isDraft }) => (
          <li key={href}>
            <a href={to(href)} {...textIn()}>{title}</a>
            {isDraft && <span className="soft">{t("draft")}</span>}
          </li>
        ))}
      </ul>
      <a className="button primary" href={to(NEW_ARCHIVE_HREF)}>{t("newArchive")}</a>
    </section>
  );
}
