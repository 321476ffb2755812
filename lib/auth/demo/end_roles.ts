/** What the demo's administrators may do ends with the process in which they became that. */
import { endRolesOf } from "../../store/accounts/users.ts";
import { DEMO_MOUNT } from "../paths.ts";

/**
 * Takes the rights of administrators from all accounts of demos, whatever their address was, and
 * ends their sessions: a cookie of a demo must open nothing once people are signed in by a real
 * provider. Returns how many there were.
 */
export async function endDemoRoles(kv: Deno.Kv, origin: string): Promise<number> {
  const isOf = (iss: string) => iss.endsWith(DEMO_MOUNT);
  const here = origin + DEMO_MOUNT;
  return await endRolesOf(kv, { first: "http://", end: "http:0", isOf }) +
    (here.startsWith("http:") ? 0 : await endRolesOf(kv, { first: here, end: `${here}0`, isOf }));
}
