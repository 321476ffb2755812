/** On the page without connection: the archives that are saved on this device, with links. */
import { useEffect, useState } from "react";
import { pagePath, readKeptTours } from "../../lib/offline/keep/kept_tours.ts";
import { pageCaches } from "../../lib/offline/keep/patient_caches.ts";
import {
  listSavedArchives,
  OFFLINE_PATH,
  type SavedPage,
} from "../../lib/offline/worker/saved_pages.ts";
import { fromLocal } from "../../lib/texts/local_paths.ts";
import { language } from "../../lib/texts/texts.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("find");

export default function SavedArchives() {
  const [archives, setArchives] = useState<SavedPage[]>([]);
  useEffect(() => {
    listOthers().then(setArchives, console.warn);
    if (fromLocal(location.pathname).path === OFFLINE_PATH) return;
    const timer = setInterval(reloadOnceThere, INTERVAL);
    addEventListener("online", reloadOnceThere);
    return () => {
      clearInterval(timer);
      removeEventListener("online", reloadOnceThere);
    };
  }, []);
  return (
    <>
      {archives.length > 0 && (
        <section aria-labelledby="saved-archives">
          <h2 id="saved-archives">{t("openedBefore")}</h2>
          <p>{t("openedBeforeText")}</p>
          <ul className="saved-archives" role="list">
            {archives.map(({ path, title }) => (
              <li key={path}>
                <a href={path} {...textIn()}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="button primary" onClick={reload}>
        {texts("shell")("tryAgain")}
      </button>
    </>
  );
}

/** The saved archives without the kept ones, which are listed above. */
async function listOthers(): Promise<SavedPage[]> {
  const [saved, kept] = await Promise.all([
    listSavedArchives(pageCaches, language()),
    readKeptTours(pageCaches),
  ]);
  const keptPaths = kept.map(({ id }) => pagePath(id));
  return saved.filter(({ path }) => !keptPaths.includes(fromLocal(path).path));
}

const reload = () => location.reload();

/** How often the server is tried, in milliseconds: it may be away although the network is there. */
const INTERVAL = 5000;

/** Shows the requested page as soon as the server answers. */
async function reloadOnceThere(): Promise<void> {
  const isThere = await fetch(location.href, { method: "HEAD" }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) reload();
}
