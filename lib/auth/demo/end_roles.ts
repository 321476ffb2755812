/** Demo administrators lose the role when their process ends. */
import { endRolesOf } from "../../store/accounts/users.ts";
import { DEMO_MOUNT } from "../paths.ts";

/**
 * Takes the administrator role from all demo accounts at any address, and ends their sessions: a
 * demo's cookie must not work once a real provider is set up. Returns how many there were.
 */
export async function endDemoRoles(kv: Deno.Kv, origin: string): Promise<number> {
  const isOf = (iss: string) => iss.endsWith(DEMO_MOUNT);
  const here = origin + DEMO_MOUNT;
  return await endRolesOf(kv, { first: "http://", end: "http:0", isOf }) +
    (here.startsWith("http:") ? 0 : await endRolesOf(kv, { first: here, end: `${here}0`, isOf }));
}
