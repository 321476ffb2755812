/** The keys of links to drafts. */

/** By the hash of its secret, what a link shows: a `LinkRecord` of draft_links.ts. */
export const draftLinkKey = (hash: string): Deno.KvKey => ["draft_links", hash];

/** The prefix of the links to the drafts of a user. */
export const draftLinksPrefix = (userId: string): Deno.KvKey => ["draft_links_by_draft", userId];

/**
 * The hash of the one link of a draft: a `string`. It goes in the step in which the draft goes, and
 * the link with it.
 */
export const linkOfDraftKey = (userId: string, draftId: string): Deno.KvKey => {
  return ["draft_links_by_draft", userId, draftId];
};
