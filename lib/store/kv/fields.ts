/** Schemas of fields that many records have. */
import { z } from "zod";

/** ISO 8601 in UTC. */
export const Time = z.iso.datetime();

/** Milliseconds since 1970. */
export const Milliseconds = z.number();

/** A SHA-256 in base64url: of a secret, or of a text that is looked up. */
export const TextHash = z.string().regex(/^[\w-]{43}$/);

/** A SHA-256 in hexadecimal digits: of a file's bytes. */
export const FileHash = z.string().regex(/^[0-9a-f]{64}$/);

export const Count = z.int().min(0);

export const Positive = z.int().min(1);

export const Sum = z.instanceof(Deno.KvU64);

export const Bytes = z.instanceof(Uint8Array);
