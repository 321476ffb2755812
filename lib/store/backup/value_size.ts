/** How much a value takes when it is stored, without storing it. */

/** The bytes of a number, a date or the like, with what says which it is. */
const SMALL = 10;

/** What a text or a list has besides its content. */
const FRAME = 6;

/** About the bytes of V8's serialization of a value of KV, rather more than less. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return FRAME + bytesOf(value);
  if (typeof value !== "object" || value === null) return SMALL;
  if (value instanceof Deno.KvU64) return SMALL;
  if (ArrayBuffer.isView(value)) return SMALL + value.byteLength;
  if (value instanceof Map || value instanceof Set) return FRAME + sizeOf([...value]);
  let size = SMALL;
  for (const [name, part] of Object.entries(value)) {
    size += (Array.isArray(value) ? 0 : FRAME + bytesOf(name)) + sizeOf(part);
  }
  return size;
}

/** V8 writes a text of Latin letters in one byte each. */
const bytesOf = (text: string): number => /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
