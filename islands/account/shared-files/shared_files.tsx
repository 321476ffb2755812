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

const FAILURES: Record<string, string> = {
  [NOT_KEPT]: "The files didn’t get through: the program isn’t ready on this device yet, or may " +
    "not store files. Share them again once this page has loaded.",
  [NO_ROOM]:
    "This device has no room for the files. Remove others, or share fewer or shorter ones.",
};

export function SharedFiles() {
  const [files, setFiles] = useState<SharedFile[]>();
  const [problem, setProblem] = useState(FAILURES[location.hash] ?? "");
  const read = () => listShared().then(setFiles, (error) => setProblem(messageOf(error)));
  useEffect(() => void read(), []);
  const remove = async ({ id }: SharedFile) => {
    await removeShared([id]).catch((error) => setProblem(messageOf(error)));
    await read();
  };
  return (
    <>
      {problem && <p className="notice" role="alert">{problem}</p>}
      {files?.length === 0 && !problem && <p>No files are waiting.</p>}
      {files && files.length > 0 && (
        <>
          <ul className="shared-files" role="list" aria-label="Waiting files">
            {files.map((one) => (
              <li key={one.id}>
                <span>
                  {one.file.name} <span className="soft">({sizeText(one.file.size)})</span>
                </span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${one.file.name}`}
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
      <h2 id="takers">Add to an archive</h2>
      {!isSignedIn && (
        <p>
          <a
            href={`/api/login?next=${encodeURIComponent(SHARE_PATH)}`}
            data-turbo="false"
            data-sign-in=""
          >
            Sign in
          </a>{" "}
          to choose one of your archives. The files stay here meanwhile.
        </p>
      )}
      {problem && (
        <p role="status">
          Your archives can’t be listed. {problem} The files stay on this device.
        </p>
      )}
      <ul className="shared-files" role="list">
        {takers?.map(({ href, title, isDraft }) => (
          <li key={href}>
            <a href={href} {...textIn()}>{title}</a>
            {isDraft && <span className="soft">Draft</span>}
          </li>
        ))}
      </ul>
      <a className="button primary" href={NEW_ARCHIVE_HREF}>New archive</a>
    </section>
  );
}
