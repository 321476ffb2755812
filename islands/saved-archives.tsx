/** On the page without connection: which archives are saved on this device, and the way on. */
import { useEffect, useState } from "react";
import { pagePath, readKeptTours } from "../lib/offline/kept_tours.ts";
import { listSavedArchives, type SavedPage } from "../lib/offline/saved_pages.ts";

export default function SavedArchives() {
  const [archives, setArchives] = useState<SavedPage[]>([]);
  useEffect(() => {
    listOthers().then(setArchives, console.warn);
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <>
      {archives.length > 0 && (
        <section aria-labelledby="saved-archives">
          <h2 id="saved-archives">Saved on this device</h2>
          <p>
            You have opened these archives before. Their texts are here; sound and map may not be.
          </p>
          <ul className="saved-archives" role="list">
            {archives.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="button primary" onClick={reload}>Try again</button>
    </>
  );
}

/** The saved archives without those that are kept whole, which stand above. */
async function listOthers(): Promise<SavedPage[]> {
  const [saved, kept] = await Promise.all([listSavedArchives(), readKeptTours(caches)]);
  const keptPaths = kept.map(({ id }) => pagePath(id));
  return saved.filter(({ path }) => !keptPaths.includes(path));
}

const reload = () => location.reload();
