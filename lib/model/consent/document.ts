/** The limits of a release's signed document. Without zod: pages use it, too. */

/** The types of documents, by their endings. */
export const DOCUMENT_TYPES = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
} as const;
export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

/** Most bytes of a document: twenty scanned pages. */
export const MAX_DOCUMENT_BYTES = 10_000_000;

/** Where the document of a release is, for those who may read it. */
export const documentPath = (tourId: string, releaseId: string): string =>
  `/api/tours/${tourId}/releases/${releaseId}/document`;

/** Whether a path is that of a document, whose body is a file. */
export const isDocumentPath = (path: string): boolean =>
  /^\/api\/tours\/[^/]+\/releases\/[^/]+\/document$/.test(path);
