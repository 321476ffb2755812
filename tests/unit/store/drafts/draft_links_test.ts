/** Links to drafts. */
import assert from "node:assert/strict";
import {
  createDraftLink,
  deleteDraftLink,
  readLinkedDraft,
} from "../../../../lib/store/drafts/draft_links.ts";
import { createDraft } from "../../../../lib/store/drafts/drafts.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { withKv } from "../../../support/store/store.ts";

Deno.test(
  "a new link to a draft takes the one before out of the store, and an ended one leaves nothing",
  withKv(async (kv) => {
    const now = new Date();
    const userId = newId(now);
    const input = { title: "The mill", draftData: {} };
    const { id: draftId } = await createDraft(kv, input, { userId, now });
    const links = () => Array.fromAsync(kv.list({ prefix: ["draft_links"] }));
    const first = await createDraftLink(kv, { userId, draftId, now });
    const [{ key }] = await links();
    const second = await createDraftLink(kv, { userId, draftId, now });
    assert.equal((await kv.get(key)).value, null);
    assert.equal((await links()).length, 1);
    assert.equal(await readLinkedDraft(kv, first.secret, now), null);
    assert.equal((await readLinkedDraft(kv, second.secret, now))?.draft.id, draftId);
    await deleteDraftLink(kv, { userId, draftId });
    assert.deepEqual(await links(), []);
  }),
);
