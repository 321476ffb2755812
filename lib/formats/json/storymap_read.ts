/**
 * Reads a tour from the JSON of StoryMapJS: a slide with a place is a stop, the overview is the
 * archive itself.
 *
 * Source: https://storymap.knightlab.com/advanced/
 */
import { texts } from "../../texts/texts.ts";
import { toStops } from "../foreign/foreign_stops.ts";
import { membersOf } from "../fields/kind.ts";
import { htmlToText } from "../foreign/html_text.ts";
import { isObject } from "./is_object.ts";
import type { ImportSource } from "../own_address.ts";
import { readForm } from "../read_form.ts";
import { fileEntry, type Imported } from "../report.ts";

const t = texts("imports");

type Data = Record<string, unknown>;

export function fromStoryMap({ storymap }: Data, source: ImportSource): Imported {
  const slides = partOf(storymap, "slides");
  const list = Array.isArray(slides) ? slides.filter(isObject) : [];
  const overview = list.find(({ type }) => type === "overview");
  const points = list.filter((slide) => slide !== overview).map((slide) => ({
    latitude: partOf(slide.location, "lat"),
    longitude: partOf(slide.location, "lon"),
    properties: propertiesOf(slide),
  }));
  const { audioStops, report } = toStops(points, source, "slides");
  const first = audioStops.find(({ latitude }) => latitude !== undefined);
  const imported = readForm({
    title: plain(partOf(overview?.text, "headline")) || source.title,
    description: plain(partOf(overview?.text, "text")) || undefined,
    latitude: first?.latitude,
    longitude: first?.longitude,
    audioStops,
  }, source.origin);
  const cover = partOf(overview?.media, "url");
  const left = cover ? [fileEntry("left-out", t("overviewMedia", { address: String(cover) }))] : [];
  return { ...imported, report: [...left, ...report, ...imported.report] };
}

const partOf = (value: unknown, name: string): unknown => membersOf(value)[name];

/** Text without mark-up. */
const plain = (value: unknown): string =>
  typeof value === "string" ? htmlToText(value).text.trim() : "";

const SOUND = /\.(mp3|m4a|aac|og[ga]|opus|wav|flac)([?#]|$)/i;
const PICTURE = /\.(jpe?g|png|webp|gif)([?#]|$)/i;

function propertiesOf({ text, media, location }: Data): Data {
  const url = String(partOf(media, "url") ?? "").trim();
  const [caption, credit] = ["caption", "credit"].map((name) => plain(partOf(media, name)));
  const kind = SOUND.test(url) ? "audioUrl" : PICTURE.test(url) ? "imageUrl" : "media";
  const isPicture = kind === "imageUrl";
  const words = [partOf(text, "text"), ...isPicture ? [] : [caption, credit]].map(plain);
  return {
    title: partOf(text, "headline") || partOf(location, "name"),
    description: words.filter((part) => part !== "").join("\n\n"),
    [kind]: url,
    ...isPicture && { "Image description": caption, "Image credit": credit },
  };
}
