/**
 * Recordings and pictures that the program stores: their types, addresses and uploads. Without zod,
 * because pages use it too.
 */

/** What archives use a file for. */
export type MediaKind = "recording" | "picture" | "document";

/**
 * The types that archives may use, by the endings of their names: those that all browsers play,
 * show, or hand to another program. The form converts other sound to MP3 before it sends it.
 */
export const MEDIA_TYPES = {
  mp3: { type: "audio/mpeg", kind: "recording" },
  m4a: { type: "audio/mp4", kind: "recording" },
  wav: { type: "audio/wav", kind: "recording" },
  jpg: { type: "image/jpeg", kind: "picture" },
  png: { type: "image/png", kind: "picture" },
  webp: { type: "image/webp", kind: "picture" },
  pdf: { type: "application/pdf", kind: "document" },
} as const satisfies Record<string, { type: string; kind: MediaKind }>;

/** The use of a stored file; an "original" is the recording as it was uploaded, beside its MP3. */
type StoredKind = MediaKind | "original";

/** All stored types. Types that some browsers cannot play are stored only as originals. */
export const STORED_TYPES = {
  ...MEDIA_TYPES,
  webm: { type: "audio/webm", kind: "original" },
  ogg: { type: "audio/ogg", kind: "original" },
  flac: { type: "audio/flac", kind: "original" },
  aac: { type: "audio/aac", kind: "original" },
  aiff: { type: "audio/aiff", kind: "original" },
  caf: { type: "audio/x-caf", kind: "original" },
} as const satisfies Record<string, { type: string; kind: StoredKind }>;

export type MediaExtension = keyof typeof STORED_TYPES;

/** The server's measurements: the seconds of a recording, the pixels of a picture. */
export type MediaFacts = {
  extension: MediaExtension;
  seconds?: number;
  width?: number;
  height?: number;
};

/**
 * A stored file: `hash` is the SHA-256 of its bytes (64 hexadecimal digits), `url` its path on our
 * origin, `type` its media type.
 */
export type Media = MediaFacts & {
  hash: string;
  url: string;
  type: string;
  kind: StoredKind;
  bytes: number;
};

/** The file's name: its hash, and the ending of its type. */
export const mediaName = ({ hash, extension }: Pick<Media, "hash" | "extension">): string =>
  `${hash}.${extension}`;

/** The path of the file on our origin, the same for all who uploaded it. */
export const mediaPath = (media: Pick<Media, "hash" | "extension">): string =>
  `/media/${mediaName(media)}`;

const NAME = new RegExp(`^([0-9a-f]{64})\\.(${Object.keys(STORED_TYPES).join("|")})$`);

/** The hash and the ending of a file's name; undefined for any other text. */
export function parseMediaName(name: string): Pick<Media, "hash" | "extension"> | undefined {
  const [, hash, extension] = NAME.exec(name) ?? [];
  return hash === undefined ? undefined : { hash, extension: extension as MediaExtension };
}

/** The hashes of all files that `value` names, as a path or a whole address, each once. */
export function mediaHashesIn(value: unknown): string[] {
  const names = JSON.stringify(value ?? null).matchAll(/\/media\/([0-9a-f]{64})\./g);
  return [...new Set(Array.from(names, ([, hash]) => hash))];
}

/**
 * The answer of `GET /api/uploads`: what the caller may upload. `off` says, for people, why uploads
 * are switched off. Sizes are bytes; `used` is the share of `quota` that the caller's files and
 * unfinished uploads take.
 */
export type UploadRoom = {
  off?: string;
  maxBytes: number;
  quota: number;
  used: number;
  types: string[];
};

/**
 * The answer of `GET /api/uploads/:id`. `receiving`: bytes from `offset` on are missing.
 * `received`: all bytes are there but unchecked, because the server failed meanwhile. `finished`:
 * `media` is the stored file. `refused`: not a file that can be stored; `detail` says why, for
 * people.
 */
export type UploadState =
  & { id: string; name: string; size: number; offset: number; expiresAt: string }
  & (
    | { state: "receiving" | "received" }
    | { state: "finished"; media: Media }
    | { state: "refused"; detail: string }
  );
