/** What a store holds, for tests that nothing came to be. */

/** How many sessions and users there are. */
export async function countIdentity(kv: Deno.Kv): Promise<{ sessions: number; users: number }> {
  const count = async (prefix: string) =>
    (await Array.fromAsync(kv.list({ prefix: [prefix] }))).length;
  return { sessions: await count("sessions"), users: await count("users") };
}
