/** Schemas for the queries of addresses: texts that become numbers, with readable messages. */
import { AUDIT_ACTIONS } from "../account/audit_actions.ts";
import { z } from "../zod.ts";
import { texts } from "../../texts/texts.ts";
import { Latitude, Longitude } from "../tour/position.ts";
import { LanguageTag } from "../text/language_tag.ts";
import { TourType } from "../tour/tour.ts";
import { MIN_PART } from "../media/part_address.ts";
import { SECOND } from "./stop_link.ts";
import { TOUR_LENGTHS, TOUR_SORTS, type TourSearch } from "../tour/tour_search.ts";

const t = texts("problems");

/**
 * A decimal number as text, also as browsers write small ones (1e-7). `Number` alone would read ""
 * as 0 and "0x10" as 16.
 */
const number = (name: string) =>
  z.string({ error: () => t("nameRequired", { name }) }).trim()
    .regex(/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i, {
      error: () => t("nameNumber", { name }),
    }).transform(
      Number,
    );

/** A whole number from 1 to `most`. */
const count = (name: string, most: number) => {
  const message = () => t("nameBetween", { name, min: "1", max: String(most) });
  return number(name).pipe(
    z.int({ error: () => t("nameWhole", { name }) }).min(1, { error: message }).max(most, {
      error: message,
    }),
  );
};

/** `lang`: the language of an archive's words, as far as they are translated. */
const inLanguage = { lang: LanguageTag.optional() };

export const LanguageQuery = z.object(inLanguage);

/** A position in degrees, as `lat` and `lng`. */
export const PositionQuery = z.object({
  lat: number("lat").pipe(Latitude),
  lng: number("lng").pipe(Longitude),
});

const FARTHEST = 20_038;
const radiusMessage = () => t("radiusBetween", { max: String(FARTHEST) });
const Radius = number("radius").pipe(
  z.number().min(0, { error: radiusMessage }).max(FARTHEST, { error: radiusMessage }),
);

/** `GET /q`: the code that was typed, if any. */
export const CodeQuery = z.object({
  code: z.string().max(100, { error: () => t("codeForm") }).optional(),
});

const Milliseconds = (name: string) =>
  z.string().regex(/^(0|[1-9]\d{0,8})$/, { error: () => t("nameMilliseconds", { name }) })
    .transform(Number).optional();

/** `GET /media/:name`: the times of a part of a recording in milliseconds, or neither. */
export const PartQuery = z.object({ from: Milliseconds("from"), to: Milliseconds("to") })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ["to"],
    error: () => t("partEnds"),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to - from >= MIN_PART, {
    path: ["to"],
    error: () => t("partLength", { count: MIN_PART / 1000 }),
  })
  .transform(({ from, to }) => from === undefined || to === undefined ? undefined : { from, to });

/** Most tours in the answer of a search around a position. */
const MAX_NEARBY = 1000;

/**
 * `GET /api/tours/nearby`: a position in degrees, a radius in kilometres (10 by default), and how
 * many tours at most (1,000 by default).
 */
export const NearbyQuery = z.object({
  ...PositionQuery.shape,
  radius: Radius.default(10),
  limit: count("limit", MAX_NEARBY).default(MAX_NEARBY),
  ...inLanguage,
});

const Cursor = z.string().max(200, { error: () => t("foreignCursor") }).optional();

/** Paged lists: `limit` entries (1 to `most`) from `cursor` on, which the page before returned. */
const pageQuery = (most: number) =>
  z.object({
    limit: count("limit", most).optional(),
    cursor: Cursor,
  });

/** Paged lists with at most 100 entries a page. */
export const PageQuery = pageQuery(100);

/** The history of a tour: at most 100 revisions at once, older than the revision `cursor`. */
export const RevisionQuery = z.object({
  limit: PageQuery.shape.limit,
  cursor: count("cursor", Number.MAX_SAFE_INTEGER).optional(),
});

