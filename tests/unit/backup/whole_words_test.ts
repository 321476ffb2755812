/** Archives in several languages, copied from a server that others write to. */
import assert from "node:assert/strict";
import { readWhole, wholeOf } from "../../../lib/store/backup/read_whole.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { changeWords } from "../../../lib/store/words/change_words.ts";
import { makeTour } from "../../support/data/tours.ts";
import { translate } from "../../support/data/words.ts";
import { everything, openTestStore, withKv } from "../../support/store/store.ts";

const OWNER = { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV", isAdmin: false };

Deno.test(
  "an archive is read with the words of all languages, in place of those that the copy had",
  withKv(async (server) => {
    const now = new Date();
    const tour = makeTour({ title: "The mill", language: "en" });
    const { id } = await createTour(server, tour, { userId: OWNER.id, now });
    await using copy = await openTestStore();
    const words = async (kv: Deno.Kv) =>
      (await everything(kv)).filter(({ key }) => key.join().startsWith("tour_words"))
        .map(({ key, value }) => ({ key, value }));
    const read = async () => {
      for (const { key } of await words(server)) {
        assert.deepEqual(wholeOf(key), { kind: "tour", id: [id] });
      }
      await readWhole(server, copy.kv, { kind: "tour", id: [id] });
      assert.deepEqual(await words(copy.kv), await words(server));
    };
    await translate(server, id, "de", { "The mill": "Die Mühle" });
    await read();
    const change = { words: [{ key: ":title", text: "Le moulin" }], transcripts: [] };
    for (const language of ["de", "fr"]) {
      await changeWords(server, { tourId: id, language }, change, { by: OWNER, now });
    }
    await read();
  }),
);
