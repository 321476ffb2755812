/** Requests that read what an earlier one has written, by each way that shows it. */
import { ORIGIN } from "../people/client.ts";
import type { Random } from "./random.ts";
import type { FuzzRequest } from "./requests.ts";
import { type FuzzRole, kindOf, type Thing, type World } from "./world.ts";

const ACCOUNT = ["/api/account/data", "/profile"];

const READERS: Partial<Record<Thing["kind"], string[]>> = {
  draft: [
    ...ACCOUNT,
    "/api/account/data",
    "/api/drafts",
    "/api/drafts/:id",
    "/create?draft=:id",
    "/preview/:secret",
    "/preview/:secret",
    "/api/trash",
  ],
  tour: [
    ...ACCOUNT,
    "/tour/:id",
    "/tour/:id/edit",
    "/tour/:id/history",
    "/api/tours/:id",
    "/api/tours/:id/revisions",
    "/api/tours/:id/revisions/1",
    "/api/tours",
    "/api/tours/map?south=-90&north=90&west=-180&east=180&zoom=3",
    "/transfer/:secret",
    "/tours?q=mill",
    "/sitemap.xml",
  ],
  trash: [...ACCOUNT, "/api/trash", "/admin/deleted"],
  upload: ["/api/account/data", "/api/uploads", "/api/uploads/:id"],
  progress: [...ACCOUNT, "/api/user/progress"],
  user: [
    "/admin/users",
    "/admin/audit",
    "/admin/invitations",
    "/api/admin/users",
    "/api/admin/audit",
    "/profile",
  ],
};

/** Two such requests by `role`, after one with this path has changed something. */
export function readersOf(
  random: Random,
  world: World,
  { path, id, role }: { path: string; id?: string; role: FuzzRole },
): FuzzRequest[] {
  const { previews, transfers } = world.named;
  return [1, 2].map(() => {
    const pattern = random.pick(READERS[kindOf(path)] ?? ACCOUNT);
    const secrets = pattern.startsWith("/preview")
      ? previews
      : transfers.map(({ secret }) => secret);
    const read = pattern.replace(":id", id ?? path.split("/")[3] ?? "x")
      .replace(":secret", secrets.at(-1) ?? "x");
    const headers = new Headers();
    world.identify(headers, role);
    const text = `GET ${read} by ${role}, after a change of ${path}`;
    return { role, request: new Request(ORIGIN + read, { headers }), text, bytes: read.length };
  });
}
