/** The order of the rooms of lib/store: imports lead down, so that no two import each other. */
import type { Rule } from "./tree.ts";

const STORE = "lib/store/";

/** From above to below, within a line too. Files beside the rooms stand above all. */
const ROOMS = [
  ["statistics", "administration", "backup"],
  ["closing", "ownership", "classes", "consent", "review"],
  ["check", "migration", "imports", "site", "words", "progress", "listens", "sign_up"],
  ["tours", "drafts", "media", "limits", "people", "index", "offers", "accounts"],
  ["records", "kv"],
].flat();

export const storeRooms: Rule = ({ sources }) =>
  sources.filter(({ path }) => path.startsWith(STORE)).flatMap(({ path, imports }) => {
    const room = roomOf(path);
    if (room !== "" && !ROOMS.includes(room)) {
      return [{
        file: path,
        message: `The room ${room} has no place in the order of lib/store; give it one in ` +
          "tools/rules/store_rooms.ts.",
      }];
    }
    return imports
      .filter(({ target }) => target.startsWith(STORE))
      .filter(({ target }) => ROOMS.indexOf(roomOf(target)) < ROOMS.indexOf(room))
      .map(({ target }) => ({
        file: path,
        message: `${target} stands above ${room}, which must not import it. Move what both need ` +
          "to the room below, or this file to the one above.",
      }));
  });

/** The room of a file; empty for one beside the rooms. */
const roomOf = (path: string): string =>
  path.slice(STORE.length, Math.max(STORE.length, path.indexOf("/", STORE.length)));
