/** The chapters of a stop in the form, and as text for comparisons. */
import { MAX_CHAPTERS } from "../../model/tour/stop_limits.ts";
import type { Chapter } from "../../model/tour/chapters.ts";
import { texts } from "../../texts/texts.ts";
import { type FieldKind, filledText, membersOf } from "./kind.ts";
import { timeText } from "./transcript.ts";

const t = texts("values");

/** In the order of their times; those without a time are left out. Undefined without any. */
function readChapters(stored: unknown): Chapter[] | undefined {
  const read = (Array.isArray(stored) ? stored : []).map(membersOf).flatMap(readChapter);
  return read.length > 0 ? read.sort((a, b) => a.at - b.at) : undefined;
}

function readChapter({ at, title, synopsis, keywords, place }: Record<string, unknown>): Chapter[] {
  if (!Number.isFinite(at)) return [];
  const words = (Array.isArray(keywords) ? keywords : []).filter((one) => typeof one === "string");
  const { lat, lng, name } = membersOf(place);
  const isPlace = Number.isFinite(lat) && Number.isFinite(lng);
  return [normalChapter({
    at: at as number,
    title: filledText(title) ?? "",
    synopsis: filledText(synopsis),
    keywords: words,
    place: isPlace ? { lat: lat as number, lng: lng as number, name: filledText(name) } : undefined,
  })];
}

/** Its members in a fixed order, without empty ones. */
const normalChapter = ({ at, title, synopsis, keywords = [], place }: Chapter): Chapter => ({
  at,
  title,
  ...synopsis && { synopsis },
  ...keywords.some(Boolean) && { keywords },
  ...place && {
    place: { lat: place.lat, lng: place.lng, ...place.name && { name: place.name } },
  },
});

/** "1:23.0 The mill: How it was built (mills; water; Mill Lane 48.2, 16.37)". */
function chapterText({ at, title, synopsis, keywords = [], place }: Chapter): string {
  const where = place && [place.name, `${place.lat}, ${place.lng}`].filter(Boolean).join(" ");
  const about = [...keywords.filter(Boolean), ...where ? [where] : []].join("; ");
  const words = [title, synopsis].filter(Boolean).join(": ");
  return `${timeText(at)} ${words}${about && ` (${about})`}`;
}

/** A line for each chapter. */
export const chapterTexts = (chapters: readonly Chapter[]): string =>
  chapters.map(chapterText).join("\n");

export const chapters: FieldKind<Chapter[], Chapter[]> = {
  toTyped: readChapters,
  fromTyped: (typed) => typed,
  toText: chapterTexts,
  read(value) {
    if (!Array.isArray(value) || value.length > MAX_CHAPTERS) return {};
    if (value.length === 0) return { wrong: [] };
    const read = readChapters(value);
    return { value: read?.length === value.length ? read : undefined };
  },
  unfit: () => t("unfitChapters", { most: MAX_CHAPTERS }),
  normal: (stored) => stored.length > 0 ? stored.map(normalChapter) : undefined,
};
