/** Input as the program takes it, made from its own zod schemas. */
import { z } from "zod";
import { AccountRemoval, BlockInput, QuotaInput } from "../../../lib/model/account/account.ts";
import { SignUpAddresses, SignUpLink } from "../../../lib/model/account/sign_up.ts";
import { ReleaseInput, ReleaseUpdate } from "../../../lib/model/consent/release.ts";
import { DraftInput, DraftUpdate } from "../../../lib/model/tour/draft.ts";
import { LocationQuery, StreetsQuery, SuggestQuery } from "../../../lib/model/tour/location.ts";
import { ProgressPatch } from "../../../lib/model/tour/progress.ts";
import {
  AdminDeletedQuery,
  AdminQuery,
  AdminUsersQuery,
  ListQuery,
  NearbyQuery,
  PositionQuery,
  RevisionQuery,
  TourExtentQuery,
  TourMapQuery,
  ToursQuery,
} from "../../../lib/model/web/query.ts";
import { TourInput, TourUpdate, TourVisibility } from "../../../lib/model/tour/tour.ts";
import { scatter } from "./hostile.ts";
import type { Random } from "./random.ts";

/** The password that makes administrators of the fuzzed program. */
export const ADMIN_PASSWORD = "correct horse battery";

const tourOf = { draftId: z.string().optional(), draftRevision: z.number().optional() };
const email = z.object({ email: z.string() });
const answer = z.object({ tourId: z.string(), secret: z.string().optional() });

const several = (acts: string[]) =>
  z.object({ act: z.enum(acts), ids: z.array(z.string()), email: z.string().optional() });

/** The bodies of routes. Others get an object of any fields. */
const BODIES: Record<string, z.ZodType> = {
  "POST /api/tours": z.object({ ...TourInput.shape, ...tourOf }),
  "PUT /api/tours/:id": z.object({
    ...TourUpdate.shape,
    ...tourOf,
    revision: z.number().optional(),
  }),
  "PATCH /api/tours/:id/visibility": z.object({
    visibility: TourVisibility,
    revision: z.number().optional(),
  }),
  "POST /api/tours/:id/transfer": email.partial(),
  "PUT /api/tours/:id/owner": email,
  "POST /api/tours/:id/releases": ReleaseInput,
  "PUT /api/tours/:id/releases/:releaseId": ReleaseUpdate,
  "POST /api/transfers/accept": answer,
  "POST /api/transfers/decline": answer,
  "POST /api/tours/:id/start": z.object({ anew: z.boolean().optional() }),
  "PATCH /api/progress/:id": ProgressPatch,
  "POST /api/drafts": DraftInput,
  "PUT /api/drafts/:id": DraftUpdate,
  "POST /api/admin/promote": z.object({ userId: z.string(), adminPassword: z.string() }),
  "POST /api/admin/users/:id/block": BlockInput,
  "PUT /api/admin/users/:id/quota": QuotaInput,
  "POST /api/admin/tours/acts": several(["make-private", "delete", "restore", "move"]),
  "POST /api/admin/users/acts": several(["sign-out", "unblock"]),
  "POST /api/admin/invitations": SignUpAddresses,
  "POST /api/admin/invitations/links": SignUpLink,
  "DELETE /api/account": AccountRemoval,
  "POST /api/auth/login": z.object({ firebaseToken: z.string() }),
};

/** The queries of routes. Others get any fields. */
const QUERIES: Record<string, z.ZodType> = {
  "/tours": ToursQuery,
  "/admin": AdminQuery,
  "/admin/users": AdminUsersQuery,
  "/api/admin/tours": AdminQuery,
  "/api/admin/users": AdminUsersQuery,
  "/api/admin/deleted": AdminDeletedQuery,
  "/admin/invitations": AdminDeletedQuery,
  "/api/admin/invitations": AdminDeletedQuery,
  "/api/tours": ListQuery,
  "/api/tours/user": ListQuery,
  "/api/tours/nearby": NearbyQuery,
  "/api/tours/map": TourMapQuery,
  "/api/tours/extent": TourExtentQuery,
  "/api/tours/:id/revisions": RevisionQuery,
  "/api/location/words": PositionQuery,
  "/api/location": LocationQuery,
  "/api/location/suggest": SuggestQuery,
  "/api/streets": StreetsQuery,
};

const ANY = z.object({
  ...AdminQuery.shape,
  ...PositionQuery.shape,
  next: z.string(),
  popup: z.string(),
  state: z.string(),
  code: z.string(),
  error: z.string(),
  draft: z.string(),
  revision: z.string(),
  reason: z.string(),
  adminPassword: z.string(),
  userId: z.string(),
  tourId: z.string(),
});

/** What links and files are called, as answers have said: for paths and bodies. */
export type Named = {
  /** The secrets of links to drafts. */
  previews: string[];
  /** Offers of tours. */
  transfers: { tourId: string; secret: string }[];
  /** Paths of stored files. */
  files: string[];
};

