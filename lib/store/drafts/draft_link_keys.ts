/** The keys of links to drafts. */

/** The target of a link, by the hash of its secret: a `LinkRecord` of draft_links.ts. */
export const draftLinkKey = (hash: string): Deno.KvKey => ["draft_links", hash];

/** The prefix of the links to the drafts of a user. */
export const draftLinksPrefix = (userId: string): Deno.KvKey => ["draft_links_by_draft", userId];

/**
 * The hash of a draft's one link: a `string`. It is removed in the same step as the draft, together
 * with the link.
 */
export const linkOfDraftKey = (userId: string, draftId: string): Deno.KvKey => {
  return ["draft_links_by_draft", userId, draftId];
};
