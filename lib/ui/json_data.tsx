/** Data in a page: JSON that no mark-up in a text can end. */

/** `data` as JSON with `<` escaped. */
export const toSafeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * JSON-LD for search engines. A script of another type than JavaScript is data: no content policy
 * stops it.
 */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toSafeJson(data) }}
    />
  );
}