/** What a text or number of this name is like; `ids` are those of things that are there. */
type Names = { ids: string[]; userId?: string; named: Named };

/** A body for a route, mostly valid. */
export function sampleBody(random: Random, route: string, names: Names): unknown {
  const { transfers } = names.named;
  // An id and a secret that belong together.
  if (BODIES[route] === answer && transfers.length > 0 && random.chance(0.7)) {
    return random.pick(transfers);
  }
  return sample(random, BODIES[route] ?? ANY, "", names);
}

/** The query of a route, mostly valid. */
export function sampleQuery(random: Random, path: string, names: Names): Record<string, string> {
  const fields = sample(random, QUERIES[path] ?? ANY, "", names) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function sample(random: Random, schema: z.core.$ZodType, name: string, names: Names): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const inner = (type: z.core.$ZodType) => sample(random, type, name, names);
  switch (def.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).filter(() => random.chance(0.93))
          .map(([field, type]) => [field, sample(random, type, field, names)]),
      );
    case "array":
      return Array.from({ length: random.below(4) }, () => inner(def.element));
    case "optional":
    case "nullable":
    case "default":
      return inner(def.innerType);
    case "pipe":
      return inner((def.in as z.ZodType).def.type === "transform" ? def.out : def.in);
    case "record":
      return Object.fromEntries(
        Array.from(
          { length: random.below(3) },
          () => [textFor(random, "tourId", names), inner(def.valueType)],
        ),
      );
    case "union":
      return inner(random.pick(def.options));
    case "enum":
      return random.pick(Object.values(def.entries));
    case "literal":
      return random.pick(def.values);
    case "boolean":
      return random.chance(0.5);
    case "number":
      return numberFor(random, name);
    case "string":
      return textFor(random, name, names);
    default: {
      // A draft's data: any object, and most are forms.
      const form = sample(random, TourInput, name, names);
      return random.chance(0.5) ? form : scatter(random, form);
    }
  }
}

const SMALL = ["revision", "draftRevision", "tourRevision", "currentStopIndex", "completedStops"];

function numberFor(random: Random, name: string): number {
  if (SMALL.includes(name)) return random.below(4);
  if (name === "triggerRadius") return 5 + random.below(495);
  const most = name === "latitude" ? 90 : 180;
  return random.pick([0, most, -most, (random.next() - 0.5) * 2 * most]);
}

const TEXTS: Record<string, string[]> = {
  title: ["The mill", "Школа 😀", "=1+1"],
  audioUrl: ["test-beep-1", "/archives/bell.mp3", "https://example.org/a.mp3"],
  oldImageUrl: ["/archives/a.svg", "https://example.org/ä.jpg", ""],
  imageUrl: ["/archives/a.svg", "https://example.org/ä.jpg", ""],
  id: ["stop-1", "stop-2"],
  email: ["owner@example.org", "OTHER@example.org", "nobody@example.org"],
  adminPassword: [ADMIN_PASSWORD, "wrong"],
  firebaseToken: ["e30.e30.e30", "x"],
  secret: ["A".repeat(43)],
  formId: ["form-1", "form-2"],
  q: ["mill", "51.5, -0.1", "7FG9V3W8+", "filled.count.soap", "12 Main Street", "😀"],
  sort: ["newest", "title", "name", "near"],
  type: ["ordered", "unordered"],
  length: ["short", "medium", "long"],
  limit: ["1", "24", "100"],
  page: ["1", "2"],
  pages: ["1", "20"],
  zoom: ["0", "5.5", "18"],
  radius: ["0", "10", "20038"],
  next: ["/", "/tours?q=a", "//evil.example"],
  popup: ["1"],
  near: ["51.75,-1.25", "91,0"],
  from: ["51.75,-1.25", "91,0"],
  to: ["51.75,-1.26", "0,181"],
  stepFree: ["on"],
  as: ["address"],
  country: ["GB,FR"],
};

/** The address of a stored file, as the form writes those of pictures, or nearly. */
function fileAddress(random: Random, files: string[]): string {
  const path = random.pick(files);
  const rest = ["", `#size=64x48&small=${path}`, "#size=0x-1&small=//x", "#size=1e9x1&small", "?a"];
  return path + random.pick(rest);
}

function textFor(random: Random, name: string, { ids, userId, named }: Names): string {
  const { files } = named;
  if (/Url$/.test(name) && files.length > 0 && random.chance(0.3)) {
    return fileAddress(random, files);
  }
  const known = TEXTS[name];
  if (known) return random.pick(known);
  if (name === "userId" && userId && random.chance(0.7)) return userId;
  if (/Id$|^cursor$|^draft$/.test(name) && ids.length > 0) return random.pick(ids);
  if (/^(lat|lng|south|west|north|east)$/.test(name)) {
    return String((random.next() - 0.5) * random.pick([1, 90, 180, 360]));
  }
  return random.pick(["A text", "12", "Two\nlines"]);
}