/** A transcript: the revision of its archive in the address. */
export const TranscriptQuery = z.object({
  revision: count("revision", Number.MAX_SAFE_INTEGER).optional(),
  ...inLanguage,
  words: count("words", Number.MAX_SAFE_INTEGER).optional(),
});

/** The formats of a citation: text for people, or a file for programs. */
export const CITATION_FORMATS = ["text", "bibtex", "ris", "csl-json"] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

/** A citation: its format, the cited stop, and the second in its recording. */
export const CitationQuery = z.object({
  format: z.enum(CITATION_FORMATS, `format must be one of ${CITATION_FORMATS.join(", ")}`)
    .default("text"),
  stop: z.string().regex(/^[\w-]{1,64}$/, "stop must be the id of a stop").optional(),
  t: z.string().regex(new RegExp(`^${SECOND}$`), "t must be seconds, such as 63.25").transform(
    Number,
  ).optional(),
  ...inLanguage,
}).refine(({ stop, t }) => t === undefined || stop !== undefined, {
  path: ["stop"],
  error: () => texts("problems")("timeNeedsStop"),
});

/** The largest frame that oEmbed may ask for, in pixels. */
const MAX_FRAME = 10_000;

/** oEmbed: the address of a page, the format of the answer, and the maximum size. */
export const OEmbedQuery = z.object({
  url: z.string("url is required").max(2048, "url is too long"),
  format: z.string().max(20, "format must be json or xml").default("json"),
  maxwidth: count("maxwidth", MAX_FRAME).optional(),
  maxheight: count("maxheight", MAX_FRAME).optional(),
});

/** The file formats of an archive: our own, and four for other programs. */
const EXPORT_FORMATS = ["json", "geojson", "gpx", "kml", "csv"] as const;

/** An archive as a file: its format. */
export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS, {
    error: () => t("nameOneOf", { name: "format", values: EXPORT_FORMATS.join(", ") }),
  })
    .default("json"),
  ...inLanguage,
});

/** Words and an order, for lists of administrators; an empty field means no filter. */
const searched = <T extends readonly [string, ...string[]]>(orders: T) => ({
  q: z.string().trim().max(200, { error: () => t("tooManyWords") }).optional(),
  sort: z.preprocess(
    (value) => value === "" ? undefined : value,
    z.enum(orders, {
      error: () => t("nameOneOf", { name: "sort", values: orders.join(", ") }),
    }).optional(),
  ),
});

/** The orders of tours for administrators: last made, last changed, by title, by owner. */
export const TOUR_ORDERS = ["newest", "changed", "title", "owner"] as const;

/** The orders of users: by name, last seen, last joined, most storage, most tours. */
export const USER_ORDERS = ["name", "seen", "newest", "storage", "tours"] as const;

/** `/admin` and `/api/admin/tours`. */
export const AdminQuery = z.object({ ...PageQuery.shape, ...searched(TOUR_ORDERS) });

/** `/admin/users` and `/api/admin/users`. */
export const AdminUsersQuery = z.object({ ...PageQuery.shape, ...searched(USER_ORDERS) });

/** `/admin/audit` and `/api/admin/audit`: `act` is the kind of act. */
export const AdminAuditQuery = z.object({
  ...PageQuery.shape,
  q: searched(["newest"]).q,
  act: z.preprocess(
    (value) => value === "" ? undefined : value,
    z.enum(AUDIT_ACTIONS, {
      error: () => t("nameOneOf", { name: "act", values: AUDIT_ACTIONS.join(", ") }),
    }).optional(),
  ),
});

/** `/admin/deleted`. */
export const AdminDeletedQuery = z.object({ ...PageQuery.shape, q: searched(["newest"]).q });

/** Most entries in one answer of the API. */
export const MAX_LIST = 1000;

/** Lists of the API: `limit` is 1,000 by default. */
export const ListQuery = pageQuery(MAX_LIST);

/** An optional field of a form; empty means missing. */
const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === "" ? undefined : value, schema.optional());

