/**
 * The script of an embedded archive: stories, and their map. Uses no cookies and no storage, and
 * nothing of the site's own script.
 */
import { loadChunk } from "../../lib/device/load_chunk.ts";
import { countListens } from "./count_listens.ts";
import { connectStories } from "./stories.ts";

const list = document.getElementById("stories");
const canvas = document.getElementById("map");

if (list && canvas) {
  const stories = connectStories(list);
  countListens(list);
  loadChunk(() => import("./map.ts")).then(({ showMap }) => showMap(canvas, stories)).catch(
    (error) => {
      // The list has all that the map has.
      console.warn("The map cannot be shown", error);
      canvas.closest<HTMLElement>(".tour-map")!.hidden = true;
    },
  );
}
