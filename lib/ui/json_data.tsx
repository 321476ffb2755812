/** JSON data in a page, safe against mark-up in its texts. */

/** `data` as JSON with `<` escaped. */
export const toSafeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * JSON-LD for search engines. A script of another type than JavaScript is data, which no content
 * policy blocks.
 */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toSafeJson(data) }}
    />
  );
}