/** Longest text that is searched for, in characters. */
const MAX_SEARCH = 200;

/** The filters of a list of tours, all optional. */
const filterFields = {
  q: orEmpty(
    z.string().trim().max(MAX_SEARCH, { error: () => t("searchLength", { max: MAX_SEARCH }) }),
  ),
  type: orEmpty(TourType),
  length: orEmpty(z.enum(TOUR_LENGTHS)),
  lat: orEmpty(PositionQuery.shape.lat),
  lng: orEmpty(PositionQuery.shape.lng),
  radius: orEmpty(Radius),
};

type FilterFields = z.infer<z.ZodObject<typeof filterFields>>;

/** `lat` and `lng` come together; `radius` needs both. */
const PLACE_IS_WHOLE = ({ lat, lng, radius }: FilterFields) =>
  (lat === undefined) === (lng === undefined) && (radius === undefined || lat !== undefined);

const placeIsWhole = {
  path: ["lat"],
  error: () => t("placeNotWhole"),
};

/** About 100 m; a more exact position is not needed. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The search in the fields of a query. */
const toFilter = ({ q, lat, lng, ...fields }: FilterFields) => ({
  ...fields,
  q: q || undefined,
  near: lat === undefined || lng === undefined
    ? undefined
    : { latitude: rounded(lat), longitude: rounded(lng) },
});

/** Most pages that the list of tours shows at once to a returning visitor. */
export const MAX_PAGES = 20;

/**
 * `GET /tours`: a search; with `cursor` (the whole list) or `page` (from 1) one page, with `pages`
 * all pages up to that one; `map` is "open" where the map is shown.
 */
export const ToursQuery = z.object({
  ...filterFields,
  sort: orEmpty(z.enum(TOUR_SORTS)),
  ...PageQuery.shape,
  page: count("page", 100_000).optional(),
  pages: count("pages", MAX_PAGES).optional(),
  map: orEmpty(z.literal("open")),
}).refine(PLACE_IS_WHOLE, placeIsWhole).transform(
  ({ sort, limit, cursor, page, pages, map, ...fields }) => {
    const search: TourSearch = { ...toFilter(fields), sort };
    return { search, limit, cursor, page, pages, isMapOpen: map === "open" };
  },
);

/** `GET /api/tours/extent`: which tours. */
export const TourExtentQuery = z.object(filterFields).refine(PLACE_IS_WHOLE, placeIsWhole)
  .transform(toFilter);

const MAX_ZOOM = 30;
const zoomMessage = `zoom must be between 0 and ${MAX_ZOOM}`;

/**
 * `GET /api/tours/map`: a box in degrees, which crosses 180° where its west is greater than its
 * east, and the map's zoom level (`zoom` 0 shows the earth 256 pixels wide); parts of levels are
 * cut off. Fields of a filter beside them.
 */
export const TourMapQuery = z.object({
  ...filterFields,
  south: number("south").pipe(Latitude),
  west: number("west").pipe(Longitude),
  north: number("north").pipe(Latitude),
  east: number("east").pipe(Longitude),
  zoom: number("zoom").pipe(z.number().min(0, zoomMessage).max(MAX_ZOOM, zoomMessage))
    .transform(Math.floor),
  ...inLanguage,
}).refine(({ south, north }) => south <= north, {
  path: ["north"],
  error: () => t("northSouth"),
}).refine(PLACE_IS_WHOLE, placeIsWhole).transform(
  ({ south, west, north, east, zoom, lang, ...fields }) => ({
    ...{ zoom, lang, box: { south, west, north, east } },
    filter: toFilter(fields),
  }),
);

/** The release from which a change of its document began. */
export const ReleaseRevisionQuery = z.object({
  revision: count("revision", 1_000_000_000).optional(),
});

/** `PUT …/document`: the same, and the name of the file, which is cut later. */
export const DocumentQuery = ReleaseRevisionQuery.extend({
  name: z.string().max(1000, "name is too long").default(""),
});
