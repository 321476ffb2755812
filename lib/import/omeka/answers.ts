/** Answers of a site, read by schemas: what does not fit is counted and named, never believed. */
import { z } from "zod";
import { Unreadable, type WebReader } from "../web_reader.ts";
import { MAX_ANSWER } from "./foreign_site.ts";

/** A number by which Omeka knows a record. */
export const ForeignId = z.coerce.number().int().min(1).max(2_000_000_000);

/** A text, or what has none. */
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

/** A place on the earth; 0,0 is where programs put what has none. */
export const Place = z.object({ latitude: Degrees(90), longitude: Degrees(180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);

/**
 * The JSON at an address.
 *
 * @throws {Unreadable} also for what is no JSON, such as the page of a log-in.
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

/** What an answer has for a value that the schema takes; null where it has none. */
export const parsed = <T extends z.ZodType>(schema: T, value: unknown): z.infer<T> | null =>
  schema.safeParse(value).data ?? null;

/**
 * What `reading` gives; `instead` where the site answers that this is not there, or not for
 * everybody. Other failures are thrown on: the next try may have it.
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
