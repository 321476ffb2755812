/** Reads a site's answers with schemas; values that do not fit are counted and named. */
import { z } from "zod";
import { Unreadable, type WebReader } from "../web_reader.ts";
import { MAX_ANSWER } from "./foreign_site.ts";

/** Omeka's number of a record. */
export const ForeignId = z.coerce.number().int().min(1).max(2_000_000_000);

/** A text; null and the like become "". */
export const Words = z.preprocess(
  (value) => typeof value === "number" ? String(value) : value ?? "",
  z.string().max(1_000_000),
);

/** Degrees, which some versions give as texts. */
const Degrees = (most: number) =>
  z.preprocess(
    (value) => typeof value === "string" && value.trim() !== "" ? Number(value) : value,
    z.number().min(-most).max(most),
  );

/** A position; 0,0 counts as missing. */
export const Place = z.object({ latitude: Degrees(90), longitude: Degrees(180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);

/**
 * The JSON at an address.
 *
 * @throws {Unreadable} also for an answer that is not JSON, such as a log-in page.
 */
export async function readJson(
  reader: WebReader,
  url: string,
): Promise<{ value: unknown; headers: Headers }> {
  const { text, headers } = await reader.text(url, MAX_ANSWER);
  try {
    return { value: JSON.parse(text), headers };
  } catch {
    throw new Unreadable("the site answers with something that is not JSON");
  }
}

/** The value in an answer if the schema accepts it, else null. */
export const parsed = <T extends z.ZodType>(schema: T, value: unknown): z.infer<T> | null =>
  schema.safeParse(value).data ?? null;

/**
 * The result of `reading`, or `instead` if the site answers that it is missing or not public. Other
 * errors are thrown, because the next try may succeed.
 */
export async function unlessMissing<T, Instead>(
  reading: Promise<T>,
  instead: Instead,
): Promise<T | Instead> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Unreadable && !error.mayPass) return instead;
    throw error;
  }
}
